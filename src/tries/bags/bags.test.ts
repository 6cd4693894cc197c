import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { drain } from '../../engine/algorithm.ts';
import { algorithmX } from '../../engine/cover/algorithm-x.card.ts';
import { rmitFive } from '../../engine/cover/problems/small.ts';
import { anyCoverProblem } from '../../engine/cover/testing/problems.ts';
import { plain } from '../../narration/sentence.ts';
import { type Bags, isOpen, lostAt, lostIn, missingIn, SOLUTION, scarcestIn, type Turn, turn } from './bags.ts';

const none: Bags = { problem: rmitFive, taken: [] };
const bagOf = (name: string) => rmitFive.options.findIndex((option) => option.name === name);
const taking = (...names: string[]): Turn => {
  let last: Turn | undefined;
  for (const name of names) last = turn(last?.bags ?? none, bagOf(name));
  return last!;
};

describe('bags taken by hand', () => {
  it('are taken until every thing is there once', () => {
    const one = taking('2 3 4');
    expect(one).toMatchObject({ verdict: 'right', kind: 'strikeColumn' });
    expect(plain(one.says)).toBe(
      'No choice here. The bag 2 3 4 is the only one with 4. 1, 5 and 6 are missing, and only the bag 1 5 6 still has 1.',
    );
    expect(taking(...SOLUTION)).toMatchObject({ verdict: 'right', kind: 'solution' });
  });

  it('are refused where a thing would be there twice, and nothing changes', () => {
    const refused = taking('2 3 4', '2 5');
    expect(refused).toMatchObject({ verdict: 'wrong', kind: 'strikeRow', refused: { bag: 3, things: [1] } });
    expect(refused.bags.taken).toEqual([1]);
    expect(plain(refused.says)).toBe('Not this one. 2 is in the bag 2 3 4 already and would be there twice.');
    expect(plain(taking('1 3', '2 5', '2 3 4').says)).toBe(
      'Not this one. 2 is in the bag 2 5 and 3 is in the bag 1 3 already and would be there twice.',
    );
  });

  it('can leave a thing without a bag though many things are there', () => {
    expect(plain(taking('6').says)).toBe(
      'A try. The bag 6 fits, but we don’t know yet whether it’s right. 1, 2, 3, 4 and 5 are missing, and only the bag 1 3 still has 1.',
    );
    const stuck = taking('1 3', '2 5', '6');
    expect(stuck).toMatchObject({ verdict: 'wrong', kind: 'deadEnd' });
    expect(missingIn(stuck.bags)).toEqual([3]);
    expect(plain(stuck.says)).toMatch(/^Still stuck\. 4 is missing, and every bag with it is struck/);
  });

  it('come back with those that they had struck', () => {
    const back = taking('2 3 4', '2 3 4');
    expect(back).toMatchObject({ bags: none, verdict: 'neither', kind: 'restoreRow' });
    expect(plain(back.says)).toBe('The bag 2 3 4 is back on the table, and the bags 1 3 and 2 5, which it had struck, can be taken again.');
  });

  it('are solved by what Algorithm X chooses, on any problem', () => {
    fc.assert(
      fc.property(
        anyCoverProblem.filter(({ primary, items }) => primary === items.length),
        (problem) => {
          const state = algorithmX.start(problem, { rule: 'fewest', solutions: 1, givens: 'left', seed: 1 });
          fc.pre(drain(algorithmX.run(state)).outcome === 'solved' && state.answer.length > 0);
          let bags: Bags = { problem, taken: [] };
          const kinds = [...state.answer].map((bag) => {
            expect(isOpen(bags, bag)).toBe(true);
            const made = turn(bags, bag);
            bags = made.bags;
            return made.kind;
          });
          expect(kinds.at(-1)).toBe('solution');
          expect(kinds).not.toContain('deadEnd');
        },
      ),
      samples(100),
    );
  });

  it('know after which of them it was too late', () => {
    expect([['1 3', '2 5', '6'], ['6', '2 5', '1 3'], ['6']].map((names) => lostAt(taking(...names).bags))).toEqual([1, 2, 0]);
  });

  it('know what the column rule would look at', () => {
    expect(scarcestIn(none)).toEqual([3]);
    expect(lostIn(taking('1 3').bags)).toEqual([3]);
  });
});
