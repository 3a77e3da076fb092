"""What the program knows, brought to people: any room, through its files."""
