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
  /** Replays its steps; has nothing that would need another run. */
  readonly algorithm: AnyAlgorithm;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** The texts of its notes, which states share; grows while the trace is read. */
  readonly texts: string[];
  /** The kinds of step that the trace may have besides those of an algorithm of this project. */
  readonly said: readonly string[];
}

/** How the steps of a trace with this first line are replayed. Throws InputError, with line 1 as its place, where its algorithm cannot have them. */
export async function openedBy(header: TraceHeader): Promise<Opened> {
  const texts: string[] = [];
  const { original, kinds } = header;
  const opened =
    original === undefined
      ? { header, algorithm: coreAlgorithm(header.algorithm ?? 'Your program', kinds, texts), options: {}, texts, said: [] }
      : await openedOriginal(original, header, texts);
  const labels = Object.values(opened.algorithm.counters).map(({ label }) => label);
  const unknown = Object.keys(header.bet ?? {}).find((label) => !labels.includes(label));
  if (unknown !== undefined) throw headerFault(`the bet is on '${unknown}', which this run does not count`, `one of ${labels.join(', ')}`);
  return opened;
}

async function openedOriginal(original: string, header: TraceHeader, texts: string[]): Promise<Opened> {
  try {
    const row = catalogRow(original);
    const algorithm = await row.load();
    const options = readOptions(algorithm.options, header.options);
    const refused = refusalOf(row, algorithm, header.puzzle);
    if (refused) throw refused;
    const replayed = withOwnKinds(withoutDecisions(algorithm), header, texts);
    return { header, algorithm: { ...replayed, steps: withLines(replayed.steps) }, options, texts, said: saidKinds(header) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { message, expected } = error;
    throw new InputError(message, { place: { line: 1, column: 1 }, ...(expected === undefined ? {} : { expected }) });
  }
}

/** An algorithm without its decisions and alternatives: the run of another program cannot be decided otherwise. */
function withoutDecisions({ manual, alternatives, decisions, draws, ties, picked, ...others }: AnyAlgorithm): AnyAlgorithm {
  return others;
}
