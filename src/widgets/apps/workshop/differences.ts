/** How a text differs from another, line by line. */
export interface Differences {
  /** Lines of the new text that the old one does not have, one-based. */
  readonly own: readonly number[];
  /** Lines of the old text that are gone: the line of the new one that follows them, one-based (one past the last at the end). */
  readonly gone: readonly { readonly before: number; readonly text: string }[];
}

/** Above this many pairs of lines the whole middle counts as changed. */
const MAX_PAIRS = 4_000_000;

/** By a longest common subsequence of the lines, between what both begin and end with. */
export function differences(before: string, after: string): Differences {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let first = 0;
  while (first < a.length && first < b.length && a[first] === b[first]) first++;
  let last = 0;
  while (last < a.length - first && last < b.length - first && a.at(-1 - last) === b.at(-1 - last)) last++;
  const [olds, news] = [a.slice(first, a.length - last), b.slice(first, b.length - last)];
  const longest = lengths(olds, news);
  const own: number[] = [];
  const gone: { before: number; text: string }[] = [];
  for (let [i, j] = [0, 0]; i < olds.length || j < news.length; ) {
    const at = first + j + 1;
    if (i < olds.length && j < news.length && olds[i] === news[j]) {
      i++;
      j++;
    } else if (j === news.length || (i < olds.length && longest(i + 1, j) >= longest(i, j + 1)))
      gone.push({ before: at, text: olds[i++]! });
    else {
      own.push(at);
      j++;
    }
  }
  return { own, gone };
}

/** For each pair of places, how long the longest common subsequence from there on is. */
function lengths(olds: readonly string[], news: readonly string[]): (i: number, j: number) => number {
  const width = news.length + 1;
  if (olds.length * news.length > MAX_PAIRS) return () => 0;
  const table = new Uint16Array((olds.length + 1) * width);
  for (let i = olds.length - 1; i >= 0; i--) {
    for (let j = news.length - 1; j >= 0; j--) {
      const here = i * width + j;
      table[here] = olds[i] === news[j] ? table[here + width + 1]! + 1 : Math.max(table[here + width]!, table[here + 1]!);
    }
  }
  return (i, j) => table[i * width + j]!;
}
