"""The screens; each has its stylesheet beside it and, where it asks something, a typed result."""
