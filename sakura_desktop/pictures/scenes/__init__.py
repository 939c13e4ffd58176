"""Scenes: pictures composed of layers, declared in files. They know no game."""
