"""What the rules tell to do, chapter by chapter: generators that yield what they need answered."""
