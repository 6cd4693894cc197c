import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { dig } from '../../../engine/generate/dig.card.ts';
import { backtracking } from '../../../engine/search/backtracking.card.ts';
import type { StepperConfig } from '../stepper-config.ts';
import { lacksRun } from './lacks-run.ts';
import { linkedRun, linkNotice } from './linked-run.ts';
import { readUrlState } from './url-state.ts';

const wikipedia = {
  id: 'wikipedia',
  name: 'Wikipedia',
  text: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
};
const tiny = { id: 'tiny-4', name: 'tiny', text: '1...............' };
const config: StepperConfig = {
  run: 'main',
  algorithm: 'backtracking',
  views: [],
  puzzle: wikipedia,
  puzzles: [wikipedia, tiny],
  options: { order: 'rows', digits: 'ascending', seed: '1' },
  position: 7,
};
const follow = (query: string) =>
  linkedRun(readUrlState(new URL(query, 'https://page.invalid'))!, config, backtracking as unknown as AnyAlgorithm);

describe('a link to a figure', () => {
  it('that makes sense is followed whole', () => {
    expect(follow('?run=main&algorithm=backtracking&puzzle=tiny-4&order=columns&step=12')).toEqual({
      puzzle: tiny,
      options: { order: 'columns', digits: 'ascending', seed: '1' },
      step: 12,
      forks: [],
      faults: [],
    });
  });

  it('without a puzzle means that of the figure', () => {
    expect(follow('?run=main&algorithm=backtracking&step=900')).toMatchObject({ puzzle: wikipedia, step: 900, faults: [] });
  });

  it('says what is decided otherwise', () => {
    expect(follow('?run=main&step=7&if=6997.try.4')).toMatchObject({
      forks: [{ position: 6997, kind: 'try', values: [4] }],
      faults: [],
    });
  });

  it('keeps the options of the figure where its own do not go together', () => {
    const digging = { ...config, algorithm: 'dig', options: { levels: 'paper', level: '3', order: 'level', transforms: '5', seed: '1' } };
    const link = readUrlState(new URL('?run=main&algorithm=dig&puzzle=tiny-4&levels=seed&level=5&step=3', 'https://page.invalid'))!;
    const { options, faults } = linkedRun(link, digging, dig as unknown as AnyAlgorithm);
    expect(options).toEqual(digging.options);
    expect(faults[0]).toContain("'level' is '5'; expected a whole number from 1 to 3 with levels=seed");
  });

  it.each([
    ['puzzle=wikipedia&order=sideways&step=900', { options: config.options, step: 900 }, "'order' is 'sideways'"],
    ['puzzle=tiny-4&step=many', { puzzle: tiny, step: 7 }, 'expected a whole number from 0'],
    [
      'puzzle=530x&order=columns&step=3',
      { puzzle: wikipedia, options: { ...config.options, order: 'columns' }, step: 3 },
      "'530x' isn’t a puzzle",
    ],
    ['puzzle=tiny-4&step=3&if=3.choice.1', { puzzle: tiny, step: 3, forks: [] }, "'if' has '3.choice.1'"],
    ['algorithm=magic&puzzle=tiny-4&step=3', { puzzle: tiny, step: 3 }, 'magic'],
    ['puzzle=tiny-4&step=3&hands=yes', { puzzle: tiny, step: 3 }, "'hands' is 'yes'; expected hands=1, or nothing"],
    ['puzzle=tiny-4&step=3&stage=full', { puzzle: tiny, step: 3 }, "'stage' is 'full'"],
    ['puzzle=tiny-4&step=3&whatif=', { puzzle: tiny, step: 3 }, "'whatif' is ''"],
    ['puzzle=tiny-4&step=3&keeps=1', { puzzle: tiny, step: 3 }, "'keeps' has no effect without hands=1"],
    ['puzzle=tiny-4&step=3&step=4', { puzzle: tiny, step: 3 }, "it has 'step' twice, so only the first was used"],
    [
      'puzzle=tiny-4&step=3&order=rows&order=columns',
      { options: config.options, step: 3 },
      "it has 'order' twice, so only the first was used",
    ],
    [`step=3&if=${'3.try.1,'.repeat(60)}`, { step: 3, forks: [] }, "'if' has too many decisions; expected at most 50"],
    ['puzzle=tiny-4&step=3&constructor=1', { puzzle: tiny, step: 3, options: config.options }, "there is no option 'constructor'"],
    ['puzzle=tiny-4&step=3&__proto__=1', { puzzle: tiny, step: 3, options: config.options }, "there is no option '__proto__'"],
  ])('%s: the part is named and the rest is used', (query, used, fault) => {
    const { faults, ...rest } = follow(`?run=main&${query}`);
    expect(rest).toMatchObject(used);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it('refuses manual mode for a run without moves', () => {
    const link = readUrlState(new URL('?run=main&step=3&hands=1', 'https://page.invalid'))!;
    expect(linkedRun(link, config, { ...backtracking, manual: undefined } as unknown as AnyAlgorithm).faults).toEqual([
      expect.stringMatching(/^the moves of .* can’t be made by hand/),
    ]);
  });

  it('gives a notice of limited length, however many faults it has', () => {
    const link = `?run=main&step=3&${Array.from({ length: 3000 }, (_, n) => `o${n}=${'x'.repeat(9)}`).join('&')}`;
    expect(linkNotice(follow(link).faults).length).toBeLessThan(2500);
    expect(linkNotice(follow(link).faults)).toContain('there are 2,994 more such problems');
  });

  it('says something of a figure, and not of which one', () => {
    expect(['?step=3', '?hands=1&run=', '?run=main&step=3', '?q=1', ''].map((search) => lacksRun({ search }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
