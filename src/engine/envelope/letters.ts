/** Digits and letters without I, L, O and U, so that none is taken for another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const digitOf = (letter: string): number => LETTERS.indexOf(letter.toUpperCase().replace(/[IL]/, '1').replace('O', '0'));

/** Returns the number of letters that encode `bytes` bytes. */
export const lettersFor = (bytes: number): number => Math.ceil((bytes * 8) / 5);

/** Bytes as letters, five bits each. */
export function toLetters(bytes: Uint8Array): string {
  let [text, value, bits] = ['', 0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += LETTERS[(value >>> (bits - 5)) & 31];
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + LETTERS[(value << (5 - bits)) & 31] : text;
}

/** Decodes letters in either case, and the characters that people confuse with them; skips all others. */
export function fromLetters(text: string): Uint8Array {
  const bytes: number[] = [];
  let [value, bits] = [0, 0];
  for (const letter of text) {
    const digit = digitOf(letter);
    if (digit < 0) continue;
    value = (value << 5) | digit;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(value >>> bits);
      value &= (1 << bits) - 1;
    }
  }
  return Uint8Array.from(bytes);
}
