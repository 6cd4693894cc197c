import { type Fields, isObject } from './json-object.ts';

/** Where a text is damaged: it is never seen outside this file. */
class Damage extends Error {}

const MAX_DEPTH = 20;

/**
 * Reads the shortened JSON of SudokuPad: keys without quotation marks, single quotation marks, nothing for an empty object in a list, `t`
 * and `f` for true and false, colours without a sign before them. Undefined for any other text.
 */
export function unzipped(text: string): Fields | undefined {
  let at = 0;
  const takes = (sign: string): boolean => {
    if (text[at] !== sign) return false;
    at++;
    return true;
  };
  const expect = (sign: string) => {
    if (!takes(sign)) throw new Damage();
  };
  const quotedText = (): string => {
    const mark = text[at++];
    let found = '';
    while (text[at] !== mark) {
      if (at >= text.length) throw new Damage();
      const length = text[at] === '\\' ? 2 : 1;
      found += text.slice(at, at + length);
      at += length;
    }
    at++;
    return found;
  };
  const bare = (): string => {
    const found = /[^,:{}[\]'"]*/y;
    found.lastIndex = at;
    const [word] = found.exec(text)!;
    at += word.length;
    return word;
  };
  const isQuoted = () => text[at] === '"' || text[at] === "'";

  const value = (depth: number): unknown => {
    if (depth > MAX_DEPTH) throw new Damage();
    if (text[at] === '{') return object(depth);
    if (text[at] === '[') return list(depth);
    if (isQuoted()) return quotedText();
    const word = bare();
    if (word === 't' || word === 'true') return true;
    if (word === 'f' || word === 'false') return false;
    if (word === 'null') return null;
    if (/^-?\d+(?:\.\d+)?$/.test(word)) return Number(word);
    if (/^#?[\da-fA-F]{1,8}$/.test(word)) return word;
    throw new Damage();
  };
  const object = (depth: number): Fields => {
    expect('{');
    const fields: Record<string, unknown> = {};
    if (text[at] !== '}') {
      do {
        const key = isQuoted() ? quotedText() : bare();
        if (key === '' || Object.hasOwn(fields, key)) throw new Damage();
        expect(':');
        fields[key] = value(depth + 1);
      } while (takes(','));
    }
    expect('}');
    return fields;
  };
  const list = (depth: number): unknown[] => {
    expect('[');
    const items: unknown[] = [];
    do {
      items.push(text[at] === ',' || text[at] === ']' ? {} : value(depth + 1));
    } while (takes(','));
    expect(']');
    return items;
  };

  try {
    const found = value(0);
    return at === text.length && isObject(found) ? found : undefined;
  } catch (error) {
    if (error instanceof Damage) return undefined;
    throw error;
  }
}
