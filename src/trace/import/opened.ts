import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import { catalogRow, refusalOf } from '../../engine/catalog.ts';
import { InputError } from '../../engine/errors.ts';
import { readOptions } from '../../engine/options.ts';
import { coreAlgorithm, withLines } from './core.ts';
import { saidKinds, withOwnKinds } from './custom-kinds.ts';
import type { TraceHeader } from './header.ts';
import { headerFault } from './lines.ts';

/** What a trace is about, when its first line has been read. */
export interface Opened {
  readonly header: TraceHeader;
  /** How its steps are replayed; nothing in it that would want another run. */
  readonly algorithm: AnyAlgorithm;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** The texts of its notes, which states share; grows while the trace is read. */
  readonly texts: string[];
  /** Of an algorithm of this project: kinds of step that the trace may have beside it. */
  readonly said: readonly string[];
}

/** How the steps of a trace with this first line are replayed. Throws InputError, with line 1 as its place, where its algorithm cannot have them. */
export async function openedBy(header: TraceHeader): Promise<Opened> {
  const texts: string[] = [];
  const { book, kinds } = header;
  const opened =
    book === undefined
      ? { header, algorithm: coreAlgorithm(header.algorithm ?? 'Your program', kinds, texts), options: {}, texts, said: [] }
      : await ofTheBook(book, header, texts);
  const labels = Object.values(opened.algorithm.counters).map(({ label }) => label);
  const unknown = Object.keys(header.bet ?? {}).find((label) => !labels.includes(label));
  if (unknown !== undefined) throw headerFault(`the bet is on '${unknown}', which this run does not count`, `one of ${labels.join(', ')}`);
  return opened;
}

async function ofTheBook(book: string, header: TraceHeader, texts: string[]): Promise<Opened> {
  try {
    const row = catalogRow(book);
    const algorithm = await row.load();
    const options = readOptions(algorithm.options, header.options);
    const refused = refusalOf(row, algorithm, header.puzzle);
    if (refused) throw refused;
    const told = withOwnKinds(asTold(algorithm), header, texts);
    return { header, algorithm: { ...told, steps: withLines(told.steps) }, options, texts, said: saidKinds(header) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { message, expected } = error;
    throw new InputError(message, { place: { line: 1, column: 1 }, ...(expected === undefined ? {} : { expected }) });
  }
}

/** An algorithm without what asks its run to decide otherwise, or what it would have done: another program's run is as it is. */
function asTold({ manual, alternatives, decisions, draws, ties, picked, ...told }: AnyAlgorithm): AnyAlgorithm {
  return told;
}
