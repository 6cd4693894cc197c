import { endings } from '../engine/ending.ts';
import { InputError } from '../engine/errors.ts';
import { csvFields } from '../engine/formats/csv-line.ts';
import { currencies, type RunBudget } from './measured-run.ts';
import { headerIn, type ResultRow, type ResultsFormat, type ResultsHeader, type ResultsSeal, sealIn } from './rows.ts';

/** A file of results, opened. */
export interface ReadResults {
  readonly header: ResultsHeader;
  readonly budget: RunBudget;
  readonly rows: readonly ResultRow[];
  readonly format: ResultsFormat;
  /** The last line, and all that it seals. A file without one was not finished, or is a part of one. */
  readonly seal: ResultsSeal | undefined;
  readonly sealed: string;
  /** Whether the last line ends in its middle. */
  readonly isCut: boolean;
}

const CURE = 'a file that sudoscope measure or the Lab has written';

/** Reads the text of a file of results, as NDJSON or as CSV. Throws InputError with the line of what is wrong, and what would be right. */
export function readResults(text: string): ReadResults {
  const lines = linesOf(text.startsWith('\ufeff') ? text.slice(1) : text);
  const first = lines[0]?.text ?? '';
  const header = headerIn(first);
  if (!header) throw fault(1, first === '' ? 'this file is empty' : 'this isn’t the first line of a file of results', CURE);
  if (header.schema !== 1)
    throw fault(
      1,
      `this file has the form ${header.schema}, which is newer than this page`,
      'form 1; reload the page, or open it with the program that wrote it',
    );
  const format: ResultsFormat = first.startsWith('#') ? 'csv' : 'ndjson';
  const budget = budgetIn(header);
  const names = Object.keys(header.runs ?? {});
  const columns = format === 'csv' ? csvFields(lines[1]?.text ?? '') : [];
  if (format === 'csv' && !columns.includes('puzzle_id')) throw fault(2, 'the names of the columns are missing', 'puzzle_id,name,group,…');
  const rows: ResultRow[] = [];
  let seal: ResultsSeal | undefined;
  let sealed = '';
  let isCut = false;
  for (const { text: line, number, start, isEnded } of lines.slice(format === 'csv' ? 2 : 1)) {
    if (line === '') continue;
    if (seal) throw fault(number, 'there is more after the last line', 'nothing; sudoscope measure --merge joins several files');
    seal = sealIn(line);
    if (seal) {
      sealed = text.slice(0, start);
      continue;
    }
    const row = format === 'csv' ? rowOfFields(columns, csvFields(line)) : rowOfJson(line);
    if (row === undefined && !isEnded) {
      isCut = true;
      break;
    }
    rows.push(checked(row, names, number));
  }
  if (rows.length === 0) throw new InputError('there are no rows in this file', { expected: 'a row for each run of each puzzle' });
  if (seal && seal.rows !== rows.length)
    throw new InputError(`the last line speaks of ${seal.rows} rows, and there are ${rows.length}`, {
      expected: 'the whole file, unchanged',
    });
  return { header, budget, rows, format, seal, sealed, isCut };
}

const fault = (line: number, message: string, expected: string) => new InputError(message, { place: { line, column: 1 }, expected });

function linesOf(text: string): { text: string; number: number; start: number; isEnded: boolean }[] {
  const lines = [];
  for (let start = 0, number = 1; start < text.length; number++) {
    const end = text.indexOf('\n', start);
    const isEnded = end >= 0;
    lines.push({ text: text.slice(start, isEnded ? end : undefined).replace(/\r$/, ''), number, start, isEnded });
    start = isEnded ? end + 1 : text.length;
  }
  return lines;
}

function budgetIn({ budget }: ResultsHeader): RunBudget {
  const currency = currencies.find((each) => Number(budget?.[each]) > 0);
  if (!currency) throw fault(1, 'the first line names no budget', '"budget":{"digits":50000}');
  return { currency, amount: budget[currency]! };
}

function rowOfJson(line: string): Record<string, unknown> | undefined {
  try {
    const row: unknown = JSON.parse(line);
    return typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const NUMBERS = new Set(['line', 'replicate', 'seed', 'digits', 'steps', 'ms', 'repeats']);

function rowOfFields(columns: readonly string[], fields: readonly string[]): Record<string, unknown> | undefined {
  if (fields.length !== columns.length) return undefined;
  const row: Record<string, unknown> = {};
  const counters: Record<string, number> = {};
  columns.forEach((column, index) => {
    const text = fields[index]!;
    if (column.startsWith('counters.')) {
      if (text !== '') counters[column.slice('counters.'.length)] = Number(text);
    } else if (NUMBERS.has(column)) row[column] = text === '' ? null : Number(text);
    else row[column] = column === 'censored' ? text === 'true' : text === '' ? null : text;
  });
  return { ...row, counters };
}

const amount = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown) => (amount(value) ? (value as number) : null);

/** Throws InputError for a row without what every row has. What older files lack is filled in. */
function checked(row: Record<string, unknown> | undefined, runs: readonly string[], line: number): ResultRow {
  if (!row) throw fault(line, 'this isn’t a row', 'a row as sudoscope measure writes it; take the line out, or write the file again');
  const { puzzle_id: id, run, outcome, digits, steps } = row;
  if (typeof id !== 'string' || !/^[0-9a-f]{16}$/.test(id)) throw fault(line, 'this row has no puzzle_id', '16 hexadecimal digits');
  if (typeof run !== 'string' || !runs.includes(run))
    throw fault(line, `this row is of a run '${run}'`, `one of the first line: ${runs.join(', ')}`);
  const ending = endings.find((each) => each === outcome);
  if (!ending) throw fault(line, `this row has the outcome '${outcome}'`, `one of ${endings.join(', ')}`);
  if (!amount(digits) || !amount(steps)) throw fault(line, 'this row lacks digits or steps', 'whole numbers from 0');
  return {
    puzzle_id: id,
    name: textOrNull(row.name),
    group: textOrNull(row.group),
    line: numberOrNull(row.line) ?? line,
    run,
    replicate: numberOrNull(row.replicate) ?? 1,
    seed: numberOrNull(row.seed),
    outcome: ending,
    censored: ending === 'stopped',
    digits: digits as number,
    steps: steps as number,
    ms: numberOrNull(row.ms),
    repeats: numberOrNull(row.repeats),
    counters: typeof row.counters === 'object' && row.counters !== null ? (row.counters as Record<string, number>) : {},
  };
}
