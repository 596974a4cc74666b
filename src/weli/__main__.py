"""`python -m weli` is the `weli` command."""

from weli.cli import main

if __name__ == "__main__":
    main()
