import { describe, expect, it } from 'vitest';
import { readCase } from '../../formats/hodoku-library.ts';
import { cellName } from '../../grid.ts';
import { cellsOfEnd } from '../../grid-picture.ts';
import { rungOf } from '../ladder.ts';
import { reachesOf, struckBy } from '../reach.ts';
import type { CellDigit, Instance } from '../technique.ts';

/** What a technique finds at a position, given as grid and deleted candidates. */
const findings = (id: string, position: string): readonly Instance[] =>
  rungOf(id).technique.find(readCase(`:0000:x:${position}::`).position);

const named = ({ eliminations }: { eliminations: readonly CellDigit[] }, grid = readCase(`:0000:x:${'.'.repeat(81)}:::`).position.grid) =>
  eliminations.map(({ cell, digit }) => `${digit} ${cellName(grid, cell)}`);

const TWO_NETS =
  '+13+4+2+985+7+62+7514+6+8..+86+9+357+4+2+1....+8461....9.+2.+58..8....42...8.....7...291+8.98+1.+73+26.:349 353 562 165 379 979 589';
const ONE_SET_TWICE =
  '+27.5.83.+4+4+3.+2.65....974+32..+31...+4.5+2.+273...4.9.4.2..+38..243....1+4+3..+28....+5...+423:118 128 129 631 945 155 955 156 959 167 176 777 977 978 179 679 985 689 891 892 195 995 996';
const TWO_DIGITS =
  '.+5...+1679+61........2.6.51...4+1+58......53+46.....6+1.94..+5+6..142..1.+2.+6+3.4.73+4.5....:311 814 823 224 724 924 225 226 827 328 828 829 331 831 833 947 248 348 852 957 258 858 368 868 769 978 887 898 998 899';

const TWICE_THROUGH_ONE =
  '+435+2187..71+6+4+9....+8+926.+7...563+17+42..+1+8+9+5..3..+2+7+4+389..16.+8+7..+9..+3419.....+9.7+8....3:537 658 659 575 576 587 588 589 595 596 597 697';

describe('one pattern shows all that it shows', () => {
  it('two nets of which both pairs of colours see each other, in one instance', () => {
    const [instance] = findings('multi-colours-trap', TWO_NETS);
    expect(named(instance)).toEqual(['3 r5c1', '3 r6c1']);
    expect(instance.houses).toHaveLength(2);
    const { position } = readCase(`:0000:x:${TWO_NETS}::`);
    expect(struckBy(position.grid, position.candidates, reachesOf(instance))).toEqual(instance.eliminations);
  });

  it('a set that is the petal of two candidates of the stem', () => {
    const instances = findings('death-blossom', ONE_SET_TWICE);
    const shared = instances.find(({ pattern: [, ...petals] }) => new Set(petals.map(({ cells }) => cells.join())).size < petals.length)!;
    expect(named(shared)).toEqual(['7 r8c5']);
  });

  it('two digits that all petals share', () => {
    expect(findings('death-blossom', TWO_DIGITS).map((each) => named(each))).toContainEqual(['7 r5c9', '8 r5c9']);
  });
});

describe('a chain', () => {
  it('goes through no candidate twice, and where the shortest would, another one is found', () => {
    const chains = findings('grouped-aic', TWICE_THROUGH_ONE);
    for (const { links } of chains) {
      const nodes = [links[0].from, ...links.map(({ to }) => to)].map((end) => `${end.digit} ${cellsOfEnd(end)}`);
      expect(new Set(nodes).size).toBe(nodes.length);
    }
    expect(chains.map((each) => named(each).join())).toContain('8 r8c7');
  });
});
