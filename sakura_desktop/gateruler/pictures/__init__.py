"""The pictures of Gate Ruler: faces and backs of its cards, energy and damage, signs of factions and keywords."""
