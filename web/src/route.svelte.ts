/** Where the reader is: the page's address, followed without loading the page anew. */

export const route = $state({ path: location.pathname });

/** Goes to another address of this site, such as `/t/abc`. */
export function go(path: string): void {
  history.pushState(null, "", path);
  route.path = location.pathname;
}

addEventListener("popstate", () => {
  route.path = location.pathname;
});

/** The name of the table at an address, or nothing when it is the lobby's. */
export function tableIn(path: string): string | undefined {
  return /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
}
