import { catalog } from '../../../../engine/catalog.ts';
import { readOptions } from '../../../../engine/options.ts';
import { record } from '../../../../trace/record.ts';
import { narratorOf } from '../../../narrator.ts';
import type { CutStrip } from '../worksheet.ts';

/** A strip of a run of an algorithm with its usual options. */
export async function stripOf(algorithm: string, input: unknown, step: number, last: number): Promise<CutStrip> {
  const card = await catalog.find(({ id }) => id === algorithm)!.load();
  const timeline = record(card, input, readOptions(card.options, {}), { maxSteps: 2000 });
  const run = { timeline, words: await narratorOf(algorithm), name: '' };
  return { run, frame: { path: `embed/${algorithm}/`, query: '', step }, last };
}
