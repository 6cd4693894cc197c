import { parser } from '@lezer/javascript';
import * as words from '#words/workshop.ts';
import { type CodeFault, placeIn } from './code-fault.ts';

/** What every program can use: the properties of the language's own objects. */
const builtIn: readonly object[] = [Array, String, Number, Object, Map, Set, Uint8Array, Uint32Array, [].values()].flatMap((each) =>
  typeof each === 'function' ? [each, each.prototype as object] : [each],
);

/** Shorter names resemble too many others. */
const MIN_LENGTH = 4;

const typescript = parser.configure({ dialect: 'ts' });

/**
 * The first property that a program reads, although nothing here has one of that name and something has a name much like it: `lenght`. The
 * types of a program are not checked, so this is a doubt and no fault. `things` are the objects that a program is given, and `original` is the
 * program that it was begun from, whose names are right.
 */
export function unknownName(source: string, things: readonly object[], original = ''): CodeFault | undefined {
  const known = new Set([...builtIn, ...things].flatMap((each) => namesOf(each)));
  for (const [name] of original.matchAll(/\w+/g)) known.add(name);
  const read: { readonly name: string; readonly from: number }[] = [];
  typescript.parse(source).iterate({
    enter({ name, from, to, node }) {
      const text = source.slice(from, to);
      if (name === 'PropertyName' && node.parent?.name === 'MemberExpression') read.push({ name: text, from });
      else if (/^(Variable|Property)\w*$/.test(name)) known.add(text);
    },
  });
  for (const { name, from } of read) {
    if (known.has(name) || name.length < MIN_LENGTH) continue;
    const meant = [...known].find((each) => each.length >= MIN_LENGTH && isSlipOf(name, each));
    if (meant !== undefined) return { line: placeIn(source, from).line, message: words.unknownName(name, meant) };
  }
  return undefined;
}

function namesOf(thing: object): string[] {
  const names: string[] = [];
  for (let each: object | null = thing; each && each !== Object.prototype; each = Object.getPrototypeOf(each) as object | null)
    names.push(...Object.getOwnPropertyNames(each));
  return names;
}

/** Whether one letter is missing, added or another one, or two neighbours have changed places. A plural is a name of its own. */
function isSlipOf(name: string, meant: string): boolean {
  if (`${name}s` === meant || name === `${meant}s`) return false;
  let start = 0;
  while (start < name.length && name[start] === meant[start]) start++;
  const [rest, other] = [name.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}
