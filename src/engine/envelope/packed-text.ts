import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

/** Packed bytes that are unpacked at once: at most about a thousand times as many come out. */
const AT_ONCE = 256;

/** A text, deflated, as letters, digits, - and _. */
export function packedText(text: string): string {
  const letters = btoa(strFromU8(deflateSync(strToU8(text), { level: 9 }), true));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What `packedText` packed. Throws RangeError when more than `most` bytes come out, and some other error when the letters aren't packed text. */
export function unpackedText(letters: string, most: number): string {
  if (!/^[\w-]+$/.test(letters)) throw new Error('other characters than those of packed text');
  return strFromU8(unpacked(strToU8(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), true), most));
}

function unpacked(packed: Uint8Array, most: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((part) => {
    length += part.length;
    if (length > most) throw new RangeError();
    parts.push(part);
  });
  for (let from = 0; from < packed.length; from += AT_ONCE)
    inflate.push(packed.subarray(from, from + AT_ONCE), from + AT_ONCE >= packed.length);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
