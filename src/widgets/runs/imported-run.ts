import { catalogRow } from '../../engine/catalog.ts';
import { puzzleText } from '../../engine/formats/line.ts';
import { optionTexts } from '../../engine/options.ts';
import { narratorOf } from '../../narration/narrator.ts';
import type { Opened } from '../../trace/import/opened.ts';
import { ownPuzzle } from './named-puzzle.ts';
import type { PreparedRun } from './prepared-run.ts';

/** The run of a trace that somebody brings, once its first line has been read: what a figure needs of it. `runner` gives its steps. */
export async function importedRun(
  { header, algorithm, options, texts }: Opened,
  runner: NonNullable<PreparedRun['runner']>,
): Promise<PreparedRun> {
  const { original, puzzle, kinds } = header;
  const { startOfProgram, wordsWith, wordsForAlgorithm: wordsForKinds } = await import('../../narration/en/imported.ts');
  const { questions, manual, ...words } = original === undefined ? wordsWith(kinds, { puzzle, texts }) : await narratorOf(original);
  const customWords = original === undefined ? {} : wordsForKinds(kinds, { puzzle, texts });
  const { id, title, summary, input, shows } = algorithm;
  return {
    row: original === undefined ? { id, title, summary, input, shows, family: '', load: async () => algorithm } : catalogRow(original),
    algorithm,
    // The line of the program is lit, so its number is left out.
    words: {
      ...words,
      start: startOfProgram(words.start),
      steps: { ...customWords, ...words.steps },
      values: { ...words.values, line: () => '' },
    },
    puzzle: ownPuzzle(puzzleText(puzzle)),
    input: puzzle,
    options: optionTexts(options),
    values: options,
    overrides: [],
    runner,
    header,
  };
}
