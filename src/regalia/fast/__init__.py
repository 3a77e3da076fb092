"""Rules at full speed: compiling, random play, counting, warming up."""
