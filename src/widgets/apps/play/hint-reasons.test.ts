import { describe, expect, it } from 'vitest';
import keys from '../../../../content/data/technique-puzzles.json' with { type: 'json' };
import { digitsOf, hasDigit } from '../../../engine/candidates.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { cellName } from '../../../engine/grid.ts';
import { rungNamed } from '../../../engine/logic/cages/cage-ladder.ts';
import { keyPosition } from '../../../engine/logic/training.ts';
import { hintOf } from '../../../narration/en/hints.ts';
import { plain } from '../../../narration/sentence.ts';
import { reasonPicture } from './hint-picture.ts';

/** The hint of the move for which a puzzle shows a technique. */
function hintFrom(id: string) {
  const { puzzle } = readPuzzles(keys.puzzles.find(({ technique }) => technique === id)!.puzzle)[0]!;
  const position = keyPosition(puzzle, id)!;
  const instance = rungNamed(id).technique.find(position)[0]!;
  const hint = hintOf(instance, puzzle, position);
  const picture = reasonPicture(instance, position);
  const cases = hint.cases.map(({ when, follows }) => [when, ...follows].map(plain).join(' → '));
  return { instance, position, picture, cases, why: hint.why.map(plain).join(' '), name: (cell: number) => cellName(puzzle.grid, cell) };
}

describe('the reason that a hint gives', () => {
  it.each(['hidden-pair', 'hidden-triple', 'hidden-quad'])('of a %s accounts for every other open cell, in words and lines', (id) => {
    const { instance, position, picture, why, name } = hintFrom(id);
    const [{ cells, digits }] = instance.pattern as [(typeof instance.pattern)[number]];
    const others = position.grid.cellsOfHouse[instance.houses[0]!]!.filter((cell) => position.digits[cell] === 0 && !cells.includes(cell));
    for (const digit of digitsOf(digits))
      for (const cell of others) {
        const said = new RegExp(
          `${name(cell)}[^;.]* sees? [^;.]*the ${digit} at r\\dc\\d|${digit} was struck from [^.]*${name(cell)}`,
          'i',
        );
        expect(why).toMatch(said);
        const isDrawn = picture.blockers.some((each) => each.to === cell && each.digit === digit && position.digits[each.from] === digit);
        expect(isDrawn || why.includes('struck from')).toBe(true);
      }
    expect(picture.blockers.length).toBeGreaterThan(0);
  });

  it('of a death blossom says for each digit of the cell where its set has the digit that is struck', () => {
    const { instance, position, cases, name } = hintFrom('death-blossom');
    const [stem, ...petals] = instance.pattern as [(typeof instance.pattern)[number], ...typeof instance.pattern];
    const gone = instance.eliminations[0]!.digit;
    expect(cases).toHaveLength(petals.length + 1);
    for (const [index, digit] of digitsOf(stem.digits).entries()) {
      const places = petals[index]!.cells.filter((cell) => hasDigit(position.candidates[cell]!, gone)).map(name);
      expect(cases[index]).toMatch(new RegExp(`^${name(stem.cells[0]!)} is ${digit} → .* → .*is ${gone}$`));
      for (const place of places) expect(cases[index]!.split(' → ').at(-1)).toContain(place);
    }
    expect(new Set(petals.map(({ hue }) => hue)).size).toBe(Math.min(3, petals.length));
  });

  it.each(['continuous-loop', 'grouped-continuous-loop'])('of a %s says of each strike which two candidates rule it out', (id) => {
    const { instance, why, name } = hintFrom(id);
    const said = why.slice(why.indexOf('Either way'));
    for (const { cell, digit } of instance.eliminations) {
      const there = said.split('Either way ').filter((each) => each.includes(name(cell)) && each.includes(String(digit)));
      expect(there.length).toBeGreaterThan(0);
    }
  });

  it('of a BUG + 1 shows all open cells and says which digit is right, and why that one', () => {
    const { instance, position, picture, why, name } = hintFrom('bug+1');
    const [{ cells, digits }] = instance.pattern as [(typeof instance.pattern)[number]];
    expect([...picture.candidates].map((set) => set !== 0)).toEqual([...position.candidates].map((set) => set !== 0));
    expect(why).toContain(`so ${name(cells[0]!)} is ${digitsOf(digits)[0]}.`);
  });

  it('of a hidden rectangle goes round its corners, and of a Sue de Coq says where each digit is used up', () => {
    const rectangle = hintFrom('hidden-rectangle');
    for (const { cells } of rectangle.instance.pattern) for (const cell of cells) expect(rectangle.why).toContain(rectangle.name(cell));
    expect(rectangle.why).toMatch(
      /row \d would have its \d at r\dc\d and column \d at r\dc\d, and r\dc\d, which has only \d and \d, would be \d/,
    );
    expect(hintFrom('sue-de-coq').why).toMatch(/All their places for .* are in (row|column) \d, and those for .* in box \d/);
  });
});
