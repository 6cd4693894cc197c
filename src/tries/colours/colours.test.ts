import { describe, expect, it } from 'vitest';
import { boardOf } from './board-of.ts';
import { allColours, colourFor, coloursSeen } from './colours.ts';

const board = boardOf('....2.74..9...3......19.....19...4.....68.......3....5.4......3..6..581.3.7...95.');
const at = (name: string) => board.places.findIndex((place) => place.name === name);

describe('two colours', () => {
  it('differ at the ends of every link, and reach all that links join to the start', () => {
    const coloured = allColours(board);
    expect(coloured.size).toBe(10);
    for (const { ends } of board.links) {
      const [a, b] = ends.map((end) => coloured.get(end));
      expect(a === undefined).toBe(b === undefined);
      if (a) expect(a).not.toBe(b);
    }
  });

  it('go from a coloured place to the only other one of a house, and no farther', () => {
    const begun = new Map([[board.start, 'blue' as const]]);
    expect(colourFor(board, begun, at('r2c5'))).toMatchObject({ colour: 'orange', link: { house: 'row 2' }, from: at('r2c1') });
    expect(colourFor(board, begun, at('r3c6'))).toBeUndefined();
  });

  it('are both seen by one place without a colour, the one the technique strikes', () => {
    const coloured = allColours(board);
    const trapped = board.places.filter((_, place) => {
      const { blue, orange } = coloursSeen(board, coloured, place);
      return !coloured.has(place) && blue !== undefined && orange !== undefined;
    });
    expect(trapped.map(({ name }) => name)).toEqual(['r5c1']);
  });
});
