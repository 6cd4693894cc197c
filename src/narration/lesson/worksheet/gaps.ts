import type { Part, Sentence } from '../../sentence.ts';
import { isTold, type OtherFrames } from './told.ts';

/** A piece of a sentence on a sheet: a text, or a gap to write in. How long a gap is doesn't depend on what it leaves out. */
export type SheetPart = Part | { readonly gap: 'short' | 'long' };

/** A sentence with gaps, and what they leave out, in their order. */
export interface GappedSentence {
  readonly parts: readonly SheetPart[];
  readonly answers: readonly string[];
}

/** What the gaps of a sentence leave out. */
export interface LeftOut {
  /** Phrases, in their order in the sentence. */
  readonly phrases: readonly string[];
  /** Whether all numbers are left out, in figures and in words. */
  readonly numbers: boolean;
  /** Digits that are letters: they are left out like numbers. */
  readonly symbols: readonly string[];
  /** Names with numbers in them, which stay. */
  readonly names: readonly string[];
  /** Whether the last part with a tone is left out where nothing else is. */
  readonly toned: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
  readonly gap: 'short' | 'long';
  /** What stands after the gap in place of a noun that would tell whether it is one. */
  readonly noun?: string;
}

const nounAfter = (text: string) => {
  const [, noun] = /(?: |^)(row|statement)s?$/.exec(text) ?? [];
  return noun && ` ${noun}(s)`;
};

/** Numbers in words as sentences have them, with the rows that they count: “row” alone would tell that it is one. “One” and “no” count something only before its noun. */
const NUMBER_WORDS =
  /\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|none)\b(?: (?:rows?|statements?)\b)?|\b(?:one|no) (?:rows?|statements?)\b|\b(?:one|no)(?= (?:candidates?|places?|cells?|digits?)\b)/giu;

/** Numbers in figures. That of a cell's name, r3c5, is part of a word. */
const FIGURES = /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)*(?![\p{L}\p{N}])(?: (?:rows?|statements?)\b)?/gu;

/** Numbers that are names of houses, or that count the steps. */
const NUMBERED = /\b(?:box|row|column|cage|move|step|chain) \d+(?:,\d{3})*\b/giu;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a phrase at this place of a text is not the beginning or the end of a longer word. */
const isWhole = (text: string, start: number, end: number) =>
  !/[\p{L}\p{N}]/u.test(text.charAt(start - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(end));

/** The places of phrases, looked for from the end: what a step is about is named first. */
function phraseRanges(text: string, phrases: readonly string[]): Range[] {
  const ranges: Range[] = [];
  let before = text.length;
  for (const phrase of phrases.toReversed()) {
    let start = text.lastIndexOf(phrase, before - phrase.length);
    while (start > 0 && !isWhole(text, start, start + phrase.length)) start = text.lastIndexOf(phrase, start - 1);
    if (start < 0 || before < phrase.length) continue;
    ranges.push({ start, end: start + phrase.length, gap: 'long' });
    before = start;
  }
  return ranges;
}

/** Places of names that hold numbers. One that is only a number is a name after its noun alone. */
function nameRanges(text: string, names: readonly string[]): { start: number; end: number }[] {
  const lower = text.toLowerCase();
  return names.flatMap((name) => {
    if (!/\d/.test(name)) return [];
    const written = /^[\d ]+$/.test(name) ? [`column ${name}`, `row ${name}`] : [name];
    return written.flatMap((each) => {
      const found: { start: number; end: number }[] = [];
      for (let start = lower.indexOf(each.toLowerCase()); start >= 0; start = lower.indexOf(each.toLowerCase(), start + 1))
        if (isWhole(text, start, start + each.length)) found.push({ start, end: start + each.length });
      return found;
    });
  });
}

const overlaps = (one: { start: number; end: number }, others: readonly { start: number; end: number }[]) =>
  others.some(({ start, end }) => one.start < end && start < one.end);

function rangesOf(sentence: Sentence, text: string, { phrases, numbers, symbols, names, toned }: LeftOut): Range[] {
  const ranges = phraseRanges(text, phrases);
  if (numbers) {
    const numbered = [...text.matchAll(NUMBERED)].map(({ index, 0: name }) => ({ start: index, end: index + name.length }));
    const kept = [...nameRanges(text, names), ...numbered];
    const letters =
      symbols.length > 0 ? [new RegExp(`(?<![\\p{L}\\p{N}])(?:${symbols.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu')] : [];
    for (const pattern of [FIGURES, NUMBER_WORDS, ...letters])
      for (const match of text.matchAll(pattern)) {
        const noun = nounAfter(match[0]);
        const range = { start: match.index, end: match.index + match[0].length, gap: 'short' as const, ...(noun && { noun }) };
        if (!overlaps(range, ranges) && !overlaps(range, kept)) ranges.push(range);
      }
  }
  if (ranges.length === 0 && toned && sentence.length > 1) {
    let end = text.length;
    for (const { text: part, tone } of sentence.toReversed()) {
      if (tone) return [{ start: end - part.length, end, gap: 'long' }];
      end -= part.length;
    }
  }
  return ranges.sort((a, b) => a.start - b.start);
}

/** A sentence with gaps, except those whose answer another frame tells. */
export function withGaps(sentence: Sentence, leftOut: LeftOut, others?: OtherFrames): GappedSentence {
  const text = sentence.map((part) => part.text).join('');
  const ranges = rangesOf(sentence, text, leftOut).filter(
    ({ start, end, gap }) => !others || !isTold({ text, start, end, long: gap === 'long' }, others),
  );
  const parts: SheetPart[] = [];
  let place = 0;
  let next = 0;
  for (const { text: own, tone } of sentence) {
    const end = place + own.length;
    let from = place;
    while (from < end) {
      const range = ranges[next];
      if (range && range.start <= from) {
        if (from === range.start) parts.push({ gap: range.gap });
        from = Math.min(end, range.end);
        if (from === range.end) {
          next++;
          if (range.noun) parts.push({ text: range.noun });
        }
        continue;
      }
      const to = Math.min(end, range?.start ?? end);
      const piece = text.slice(from, to);
      parts.push(tone ? { text: piece, tone } : { text: piece });
      from = to;
    }
    place = end;
  }
  return { parts, answers: ranges.map(({ start, end }) => text.slice(start, end)) };
}
