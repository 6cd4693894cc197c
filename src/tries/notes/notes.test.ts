import { describe, expect, it } from 'vitest';
import { digitsOf } from '../../engine/candidates.ts';
import { killerAdvanced } from '../../engine/killer/killer-advanced.card.ts';
import { partsOf, shareOut } from '../../engine/killer/share-out.ts';
import { killerSample } from '../../engine/killer/testing/samples.ts';
import { beginning, cagesIn, completed, fillingsFor, find, goBack, missing, notesAbout, staying } from './notes.ts';

/** Box 7 of the killer that its chapter shares out, as its run meets it before the 26th strike. */
function boxShown() {
  const state = killerAdvanced.start(killerSample('killer-rmit-easy-3').puzzle, { rule45: true, outside: true, sharing: true });
  let strikes = 0;
  let parts = partsOf(state, 24);
  for (const step of killerAdvanced.run(state)) {
    if (step.kind === 'shareCombination' && ++strikes === 26)
      return { house: step.house, parts: parts!, cages: cagesIn(parts!, (cage) => state.cages[cage]!.sum) };
    parts = partsOf(state, 24);
  }
  throw new Error('the run strikes less');
}

const { house, parts, cages } = boxShown();
const notes = notesAbout(cages, 9);
const name = (set: number) => digitsOf(set).join('');

describe('the notes of a house that is shared out', () => {
  it('are those of box 7: two fillings fall together in the second, and one entry of the third is a dead end', () => {
    expect(house).toBe(24);
    expect(cages.map(({ sum, cells, sets }) => [sum, cells, sets.map(name).toSorted().join(' ')])).toEqual([
      [22, 2, '79 89'],
      [16, 2, '28 37 38'],
      [11, 3, '128 137 146 236 245'],
      [9, 2, '16 26 34 35'],
    ]);
    expect(notes.entries.map((note) => note.map(name).toSorted().join(' '))).toEqual([
      '',
      '79 89',
      '2789 3789',
      '1246789 1346789 2345789',
      '123456789',
    ]);
    const all = completed(notes);
    const counts = notes.entries.map((note, index) => note.map((entry) => fillingsFor(all, index, entry)).toSorted());
    expect(counts).toEqual([[1], [1, 1], [1, 2], [1, 2, 2], [3]]);
    expect(all.lit.map((set) => [...set].map(name).toSorted().join(' ')).slice(2, 4)).toEqual(['2789 3789', '1246789 2345789']);
  });

  it('keep what the solver keeps', () => {
    const kept = shareOut(parts, 9)!.map((shares) => [...new Set(shares.map(({ digits }) => digits))].toSorted((a, b) => a - b));
    expect(staying(notes, completed(notes)).map((sets) => [...sets!].toSorted((a, b) => a - b))).toEqual(kept);
    expect(staying(notes, beginning(notes))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('go on to the next entry, the next cage and back by themselves', () => {
    let filled = beginning(notes);
    filled = find(notes, filled, missing(notes, filled, 0));
    expect([filled.cage, name(filled.open)]).toEqual([1, name(notes.entries[1]![0]!)]);
    const [first] = missing(notes, filled, 1);
    filled = find(notes, filled, [first!]);
    expect([filled.cage, filled.open]).toEqual([1, missing(notes, filled, 1)[0]!.from]);
    while (filled.cage < 4) filled = find(notes, filled, missing(notes, filled, filled.cage));
    expect([filled.back, [...filled.lit[4]!].map(name)]).toEqual([3, ['123456789']]);
    filled = goBack(notes, filled, [[...notes.onWay[3]!][0]!]);
    expect(filled.back).toBe(3);
    expect(goBack(notes, filled, [...notes.onWay[3]!]).back).toBe(2);
  });
});
