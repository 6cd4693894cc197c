/** Bits of a character in base 64. */
const WIDTH = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** No puzzle needs more characters; a short text can stand for a very long one. */
const MAX_LENGTH = 2_000_000;

/** The codes that stand for no earlier text: a character of 8 bits, one of 16, and the end. */
const NARROW = 0;
const WIDE = 1;
const END = 2;

/** The bits of a text in base 64, the highest of a character first. */
class Bits {
  readonly #values: readonly number[];
  #at = 0;

  constructor(text: string) {
    this.#values = Array.from(text, (character) => ALPHABET.indexOf(character));
  }

  get isValid(): boolean {
    return !this.#values.includes(-1);
  }

  /** Whether the last character has been reached, and only zeros follow. */
  get isAtEnd(): boolean {
    const left = this.#values.length * WIDTH - this.#at;
    return left <= WIDTH && this.read(left) === 0;
  }

  /** Reads a number, its lowest bit first. NaN past the end. */
  read(width: number): number {
    if (this.#at + width > this.#values.length * WIDTH) return Number.NaN;
    let number = 0;
    for (let bit = 0; bit < width; bit++, this.#at++) {
      const value = this.#values[Math.floor(this.#at / WIDTH)];
      if ((value >> (WIDTH - 1 - (this.#at % WIDTH))) & 1) number += 2 ** bit;
    }
    return number;
  }
}

/**
 * Decodes what lz-string's `compressToBase64` and `compressToEncodedURIComponent` write. Undefined for any other text: characters of another
 * kind, a text cut short, one that goes on after its end. The library itself has the encoders too, which is ten times as much code.
 */
export function decompress(written: string): string | undefined {
  const text = written
    .replace(/[ +]/g, '+')
    .replaceAll('-', '/')
    .replace(/[=$]+$/, '');
  const bits = new Bits(text);
  if (!bits.isValid) return undefined;
  // The codes of the three signs have no text.
  const known: string[] = ['', '', ''];
  let width = 2;
  const learn = (part: string) => {
    known.push(part);
    if (known.length >= 2 ** width) width++;
  };
  const parts: string[] = [];
  let length = 0;
  for (let before = ''; length <= MAX_LENGTH; ) {
    let code = bits.read(width);
    if (code === END) return bits.isAtEnd ? parts.join('') : undefined;
    if (code === NARROW || code === WIDE) {
      const unit = bits.read(code === NARROW ? 8 : 16);
      if (Number.isNaN(unit)) return undefined;
      code = known.length;
      learn(String.fromCharCode(unit));
    }
    const part: string | undefined = code === known.length && before !== '' ? before + before[0] : known[code];
    if (!part) return undefined;
    if (before !== '') learn(before + part[0]);
    parts.push(part);
    length += part.length;
    before = part;
  }
  return undefined;
}
