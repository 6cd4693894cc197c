import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cellName } from '../engine/grid.ts';
import { allLevels, levelNames } from '../engine/logic/ladder.ts';
import { thoughtsOf, turned } from '../narration/en/chains.ts';
import { plain } from '../narration/sentence.ts';
import { drillOf } from '../widgets/figures/tries/ladder/drill.ts';

const chapter = readFileSync('content/chapters/how-people-solve/index.mdx', 'utf8');
const cellsIn = (text: string) => text.match(/r\dc\d/g) ?? [];

it('every level of the ladder has its cards under a heading of its own', () => {
  const page = readFileSync('content/reference/techniques.mdx', 'utf8');
  const headings = [...page.matchAll(/^## (.+)\n\n<TechniqueCards level="([^"]+)" \/>$/gm)].map(([, heading, level]) => [
    level,
    heading!.toLowerCase(),
  ]);
  expect(headings).toEqual(allLevels.map((level) => [level, levelNames[level]]));
});

describe('what the chapter says of one position of each family', () => {
  const families = [...chapter.matchAll(/<Family name="[^"]+" technique="([^"]+)">(.*?)<\/Family>/g)];

  it.each(families.map(([, technique, text]) => [technique!, text!]))('%s: its cells, its houses and its digits', (technique, text) => {
    const { instance, puzzle } = drillOf(technique);
    const { pattern, eliminations } = instance;
    const names = [...pattern.flatMap(({ cells }) => cells), ...eliminations.map(({ cell }) => cell)].map((cell) =>
      cellName(puzzle.grid, cell),
    );
    expect(names).toEqual(expect.arrayContaining(cellsIn(text)));
    const lines = (word: string) => [...new Set(names.map((name) => Number(name[word === 'row' ? 1 : 3])))];
    for (const [, word, list] of text.matchAll(/\b(row|column)s? ((?:\d, )*\d(?: and \d)?)/gi))
      expect(lines(word!.toLowerCase())).toEqual(expect.arrayContaining((list!.match(/\d/g) ?? []).map(Number)));
  });

  it('there are six of them', () => expect(families).toHaveLength(6));
});

describe('the two loops that the chapter follows', () => {
  const links = [
    ...chapter.matchAll(
      /<TryLink to="chain" act="rung ((?:dis)?continuous-loop)(; turn)?((?:; link)*)(; take (r\dc\d) (\d))?">([^<]*)<\/TryLink>/g,
    ),
  ];

  it.each(
    links.map(([, id, turn, steps, take, cell, digit, text]) => ({
      id: id!,
      isTurned: turn !== undefined,
      place: steps!.split('link').length - 1,
      take,
      cell,
      digit: Number(digit),
      text: text!,
    })),
  )('$id: $text', ({ id, isTurned, place, take, cell, digit, text }) => {
    const { instance, puzzle, position } = drillOf(id);
    const thoughts = thoughtsOf(isTurned ? turned(instance) : instance, puzzle, position).map(({ sentence }) => plain(sentence));
    if (take) {
      expect(instance.eliminations.map((each) => [cellName(puzzle.grid, each.cell), each.digit])).toContainEqual([cell, digit]);
      expect(place).toBe(thoughts.length - 1);
    } else {
      // Each link shows the thought that it tells last, after those that it tells before.
      const told = thoughts.slice(0, place + 1).join(' ');
      expect([told, ...cellsIn(text)]).toEqual([told, ...cellsIn(text).filter((name) => told.includes(name))]);
      expect(thoughts[place]).toContain(cellsIn(text).at(-1));
    }
  });

  it('are linked thought by thought, and the closed one both ways round', () =>
    expect(links.map(([, id, turn]) => `${id}${turn ?? ''}`)).toEqual([
      'continuous-loop',
      'continuous-loop',
      'continuous-loop; turn',
      'continuous-loop; turn',
      'continuous-loop',
      'discontinuous-loop',
      'discontinuous-loop',
    ]));
});
