import { describe, expect, it } from 'vitest';
import keys from '../../../content/data/technique-puzzles.json' with { type: 'json' };
import { soaking } from '../../../tests/samples.ts';
import { bitOf, digitsOf } from '../candidates.ts';
import { puzzleOf } from '../puzzle.ts';
import { fillsCells, judge, judgeAlone } from './attempt.ts';
import { disguised } from './disguise.ts';
import { ladder, rungOf } from './ladder.ts';
import { reachesOf, struckBy } from './reach.ts';
import { keyPosition } from './training.ts';

const positions = keys.puzzles.map(({ technique, puzzle }) => ({
  technique: rungOf(technique).technique,
  position: keyPosition(puzzleOf(Uint8Array.from(puzzle, (symbol) => Number(symbol) || 0)), technique)!,
}));

describe('the rule by which a pattern strikes', () => {
  it('strikes just what the technique strikes, for every instance on its own position, and of all techniques on some', () => {
    let instances = 0;
    for (const [index, { position, technique: own }] of positions.entries()) {
      for (const rung of ladder) {
        if (rung.technique !== own && index % (soaking ? 12 : 40) !== 0) continue;
        for (const instance of rung.technique.find(position)) {
          const reaches = reachesOf(instance);
          if (reaches.length === 0) {
            expect(fillsCells(instance) || /continuous-loop$|^als-xz-double$/.test(rung.technique.id)).toBe(true);
            continue;
          }
          instances++;
          expect([rung.technique.id, struckBy(position.grid, position.candidates, reaches)]).toEqual([
            rung.technique.id,
            instance.eliminations,
          ]);
        }
      }
    }
    expect(instances).toBeGreaterThan(300);
  });
});

describe('a conclusion', () => {
  it('is right for all that an instance of the technique shows, and for nothing else', () => {
    for (const [index, { technique, position }] of positions.entries()) {
      const instances = technique.find(position);
      const fills = fillsCells(instances[0]);
      const shown = new Set(
        instances
          .flatMap(({ placements, eliminations }) => (fills ? placements : eliminations))
          .map(({ cell, digit }) => `${cell} ${digit}`),
      );
      for (const [cell, set] of position.candidates.entries()) {
        for (const digit of digitsOf(set)) {
          // Runs the finders of all other techniques only for a sample: they are slow.
          if (!shown.has(`${cell} ${digit}`) && (cell + digit + index) % 211 !== 0) continue;
          const { kind } = judge(position, technique, { cell, digit });
          expect([technique.id, cell, digit, kind === 'shown']).toEqual([technique.id, cell, digit, shown.has(`${cell} ${digit}`)]);
        }
      }
    }
  });

  const at = (id: string) => positions.find(({ technique }) => technique.id === id)!;

  it('that sees one end of a chain is judged by the end it does not see', () => {
    const { technique, position } = at('xy-chain');
    const [instance] = technique.find(position);
    const [one, other] = instance.pattern[0].cells;
    const digit = instance.eliminations[0].digit;
    const cell = position.grid.peersOfCell[one].find(
      (each) =>
        (position.candidates[each] & instance.pattern[0].digits) !== 0 &&
        !position.grid.peersOfCell[other].includes(each) &&
        each !== other,
    )!;
    expect(judge(position, technique, { cell, digit }, instance)).toMatchObject({
      kind: 'missed',
      met: [{ of: [{ cell: one }] }],
      missed: [{ of: [{ cell: other }] }],
    });
  });

  it('in a cell of the pattern is part of the argument', () => {
    const { technique, position } = at('x-wing');
    const [{ pattern, eliminations }] = technique.find(position);
    expect(judge(position, technique, { cell: pattern[0].cells[0], digit: eliminations[0].digit }).kind).toBe('part');
  });

  it('about another digit of such a cell gets the digits of the argument', () => {
    const { technique, position } = at('skyscraper');
    const [instance] = technique.find(position);
    const [cell] = instance.pattern[1].cells;
    const { digit } = instance.eliminations[0];
    const others = digitsOf(position.candidates[cell]).filter((each) => each !== digit);
    expect(judgeAlone(position, technique, { cell, digit: others[0] }, instance)).toMatchObject({
      kind: 'other-digit',
      digits: bitOf(digit),
    });
  });

  it('that is the only mark which the pattern leaves in its cell is recognized', () => {
    const { technique, position } = at('bug+1');
    const [instance] = technique.find(position);
    const [{ cells, digits }] = instance.pattern;
    const [cell] = cells;
    for (const shown of [undefined, instance]) {
      expect(judge(position, technique, { cell, digit: digitsOf(digits)[0] }, shown).kind).toBe('stays');
      expect(judge(position, technique, { cell, digit: instance.eliminations[0].digit }, shown).kind).toBe('shown');
    }
  });

  it('that a single does not allow gets the other places or digits', () => {
    const { technique, position } = at('hidden-single-box');
    const kinds = new Set<string>();
    for (const [cell, set] of position.candidates.entries()) {
      const [digit] = digitsOf(set);
      if (digit !== undefined && cell % 4 === 0) kinds.add(judgeAlone(position, technique, { cell, digit }).kind);
    }
    expect([...kinds]).toContain('more-places');
    const naked = at('naked-single');
    const cell = naked.position.candidates.findIndex((set) => digitsOf(set).length > 3);
    const [digit] = digitsOf(naked.position.candidates[cell]);
    expect(judgeAlone(naked.position, naked.technique, { cell, digit })).toEqual({
      kind: 'more-digits',
      digits: naked.position.candidates[cell],
    });
  });
});

describe('a position in disguise', () => {
  it('shows as much by every technique as the original position', () => {
    for (const { position, technique } of positions) {
      const other = disguised(position, 7);
      expect(other.digits).not.toEqual(position.digits);
      const effects = (at: typeof position) =>
        technique
          .find(at)
          .map(({ placements, eliminations }) => [placements.length, eliminations.length].join())
          .sort();
      const open = (at: typeof position) => at.digits.filter((digit) => digit === 0).length;
      expect([technique.id, open(other), effects(other)[0]]).toEqual([technique.id, open(position), effects(position)[0]]);
    }
  });
});
