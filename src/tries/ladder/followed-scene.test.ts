import { describe, expect, it } from 'vitest';
import { bitOf, hasDigit, leastDigit } from '../../engine/candidates.ts';
import { cellName } from '../../engine/grid.ts';
import { thoughtsOf } from '../../narration/en/trials.ts';
import { plain } from '../../narration/sentence.ts';
import { type Drill, drillOf, sceneOf } from './drill.ts';
import { rulersOf } from './drill-board.ts';

function walk(drill: Drill) {
  const { instance, puzzle, position } = drill;
  return thoughtsOf(instance, puzzle, position).map(({ shows }) => sceneOf(drill, instance, 'pattern', shows));
}
const namesOf = ({ puzzle }: Drill, cells: Iterable<number>) => [...cells].map((cell) => cellName(puzzle.grid, cell));

describe('what is drawn of an argument that is followed', () => {
  it('is one forcing chain at a time, and in the end all of them', () => {
    const drill = drillOf('cell-forcing-chain', 3);
    expect(walk(drill).map(({ links }) => links.length)).toEqual([0, 2, 4, 5, 0, 2, 3, 0, 2, 4, 6, 7, 15]);
    const [, , , , , atSix] = walk(drill);
    const tints = atSix!.highlights.map(({ cells, hue }) => `${namesOf(drill, cells)} ${hue}`);
    expect(tints).toEqual(['r4c9 0', 'r1c7 0', 'r6c7 1']);
  });

  it('tints each candidate of a cell as what it is, and frames the cell that is supposed to the end', () => {
    const drill = drillOf('xy-chain');
    const scenes = walk(drill);
    const marksIn = (index: number) =>
      scenes
        .at(index)!
        .highlights.map(
          ({ cells, digits, hue, begins }) => `${namesOf(drill, cells)} ${leastDigit(digits)} ${hue}${begins ? ' first' : ''}`,
        );
    expect(marksIn(0)).toEqual(['r2c1 5 1 first']);
    expect(marksIn(1)).toEqual(['r2c1 6 0', 'r2c1 5 1 first']);
    expect(marksIn(-1).filter((mark) => mark.endsWith('first'))).toEqual(['r2c1 5 1 first']);
  });

  it('makes the newest links stand out, and at the end none', () => {
    const drill = drillOf('continuous-loop');
    expect(walk(drill).map(({ links }) => links.map(({ isPast }) => (isPast ? '-' : '+')).join(''))).toEqual([
      '',
      '+',
      '-+',
      '--+',
      '---+',
      '----+',
      '-----+',
      '++++++',
    ]);
  });

  it('names almost locked sets in the order of the chain, as its sentences do', () => {
    const drill = drillOf('als-chain');
    const { instance, puzzle, position } = drill;
    const sets = walk(drill)
      .at(-1)!
      .highlights.filter(({ around }) => around === 'cells');
    expect(sets.map(({ name, cells }) => `${name} ${namesOf(drill, cells)}`)).toEqual(['A r4c5,r4c8', 'B r7c6,r7c8,r7c9', 'C r2c6,r3c4']);
    expect(plain(thoughtsOf(instance, puzzle, position)[3]!.sentence)).toContain('set B (r7c6, r7c8 and r7c9)');
  });

  it('writes a digit on trial with each step, crosses out what that rules out, and erases all when the mark is struck', () => {
    const drill = drillOf('contradiction-net');
    const scenes = walk(drill);
    const written = scenes.map(({ digits }) => digits.filter((digit) => digit !== 0).length);
    const { position, instance, puzzle } = drill;
    const filled = position.digits.filter((digit) => digit !== 0).length;
    expect(written.map((count) => count - filled)).toEqual([1, 2, 3, 4, 5, 6, 7, 7, 7]);
    const over = sceneOf(drill, instance, 'conclusion', thoughtsOf(instance, puzzle, position).at(-1)!.shows);
    expect([over.digits.filter((digit) => digit !== 0).length - filled, over.blockers, over.houses]).toEqual([0, undefined, []]);
    expect(namesOf(drill, [scenes[0]!.supposed!])).toEqual(['r6c4']);
    expect(namesOf(drill, scenes[2]!.forced!)).toEqual(['r1c4', 'r8c6']);
    const { cellsOfHouse } = drill.puzzle.grid;
    expect(scenes[2]!.houses.map((house) => namesOf(drill, cellsOfHouse[house]!)[0])).toEqual(['r1c6']);
    const lost = [...scenes[2]!.struck!.keys()].filter((cell) => scenes[2]!.struck![cell] !== 0);
    expect(lost.every((cell) => hasDigit(scenes[2]!.struck![cell]!, 1))).toBe(true);
    expect(scenes.at(-2)!.blockers).not.toEqual([]);
    expect(scenes.at(-2)!.struck!.every((set) => set === 0 || set === bitOf(3))).toBe(true);
  });
});

it('a mark that goes by a closed loop sees both ends of one of its weak links', () => {
  const drill = drillOf('continuous-loop');
  const seen = drill.instance.eliminations.map((gone) => [
    cellName(drill.puzzle.grid, gone.cell),
    ...namesOf(
      drill,
      rulersOf(drill.puzzle.grid, drill.instance, gone).map(({ cell }) => cell),
    ).sort(),
  ]);
  expect(seen).toContainEqual(['r6c9', 'r4c9', 'r6c7']);
});
