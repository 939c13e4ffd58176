"""What is heard at the table: the few sounds there are, how they are made, and what plays them."""
