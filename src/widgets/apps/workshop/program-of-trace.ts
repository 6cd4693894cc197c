import { puzzleText } from '../../../engine/formats/line.ts';
import type { TraceHeader } from '../../../trace/import/header.ts';
import type { SharedCode } from './share-code.ts';
import { starts } from './starts.ts';

/** The mark of a program that can be run here. */
const RUNS = /^export\b.*\brun\b/m;

/** The program that a trace came from, where it can be run on the page; `bet` is on the one thing that was bet on. */
export function programOfTrace({ source, original, author = '', puzzle, bet = {} }: TraceHeader): SharedCode | undefined {
  const start = starts.find((each) => each.original === original);
  if (source === undefined || !RUNS.test(source) || !start) return undefined;
  const [said] = Object.values(bet);
  return { start: start.id, code: source, author, puzzle: puzzleText(puzzle), ...(said !== undefined && { bet: said }) };
}
