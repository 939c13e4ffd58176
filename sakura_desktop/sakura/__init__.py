"""What is Sakura Arms on the screen: playmat, components, choosing and building."""
