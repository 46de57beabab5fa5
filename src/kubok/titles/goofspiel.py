"""Goofspiel as a title: nothing of its own but how it is made."""

from kubok.titles.title import Title, small
from kubok.toys.goofspiel import Goofspiel

TITLE: Title = small(Goofspiel)
