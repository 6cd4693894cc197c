import { describe, expect, it } from 'vitest';
import { runAtBuild } from './run-at-build.ts';
import { choicesOf, sharedChoices } from './same-choices.ts';

const run = async (algorithm: string, options: Record<string, string> = {}) =>
  (await runAtBuild({ algorithm, puzzle: 'wikipedia', options })).timeline;

describe('what two searches choose', () => {
  it('is the same for backtracking and for links with the leftmost column', async () => {
    const [plain, linked] = [await run('backtracking'), await run('dancing-links', { rule: 'leftmost' })];
    const { choices, firstBack } = sharedChoices(plain, linked);
    expect(choices).toHaveLength(plain.totals.place! + plain.totals.takeBack!);
    expect(choices[firstBack]).toMatchObject({ isBack: true, digit: choices[firstBack - 1]!.digit });
  });

  it('is another where columns are chosen by their size', async () => {
    const [plain, linked] = [await run('backtracking'), await run('dancing-links')];
    expect(choicesOf(linked).every(({ isBack }) => !isBack)).toBe(true);
    expect(() => sharedChoices(plain, linked)).toThrow('backtracking and dancing-links part at choice 1');
  });
});
