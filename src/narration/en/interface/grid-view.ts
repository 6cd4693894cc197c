/** A grid as a whole, and each of its cells. */
export const grid = {
  whole: (size: number, filled: number, cells: number, at: string | undefined) =>
    `${size} by ${size} grid, ${filled} of ${cells} cells filled${at === undefined ? '' : `, at ${at}`}`,
  holds: (cell: string, symbol: string, how: 'given' | 'wrong' | 'right') => `${cell}: ${symbol}${how === 'right' ? '' : `, ${how}`}`,
  tooLarge: (size: number) =>
    `The numbers of a ${size} × ${size} grid would be too small to read. Dark squares are givens, coloured ones are digits of the run.`,
  withoutMarks: (size: number) => `The pencil marks of a ${size} × ${size} grid would be too small to read, so they aren’t drawn.`,
  marks: (cell: string, symbols: readonly string[]) => `${cell}: ${symbols.length > 0 ? `marks ${symbols.join(' ')}` : 'empty'}`,
};
export const zoom = { smaller: 'Smaller', larger: 'Larger', whole: 'Whole grid', showWhole: 'Show the whole grid' };
