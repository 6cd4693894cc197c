import { expect, it } from 'vitest';
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { readPuzzles } from '../../engine/formats/read.ts';
import { allDifferent } from '../../engine/search/all-different.card.ts';
import { plain } from '../sentence.ts';
import { filterManual } from './filter-manual.ts';

it('says of a mark that is in every matching that it is, and of another which round trip gives it', () => {
  const { puzzle } = named.find(({ id }) => id === 'shortz-301')!;
  const state = allDifferent.start(readPuzzles(puzzle)[0]!.puzzle, { byDigit: false });
  const said = new Set<string>();
  for (const step of allDifferent.run(state)) {
    // In box 3, r1c8 is alone with its 8, and r1c7 shares the 1 with others.
    if (step.kind !== 'component' || state.now !== 20 || step.number !== 3) continue;
    for (const [cell, digit] of [
      [7, 8],
      [6, 1],
      [6, 6],
    ] as const)
      said.add(plain(filterManual.wrong({ kind: 'strike' }, { kind: 'strike', cell, digit }, state).why));
    break;
  }
  expect([...said].map((each) => each.split(' ')[0])).toEqual(['Every', 'Some', 'Another']);
  expect([...said].at(-1)).toContain('the 6 could go to r1c7 and the 1 to r1c9.');
});

it('says after the last mark of a house that there is nothing more to strike', () => {
  const { puzzle } = named.find(({ id }) => id === 'shortz-301')!;
  const state = allDifferent.start(readPuzzles(puzzle)[0]!.puzzle, { byDigit: false });
  let before = allDifferent.clone(state);
  let said: string[] = [];
  for (const step of allDifferent.run(state)) {
    if (step.kind === 'strike') said.push(plain(filterManual.feedback!(step, before, 'follows')));
    else if (said.length > 1) break;
    else said = [];
    before = allDifferent.clone(state);
  }
  expect(said.filter((each) => each.includes('nothing more to strike'))).toEqual([said.at(-1)]);
});
