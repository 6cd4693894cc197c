/** Words of the coach, and of a position that is practised in Play. */

/** The box beside the board of a position that is practised. */
export const practice = {
  label: 'Practice',
  title: (technique: string) => `Practice: ${technique}`,
  /** `technique` as within a sentence. */
  findStrike: (technique: string) =>
    `All simpler steps are done. Find the ${technique}, and strike a candidate that it rules out: press V and its digit.`,
  findDigit: 'All simpler steps are done. Find the digit that this technique writes.',
  found: (technique: string, time: string) => `You found the ${technique} after ${time}. Play on to the end, or try another position.`,
  shown: 'A hint showed you the move, so the coach counts it as missed. Follow why it holds, then try another position.',
  guess: (technique: string) =>
    `This digit is right, but the ${technique} doesn’t show it yet, so the coach counts it as a guess. Undo it and look again.`,
  mistake: 'This move is wrong, so the coach counts the position as missed. Undo it and look again.',
  opening: 'Looking for a position …',
  begun: 'Here is the position, just before the move.',
  noTechnique: (name: string) => `The link asks for a technique “${name}”, which Play doesn’t know, so your game is here as you left it.`,
  other: 'Another position',
  card: 'Its card',
  back: (from: string) =>
    from.startsWith('reference/') ? 'Back to the card' : from.startsWith('chapters/') ? 'Back to the chapter' : 'Back to the coach',
};
