import { describeError } from '../../../engine/errors.ts';
import { Timeline } from '../../timeline.ts';
import { ImportedRun } from '../imported-run.ts';

/** Reads a whole text as a trace, in pieces of so many characters. */
export async function imported(text: string, piece = 1 << 16): Promise<{ run: ImportedRun; timeline: Timeline | undefined }> {
  const run = new ImportedRun();
  for (let at = 0; at < text.length && (await run.push(text.slice(at, at + piece))); at += piece);
  await run.end();
  const { opened } = run;
  if (!opened) return { run, timeline: undefined };
  const timeline = new Timeline(opened.algorithm, opened.algorithm.start(opened.header.puzzle, opened.options));
  const { chunks } = run.take();
  for (const chunk of chunks) timeline.append(chunk);
  return { run, timeline };
}

/** The full text of the error that a call throws; undefined where it throws none. */
export function textOfFault(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return describeError(error);
  }
}
