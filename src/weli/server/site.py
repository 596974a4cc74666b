"""Where the server can be reached, and from where browsers may come."""

from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from weli.server.invites import is_loopback, local_addresses
from weli.server.settings import Settings

__all__ = ["Site", "host_of"]

_LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
_EVERYWHERE: Final = ("0.0.0.0", "::", "")


def host_of(address: str) -> str:
    """Return the name in a `Host` header or an origin, without its port; empty for what is none."""
    try:
        return (urlsplit(address if "://" in address else f"//{address}").hostname or "").lower()
    except ValueError:
        return ""


class Site:
    """The addresses of this server.

    Attributes:
        origins: where browsers may come from beside the server's own addresses.
        lan: the addresses in the local network at which friends can join.
        listen: makes the server listen at one more address; set by whoever runs it.
    """

    def __init__(self, settings: Settings) -> None:
        """Begin with the addresses that the settings name."""
        self.port = settings.port
        self.origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        self.lan: tuple[str, ...] = ()
        self.listen: Callable[[str], Awaitable[None]] | None = None
        self._hosts = {*_LOOPBACK, *(host_of(origin) for origin in self.origins)}
        everywhere = settings.host in _EVERYWHERE
        if everywhere or settings.lan:
            self.lan = local_addresses()
            self._hosts.update(self.lan)
        if not everywhere:
            self._hosts.add(settings.host.lower())

    def knows_host(self, host: str) -> bool:
        """Say whether a request for this host can be meant for this server.

        A page of somewhere else can make its own name point here ("DNS rebinding"); then the
        browser asks for a host that this server is not.
        """
        return host_of(host) in self._hosts

    def knows_origin(self, origin: str, scheme: str, host: str) -> bool:
        """Say whether a page of this origin may talk to the server."""
        own = f"{scheme}://{host}".lower()
        return origin.lower() in self.origins or origin.lower() == own

    def link_origin(self, scheme: str, host: str) -> str:
        """Return the origin to invite others to: one that they can reach, where there is one."""
        if is_loopback(host_of(host)) and self.lan:
            return f"http://{self.lan[0]}:{self.port}"
        return f"{scheme}://{host}"

    async def turn_on_lan(self) -> tuple[str, ...]:
        """Listen at this machine's addresses in its local networks, and return them.

        Raises:
            OSError: the port is taken there.
        """
        if not self.lan and self.listen is not None:
            found = local_addresses()
            for address in found:
                await self.listen(address)
            self.lan = found
            self._hosts.update(found)
        return self.lan
