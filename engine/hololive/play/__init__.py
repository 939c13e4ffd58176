"""The tools' part of this game: scenes, scenarios, self-play, judgement."""
