import { expect, it } from 'vitest';
import { namedPuzzles } from './puzzle-library.ts';
import { type ListedPuzzles, readConfig, type StepperConfig, writeConfig } from './stepper-config.ts';

const own = { id: 'own', name: 'Another <puzzle>', text: '21...32....41...' };
const config = (run: string, puzzles: StepperConfig['puzzles'] = namedPuzzles.slice(0, 3)): StepperConfig => ({
  ...{
    run,
    algorithm: 'backtracking',
    views: ['grid', 'tree'],
    puzzle: puzzles[0] ?? own,
    puzzles,
    options: { order: 'row' },
    position: 7,
  },
});

it('restores the settings of a figure, with a puzzle that is not one of the project', () => {
  const text = writeConfig(config('main', [own, ...namedPuzzles]));
  expect(text).not.toContain('<');
  expect(readConfig(text)).toEqual(config('main', [own, ...namedPuzzles]));
});

it('writes a list of puzzles once for a page', () => {
  const listed: ListedPuzzles = {};
  const texts = new Map(['small', 'main', 'hurt'].map((run) => [run, writeConfig(config(run), listed)]));
  const [first, second] = [texts.get('small')!, texts.get('main')!];
  expect(first).toContain(namedPuzzles[2]!.id);
  expect(second).not.toContain(namedPuzzles[2]!.id);
  for (const [run, text] of texts) expect(readConfig(text, (name) => texts.get(name)!)).toEqual(config(run));
  const other = config('other', namedPuzzles.slice(0, 2));
  expect(readConfig(writeConfig(other, listed))).toEqual(other);
});

it('reads a figure without puzzles by itself, after another one', () => {
  const listed: ListedPuzzles = {};
  writeConfig(config('first', []), listed);
  expect(readConfig(writeConfig(config('second', []), listed))).toEqual(config('second', []));
});
