import { readFileSync } from 'node:fs';
import { catalogRow, refusalOf } from '../../engine/catalog.ts';
import { looksLikeCover, parseCover } from '../../engine/cover/parse-cover.ts';
import { sampleProblems } from '../../engine/cover/problems/samples.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { readOptions } from '../../engine/options.ts';
import { drawnPane } from '../../narration/lesson/drawn-pane.ts';
import type { Strip } from '../../narration/lesson/lesson.ts';
import { figureOf, type SiteFigure } from '../../narration/lesson/site-figures.ts';
import type { CutStrip, SheetRun } from '../../narration/lesson/worksheet/worksheet.ts';
import { narratorOf } from '../../narration/narrator.ts';
import { record } from '../../trace/record.ts';
import { UsageError } from '../command.ts';
import { packageRoot } from '../package-root.ts';

/** Steps that a run is followed at least, so that there are others to make versions from. */
const LEAST = 5000;

/** What an address may have besides its run, its step and options. Other decisions and hands belong to the site. */
const [IGNORED, REFUSED] = [
  ['run', 'step', 'pane', 'stage', 'algorithm'],
  ['if', 'whatif', 'hands', 'keeps', 'why'],
];

/** A file of the project's content, which the package has, too. */
const contentOf = (file: string) => JSON.parse(readFileSync(new URL(`content/${file}`, packageRoot()), 'utf8')) as unknown;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly puzzle: string;
}

/** A puzzle by its id, or as text. */
export function puzzleNamed(idOrText: string): { readonly name: string; readonly text: string } {
  const named = [...(contentOf('puzzles/named.json') as Named[]), ...(contentOf('puzzles/killers.json') as Named[])];
  const found = named.find(({ id }) => id === idOrText);
  return found ? { name: found.name, text: found.puzzle } : { name: '', text: idOrText };
}

/** What an algorithm runs on: a sample problem by its id, a problem as text, or a puzzle. Throws InputError. */
export async function inputNamed(algorithm: string, idOrText: string): Promise<{ readonly name: string; readonly input: unknown }> {
  const row = catalogRow(algorithm);
  const sample = sampleProblems.find(({ id }) => id === idOrText);
  if (row.input === 'puzzle-or-cover' && sample) return { name: sample.title, input: sample.make() };
  const { name, text } = puzzleNamed(idOrText);
  if (row.input === 'puzzle-or-cover' && looksLikeCover(text)) return { name, input: parseCover(text) };
  const { puzzle } = readPuzzles(text)[0]!;
  const fault = refusalOf(row, await row.load(), puzzle);
  if (fault) throw fault;
  return { name, input: puzzle };
}

/** Cuts strips of lessons out of runs; those of one run share it. */
export class StripOpener {
  readonly #figures = contentOf('figures/figures.json') as SiteFigure[];
  readonly #runs = new Map<string, SheetRun>();

  /** Throws UsageError or InputError where the site has no such frames. */
  async open({ frame, last }: Strip): Promise<CutStrip> {
    const figure = figureOf(this.#figures, frame);
    if ('cure' in figure) throw new UsageError(`${figure.found} ${figure.cure}`);
    const query = new URLSearchParams(frame.query);
    const refused = REFUSED.find((name) => query.has(name));
    if (refused) throw new UsageError(`an address has '${refused}'; expected frames of a run as it is, which has no '${refused}'`);
    const { load } = catalogRow(figure.algorithm);
    const algorithm = await load();
    const asked = [...query].filter(([name]) => name !== 'puzzle' && !IGNORED.includes(name));
    const values = readOptions(algorithm.options, { ...figure.options, ...Object.fromEntries(asked) });
    const { name, input } = await inputNamed(figure.algorithm, query.get('puzzle') || figure.puzzle);
    const key = JSON.stringify([figure.algorithm, query.get('puzzle') || figure.puzzle, values]);
    let run = this.#runs.get(key);
    if (!run || (run.timeline.length <= last && run.timeline.outcome === undefined)) {
      const timeline = record(algorithm, input, values, { maxSteps: Math.max(LEAST, 2 * (last + 1)) });
      run = { timeline, words: await narratorOf(figure.algorithm), name };
      this.#runs.set(key, run);
    }
    if (frame.step > run.timeline.length)
      throw new UsageError(`a strip begins at step ${frame.step}; expected at most ${run.timeline.length}, the length of the run`);
    return { run, frame, last, pane: drawnPane(figure, frame) };
  }
}
