import { decompress } from './lz-string.ts';
import type { Line } from './text-lines.ts';

/** What an address or a code of f-puzzles or SudokuPad holds. */
export interface PuzzleCode {
  /** 'data' is a compressed object of either program, and 'id' only a name that their servers know. */
  readonly kind: 'f-puzzles' | 'sudoku-pad' | 'data' | 'classic' | 'scf' | 'id';
  readonly program: 'f-puzzles' | 'SudokuPad';
  readonly text: string;
}

const F_PUZZLES = /^https?:\/\/(?:www\.)?f-puzzles\.com\/\S*?[?&#](load|id)=([^&#]+)/i;
const SUDOKU_PAD =
  /^(?:https?:\/\/(?:[\w-]+\.)*(?:sudokupad\.app|crackingthecryptic\.com)\/(?:sudoku\/?)?|sudokupad:\/\/puzzle\/)(?:\?(?:\S*&)?puzzleid=)?(.*)$/i;
const PREFIX = /^(fpuz(?:zles)?|scl|ctc|scf|classic)(?=\S)/;
/** Compressed objects begin so, because they begin with `{` and a quotation mark. */
const COMPRESSED = /^N4[\w+/=$ -]{20,}$/;
/** A code with a prefix and without an address has more characters than any word with the same beginning. */
const MIN_CODE = 16;

/** The code in an address or alone in a line; undefined for any other text. */
export function codeIn({ text }: Line): PuzzleCode | undefined {
  const trimmed = text.trim();
  const fPuzzles = F_PUZZLES.exec(trimmed);
  if (fPuzzles) {
    const kind = fPuzzles[1].toLowerCase() === 'id' ? 'id' : 'f-puzzles';
    return { kind, program: 'f-puzzles', text: unescaped(fPuzzles[2]) };
  }
  const sudokuPad = SUDOKU_PAD.exec(trimmed);
  if (sudokuPad) {
    const code = unescaped(sudokuPad[1].replace(/[?&#].*$/, ''));
    return prefixed(code) ?? unnamed(code);
  }
  if (COMPRESSED.test(trimmed)) return { kind: 'data', program: 'f-puzzles', text: trimmed };
  return trimmed.length < MIN_CODE || /\s/.test(trimmed) ? undefined : prefixed(unescaped(trimmed));
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function prefixed(code: string): PuzzleCode | undefined {
  const prefix = PREFIX.exec(code)?.[1];
  if (prefix === undefined) return undefined;
  const text = code.slice(prefix.length);
  if (prefix === 'scf' || prefix === 'classic') return { kind: prefix, program: 'SudokuPad', text };
  return { kind: prefix.startsWith('fpuz') ? 'f-puzzles' : 'sudoku-pad', program: 'SudokuPad', text };
}

/** An address without a prefix holds a packed grid of 81 cells, or the id of a puzzle. */
function unnamed(code: string): PuzzleCode {
  if (COMPRESSED.test(code)) return { kind: 'data', program: 'SudokuPad', text: code };
  return { kind: code.length >= MIN_CODE && cellsOfClassic(code) !== undefined ? 'classic' : 'id', program: 'SudokuPad', text: code };
}

/** The text that a code holds: JSON, or JSON with abbreviations. Undefined where it is damaged. */
export const textOfCode = ({ text }: PuzzleCode): string | undefined => decompress(text) ?? (text.startsWith('{') ? text : undefined);

/** Each character of the first form is a digit, or so many blanks as its place here. */
const RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";
/** Each character of the second form is a digit or a blank, and tens of its place here so many blanks after it. */
const DIGITS_WITH_RUNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';
const CELLS = 81;

/** The 81 cells of a grid packed in either of two forms; undefined where it is neither, or could be both. */
export function cellsOfClassic(code: string): string | undefined {
  const first = Array.from(code, (character) => {
    const run = RUNS.indexOf(character);
    return run >= 0 ? '.'.repeat(run) : /[1-9]/.test(character) ? character : '?';
  }).join('');
  const second = Array.from(code, (character) => {
    const place = DIGITS_WITH_RUNS.indexOf(character);
    return place < 0 ? '?' : `${place % 10 || '.'}${'.'.repeat(Math.floor(place / 10))}`;
  }).join('');
  const fitting = [first, second].filter((cells) => cells.length === CELLS && !cells.includes('?'));
  return fitting.length === 1 ? fitting[0] : undefined;
}
