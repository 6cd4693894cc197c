import type { Ending } from '../engine/ending.ts';
import { csvField } from '../engine/formats/csv-field.ts';
import type { Currency } from './measured-run.ts';

/*
 * The file of results that the command line and the Lab read and write: a first line, a row for each run of each puzzle, and a last line
 * that seals it.
 */

export const times = ['none', 'once', 'repeat'] as const;
export type Times = (typeof times)[number];

/** The first line. All of it but `host` is the same on every machine. */
export interface ResultsHeader {
  readonly sudoscope: 'results';
  readonly schema: 1;
  readonly version: string;
  /** Of the program that made the rows, where it's known. */
  readonly commit?: string;
  /** By name, as they were written. */
  readonly runs: Readonly<Record<string, string>>;
  /** SHA-256 of the programs that runs name, by the names of these runs. */
  readonly programs?: Readonly<Record<string, string>>;
  readonly budget: Readonly<Partial<Record<Currency, number>>>;
  readonly seeds: number;
  readonly root_seed: number;
  readonly times: Times;
  readonly repeat_until_ms: number | null;
  /** This shard, from 0, and how many there are. */
  readonly shard: readonly [number, number];
  /** Of all bytes of the files of puzzles; null where they came from a pipe. */
  readonly input_sha256: string | null;
  readonly host: { readonly node: string; readonly cpu: string; readonly cores: number };
  /** Set where shards are missing in a merged file. */
  readonly partial?: true;
}

/** A run of a puzzle. */
export interface ResultRow {
  readonly puzzle_id: string;
  readonly name: string | null;
  readonly group: string | null;
  /** In its file, from 1. */
  readonly line: number;
  readonly run: string;
  readonly replicate: number;
  readonly seed: number | null;
  readonly outcome: Ending;
  readonly censored: boolean;
  readonly digits: number;
  readonly steps: number;
  /** Milliseconds of the processor. */
  readonly ms: number | null;
  readonly repeats: number | null;
  /** The algorithm's own, by id. */
  readonly counters: Readonly<Record<string, number>>;
}

/** The last line: how many rows there are, how many lines of the input were left out, and SHA-256 of every byte before it. */
export interface ResultsSeal {
  readonly end: true;
  readonly rows: number;
  readonly skipped: number;
  readonly sha256: string;
}

export type ResultsFormat = 'ndjson' | 'csv';

const columns = [
  'puzzle_id',
  'name',
  'group',
  'line',
  'run',
  'replicate',
  'seed',
  'outcome',
  'censored',
  'digits',
  'steps',
  'ms',
  'repeats',
] as const;

/** What is written before the rows. In CSV, `counters` are the ids of all counters that a row can have. */
export function headText(header: ResultsHeader, format: ResultsFormat, counters: readonly string[]): string {
  const first = JSON.stringify(header);
  if (format === 'ndjson') return `${first}\n`;
  return `#${first}\n${[...columns, ...counters.map((name) => `counters.${name}`)].join(',')}\n`;
}

/** A row as a line. Its keys come in the order of the interface. */
export function rowText(row: ResultRow, format: ResultsFormat, counters: readonly string[]): string {
  if (format === 'ndjson') return `${JSON.stringify(row)}\n`;
  const fields = [...columns.map((name) => row[name]), ...counters.map((name) => row.counters[name])];
  return `${fields.map((value) => csvField(String(value ?? ''))).join(',')}\n`;
}

export const sealText = (seal: ResultsSeal, format: ResultsFormat): string => `${format === 'csv' ? '#' : ''}${JSON.stringify(seal)}\n`;

/** A line that is no row, whose object begins like this; undefined for any other line. */
function lineIn<T>(line: string, beginning: string): T | undefined {
  const text = line.startsWith('#') ? line.slice(1) : line;
  if (!text.startsWith(beginning)) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

/** The seal that a line is; undefined for any other line. */
export const sealIn = (line: string): ResultsSeal | undefined => lineIn(line, '{"end":true,');

/** The first line of a file of results; undefined where a line is none. */
export const headerIn = (line: string): ResultsHeader | undefined => lineIn(line, '{"sudoscope":"results"');

/** A difference of two headers in what has to be alike, as `version 0.1.0` and `0.2.0`; undefined where there is none. */
export function headerDifference(
  one: ResultsHeader,
  other: ResultsHeader,
  apart: readonly string[] = ['host'],
): [string, string, string] | undefined {
  const [a, b] = [one, other].map((header) => header as unknown as Record<string, unknown>) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (!apart.includes(key) && JSON.stringify(a[key]) !== JSON.stringify(b[key])) return [key, valueText(a[key]), valueText(b[key])];
  }
  return undefined;
}

function valueText(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (Array.isArray(value)) return value.join('/');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${name}=${each}`)
    .join(' ');
}
