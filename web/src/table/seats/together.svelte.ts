/** The table that somebody has just begun in order to play it together: others are invited at once. */
class BegunTogether {
  table = $state("");
}

export const begunTogether = new BegunTogether();
