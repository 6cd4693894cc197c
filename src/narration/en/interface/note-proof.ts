/** A proof that a puzzle has no solution, note by note. */
export const proof = {
  title: (puzzle: string) => `A proof that “${puzzle}” has no solution`,
  name: (note: number) => `Note ${note}`,
  last: 'So there is no solution',
  fact: (cell: string, symbol: string, isPlaced: boolean) => `${cell} ${isPlaced ? '=' : '≠'} ${symbol}`,
  never: (facts: number) => (facts === 1 ? 'never' : facts === 2 ? 'never both' : 'never all at once'),
  leaveOut: 'Leave out',
  leaveOutNote: (note: number) => `Leave out note ${note}`,
  alter: 'Alter',
  alterNote: (note: number) => `Alter a digit of note ${note}`,
  verdicts: {
    follows: 'follows',
    'does not follow': 'doesn’t follow',
    'no solution': 'follows',
    'left out': 'left out',
    'not read': 'not read',
  },
  holds: 'The proof holds. This page has checked every note without the search that wrote it.',
  fails: (note: string) => `The proof is rejected: ${note} doesn’t follow from the puzzle and the notes before it.`,
  failsAtNote: (note: number) => `note ${note}`,
  failsAtEnd: 'the last line',
  /** A changed note may be true all the same. */
  stillHolds: 'The proof still holds. What you changed is true as well, or isn’t needed.',
};
