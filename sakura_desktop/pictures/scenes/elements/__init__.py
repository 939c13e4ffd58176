"""What scenes are composed of. Every public function of a module here draws an element of its name, in a square from
-1 to 1, `_` read as `-`; what is different each time comes from the chance that it is given.
"""
