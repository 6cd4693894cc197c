import type { TextLines } from './text-lines.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isWhole = (value: unknown): value is number => Number.isInteger(value);
export const isWholeList = (value: unknown): value is number[] => Array.isArray(value) && value.every(isWhole);

/** The JSON object that begins at a line. */
export interface ObjectAhead {
  /** Undefined where the text is no JSON. */
  readonly object: Fields | undefined;
  readonly text: string;
  /** How many lines it takes. */
  readonly height: number;
}

/** An object with a line for each value of a 16 × 16 grid takes fewer lines, and few have more levels. */
const MAX_HEIGHT = 5000;
const MAX_DEPTH = 12;

/** Each object is read once, although several formats look at it. */
const read = new WeakMap<TextLines, { readonly line: number; readonly ahead: ObjectAhead }>();

/** The object that begins at the current line, in one line or in several; undefined where none begins. */
export function objectAhead(lines: TextLines): ObjectAhead | undefined {
  const line = lines.peek()!;
  if (!line.text.trimStart().startsWith('{')) return undefined;
  const known = read.get(lines);
  if (known?.line === line.number) return known.ahead;
  const ahead = gather(lines, line.text);
  read.set(lines, { line: line.number, ahead });
  return ahead;
}

function gather(lines: TextLines, first: string): ObjectAhead {
  const texts: string[] = [];
  let depth = 0;
  for (let line = lines.peek(); line && texts.length < MAX_HEIGHT; line = lines.peek(texts.length)) {
    texts.push(line.text);
    // Brackets in texts are no brackets.
    for (const sign of line.text.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/[{}[\]]/g) ?? []) depth += sign === '{' || sign === '[' ? 1 : -1;
    if (depth > MAX_DEPTH) break;
    if (depth <= 0) return { ...parsed(texts.join('\n')), height: texts.length };
  }
  return { object: undefined, text: first, height: 1 };
}

function parsed(text: string): Omit<ObjectAhead, 'height'> {
  return { object: parsedObject(text), text };
}

/** The object of a text; undefined where the text is no JSON, or is another value. */
export function parsedObject(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
