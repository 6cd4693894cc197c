import type { Place } from './lesson.ts';

/** A line of a text with its number. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** A stretch of a lesson's text, before anybody asks what it means. */
export type Stretch = Place & { readonly lines: readonly Line[] } & (
    | { readonly kind: 'head' | 'paragraph' | 'comment' }
    | { readonly kind: 'heading'; readonly title: string; readonly minutes: number | undefined }
    /** A line ::: that closes nothing. */
    | { readonly kind: 'stray' }
    | { readonly kind: 'block'; readonly name: string; readonly rest: string; readonly closed: boolean }
  );

const HEADING = /^##(?!#)\s*(.*?)\s*$/;
const MINUTES = /^(.*?)\s*\(\s*(\d{1,4})\s*min(?:ute)?s?\.?\s*\)$/i;
/** Two colons are enough: what somebody meant as a note isn't shown to a class for want of a third. */
const OPENS = /^::+\s*([^\s:][^\s]*)\s*(.*?)\s*$/;
const CLOSES = /^::+\s*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Whether a line ends whatever is above it: a heading or the mark of a block. */
const isMark = (text: string) => HEADING.test(text) || OPENS.test(text) || CLOSES.test(text);
const isBlank = (text: string) => text.trim() === '';

/** Splits the text of a lesson into stretches. Every line that isn't blank is in exactly one of them. */
export function scanLesson(text: string): Stretch[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((each, index): Line => ({ number: index + 1, text: each }));
  const stretches: Stretch[] = [];
  let at = 0;
  const textAt = (index: number) => lines[index]?.text ?? '';
  /** Takes the lines before `end`; `inside` are those that are content. */
  const take = (end: number, inside = lines.slice(at, end)) => {
    const place = { line: at + 1, lastLine: Math.max(at + 1, end), lines: inside };
    at = end;
    return place;
  };

  if (/^---\s*$/.test(textAt(0))) {
    let end = 1;
    while (end < lines.length && !/^---\s*$/.test(textAt(end)) && !isMark(textAt(end))) end++;
    const closes = /^---\s*$/.test(textAt(end));
    stretches.push({ kind: 'head', ...take(closes ? end + 1 : end, lines.slice(1, end)) });
  }
  while (at < lines.length) {
    const line = textAt(at);
    const opening = OPENS.exec(line);
    const heading = HEADING.exec(line);
    if (isBlank(line)) at++;
    else if (opening) {
      const end = endOfBlock(lines, at);
      const closed = CLOSES.test(textAt(end));
      const inside = lines.slice(at + 1, end);
      stretches.push({ kind: 'block', name: opening[1]!, rest: opening[2]!, closed, ...take(closed ? end + 1 : end, inside) });
    } else if (CLOSES.test(line)) stretches.push({ kind: 'stray', ...take(at + 1) });
    else if (heading) {
      const [, title = heading[1]!, minutes] = MINUTES.exec(heading[1]!) ?? [];
      stretches.push({ kind: 'heading', title, minutes: minutes === undefined ? undefined : Number(minutes), ...take(at + 1) });
    } else if (/^\s*<!--/.test(line)) {
      let end = at;
      while (end < lines.length && !textAt(end).includes('-->')) end++;
      stretches.push({ kind: 'comment', ...take(Math.min(end + 1, lines.length)) });
    } else stretches.push({ kind: 'paragraph', ...take(endOfParagraph(lines, at)) });
  }
  return stretches;
}

/** The index of the line after a block's content: the mark that closes it, or where the next thing begins. */
function endOfBlock(lines: readonly Line[], from: number): number {
  let end = from + 1;
  while (end < lines.length && !isMark(lines[end]!.text)) end = FENCE.test(lines[end]!.text) ? endOfFence(lines, end) : end + 1;
  return end;
}

function endOfParagraph(lines: readonly Line[], from: number): number {
  let end = from;
  while (end < lines.length && !isBlank(lines[end]!.text) && !isMark(lines[end]!.text))
    end = FENCE.test(lines[end]!.text) ? endOfFence(lines, end) : end + 1;
  return end;
}

/** The index after a listing. One that nobody closes is a line like others. */
function endOfFence(lines: readonly Line[], from: number): number {
  const fence = FENCE.exec(lines[from]!.text)![1]!;
  const end = lines.findIndex(({ text }, index) => index > from && text.trim().startsWith(fence) && /^\s*[`~]+\s*$/.test(text));
  return end < 0 ? from + 1 : end + 1;
}
