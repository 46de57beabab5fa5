"""`python -m kubok` is `kubok`."""

from kubok.cli import main

if __name__ == "__main__":  # workers of a server import this module too
    main()
