type Numbers = Uint8Array | Uint32Array;

/** The numbers as words of 32 bits, as far as they fill such words. */
const wordsOf = ({ buffer, byteOffset, byteLength }: Numbers) =>
  byteOffset % 4 === 0 ? new Uint32Array(buffer, byteOffset, byteLength >> 2) : new Uint32Array(0);

/** A table of numbers as it was when it was looked at last. Most looks find little, so numbers of one byte are compared four at a time. */
export class Differences {
  #now: Numbers;
  #nowWords: Uint32Array;
  readonly #held: Numbers;
  readonly #heldWords: Uint32Array;

  constructor(now: Numbers) {
    this.#now = now;
    this.#nowWords = wordsOf(now);
    this.#held = now.slice();
    this.#heldWords = wordsOf(this.#held);
  }

  get length(): number {
    return this.#held.length;
  }

  /** Looks at the table again, or at another one of its type and length, and reports each place where it has changed, in order. */
  find(now: Numbers, changed: (place: number, from: number, to: number) => void): void {
    if (now !== this.#now) [this.#now, this.#nowWords] = [now, wordsOf(now)];
    const [words, heldWords, held] = [this.#nowWords, this.#heldWords, this.#held];
    const inWord = 4 / held.BYTES_PER_ELEMENT;
    for (let word = 0; word < words.length; word++) {
      if (words[word] !== heldWords[word]) this.#compare(word * inWord, (word + 1) * inWord, changed);
    }
    if (words.length * inWord < held.length) this.#compare(words.length * inWord, held.length, changed);
  }

  #compare(first: number, end: number, changed: (place: number, from: number, to: number) => void): void {
    const [now, held] = [this.#now, this.#held];
    for (let place = first; place < end; place++) {
      const [from, to] = [held[place]!, now[place]!];
      if (from === to) continue;
      held[place] = to;
      changed(place, from, to);
    }
  }
}
