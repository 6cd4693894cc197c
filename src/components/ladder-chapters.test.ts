import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cellName } from '../engine/grid.ts';
import { allLevels, levelNames } from '../engine/logic/ladder.ts';
import { turned } from '../narration/en/chains.ts';
import { explain } from '../narration/en/techniques.ts';
import { thoughtsOf } from '../narration/en/trials.ts';
import { plain } from '../narration/sentence.ts';
import { drillOf } from '../tries/ladder/drill.ts';

const textOf = (chapter: string) => readFileSync(`content/chapters/${chapter}/index.mdx`, 'utf8');
const chains = textOf('chains');
const supposing = textOf('supposing');
const cellsIn = (text: string) => text.match(/r\dc\d/g) ?? [];

it('every level of the ladder has its cards under a heading of its own', () => {
  const page = readFileSync('content/reference/techniques.mdx', 'utf8');
  const headings = [...page.matchAll(/^## (.+)\n\n<TechniqueCards level="([^"]+)" \/>$/gm)].map(([, heading, level]) => [
    level,
    heading!.toLowerCase(),
  ]);
  expect(headings).toEqual(allLevels.map((level) => [level, levelNames[level]]));
});

describe('the chains to which the chapter leads', () => {
  const links = [...chains.matchAll(/<TryLink to="(?:chain|loop|sets)" act="rung ([\w-]+)(; turn)?((?:; link)*)">([^<]*)<\/TryLink>/g)];

  it.each(
    links.map(([, id, turn, steps, text]) => ({
      id: id!,
      isTurned: turn !== undefined,
      place: steps!.split('link').length - 1,
      text: text!,
    })),
  )('$id: $text', ({ id, isTurned, place, text }) => {
    const { instance, puzzle, position } = drillOf(id);
    const thoughts = thoughtsOf(isTurned ? turned(instance) : instance, puzzle, position).map(({ sentence }) => plain(sentence));
    const named = cellsIn(text);
    if (named.length === 0) {
      // A chain that is only named, or in which the reader strikes the mark, is shown whole.
      expect(place).toBe(thoughts.length - 1);
    } else {
      // Each link shows the thought that it tells last, after those that it tells before; of a set, all its cells.
      const drawn = instance.pattern.filter(({ cells }) => id === 'als-chain' && cells.length > 1).flatMap(({ cells }) => cells);
      const text = [...thoughts.slice(0, place + 1), ...drawn.map((each) => cellName(puzzle.grid, each))].join(' ');
      expect(named.filter((name) => !text.includes(name))).toEqual([]);
      const [, last, is] = /(r\dc\d) is ((?:not )?\d)$/.exec(text) ?? [];
      if (last) expect(thoughts[place]).toMatch(new RegExp(`${last}\\b.* is ${is}`));
    }
  });

  it('are the loops thought by thought, the closed one in both directions, and one of each other kind', () =>
    expect(links.map(([, id, turn]) => `${id}${turn ?? ''}`)).toEqual([
      'xy-chain',
      'aic',
      'continuous-loop',
      'continuous-loop',
      'continuous-loop; turn',
      'continuous-loop; turn',
      'continuous-loop',
      'discontinuous-loop',
      'discontinuous-loop',
      'grouped-x-chain',
      'grouped-x-chain',
      'grouped-x-chain',
      'als-chain',
      'als-chain',
      'als-chain',
      'als-chain',
      'als-chain',
      'als-chain',
      'als-aic',
    ]));
});

describe('the suppositions to which the chapter leads', () => {
  const links = [
    ...supposing.matchAll(/<TryLink to="(?:suppose|ways)" act="rung ([\w-]+)(?: (\d+))?((?:; link)*)">([^<]*)<\/TryLink>/g),
  ].map(([, id, other, steps, text]) => ({ id: id!, other: Number(other ?? 0), place: steps!.split('link').length - 1, text: text! }));

  it.each(links)('$id, after $place steps: $text', ({ id, other, place, text }) => {
    const { instance, puzzle, position } = drillOf(id, other);
    const thoughts = thoughtsOf(instance, puzzle, position).map(({ sentence }) => plain(sentence));
    // What is supposed of a cell is followed to the end of its chain; every other link shows the thought that it tells.
    const [, is] = /^If it is (\d)$/.exec(text) ?? [];
    const begun = thoughts.findIndex((thought) => thought.includes(`uppose that r4c9 is ${is}.`));
    if (is) expect([begun, place, thoughts[place + 1]]).toEqual([begun, place, expect.stringMatching(/uppose that|^One of/)]);
    const thought = is ? thoughts[begun]! : thoughts[place]!;
    expect(thought.toLowerCase()).toContain(is ? `is ${is}` : text.toLowerCase());
  });

  it('are the beginning of each kind, the end of each chain of the first, and where threads of the net meet', () =>
    expect(links.map(({ id, place }) => `${id} ${place}`)).toEqual([
      'cell-forcing-chain 0',
      'cell-forcing-chain 3',
      'cell-forcing-chain 6',
      'cell-forcing-chain 11',
      'cell-forcing-chain 12',
      'house-forcing-chain 0',
      'contradiction-net 0',
      'contradiction-net 6',
      'contradiction-net 7',
    ]));

  it('say the chains of the text, link by link', () => {
    const { instance, puzzle, position } = drillOf('cell-forcing-chain', 3);
    const sentences = thoughtsOf(instance, puzzle, position).map(({ sentence }) => plain(sentence));
    expect(sentences.slice(4, 7)).toEqual([
      'Now, suppose that r4c9 is 6.',
      'So r6c7 in the same box is not 6, and r1c7 is 6: column 7 has no other place.',
      'Then r1c7 is not 9.',
    ]);
    expect(plain(explain(instance, puzzle)[1]!)).toContain('6 at r4c9 leads to 6 at r1c7 (since r6c7 is not 6)');
    const [section] = supposing.split('**Forcing chains**')[1]!.split('You can also start from a digit');
    expect(cellsIn(section!).filter((cell) => !sentences.join(' ').includes(cell))).toEqual([]);
  });
});

it.each([['bug+1', 0, ['except r1c3. And each house', 'Without 5 at r1c3']]])(
  'what the chapter says of %s is what its position %i shows',
  (id, other, phrases) => {
    const { instance, puzzle } = drillOf(id, other);
    const said = explain(instance, puzzle)
      .map((sentence) => plain(sentence))
      .join(' ');
    for (const each of phrases) expect(said).toContain(each);
  },
);
