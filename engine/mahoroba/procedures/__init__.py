"""What the sheet tells to do, heading by heading: generators that yield what they need answered."""
