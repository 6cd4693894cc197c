/** Whether a name or a number occurs in a text, and not as a part of a longer one. */
export function occursIn(text: string, name: string): boolean {
  const whole = text.replace(NUMBERED, (house) => (house.toLowerCase().includes(name.toLowerCase()) && /\D/.test(name) ? house : ' '));
  for (let start = whole.indexOf(name); start >= 0; start = whole.indexOf(name, start + 1))
    if (!/[\p{L}\p{N}]/u.test(whole.charAt(start - 1)) && !/[\p{L}\p{N}]/u.test(whole.charAt(start + name.length))) return true;
  return false;
}

/** Names of houses, whose numbers count nothing. */
const NUMBERED = /\b(?:box|row|column|cage|move|step|chain) \d+\b/giu;

const CELL = /\br\d+c\d+\b/g;

/** A gap that a sentence would have. */
export interface WishedGap {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it leaves out a name, not a number. */
  readonly long: boolean;
}

/** What the other frames of a strip say, as students read them. */
export interface OtherFrames {
  /** The sentence of the first one, which is complete. */
  readonly first: string;
  readonly later: readonly string[];
  /** Cells that later frames draw thick or with a box, by their names. */
  readonly drawn: readonly string[];
  /** Whether the names are those of a node’s neighbours: that a later step works on one of them doesn’t say whose neighbour it is. */
  readonly neighbours: boolean;
  /** What the gaps and drawings before it ask for. */
  readonly asked: readonly string[];
  /** Whether its own picture asks for something, which its numbers would tell. */
  readonly draws: boolean;
}

/** The words around a gap, up to the next comma, colon or full stop. */
function clauseAround({ text, start, end }: WishedGap): string {
  const from = Math.max(-1, ...[...text.slice(0, start).matchAll(/[.,:;](?= )/g)].map(({ index }) => index)) + 1;
  const to = text.slice(end).search(/[.,:;](?: |$)/);
  return text.slice(from, to < 0 ? text.length : end + to).trim();
}

/** Whether another frame tells what a gap leaves out, so that nobody would have to think about it. */
export function isTold(gap: WishedGap, { first, later, drawn, neighbours, asked, draws }: OtherFrames): boolean {
  const answer = gap.text.slice(gap.start, gap.end);
  if (gap.long) return !neighbours && (occursIn(first, answer) || drawn.includes(answer) || later.some((text) => occursIn(text, answer)));
  if (draws || asked.some((each) => occursIn(each, answer))) return false;
  const clause = clauseAround(gap);
  if (clause !== answer && occursIn(first, clause)) return true;
  const cells = gap.text.match(CELL) ?? [];
  return occursIn(first, answer) && cells.some((cell) => occursIn(first, cell));
}
