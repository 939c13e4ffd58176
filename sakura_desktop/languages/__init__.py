"""The languages of the program: which one each element speaks, and every phrase worded in it."""
