import type { ScriptTree } from './script-tree.ts';

/** An insertion into a text. */
export interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** The functions that the worker defines for the insertions (sandbox/meter.js): programs must not use these names. */
export const OWN_NAMES: ReadonlySet<string> = new Set(['__at', '__new', '__many', '__index']);

/** The expressions that allocate memory. A function passed as an argument is not kept. */
const MAKERS = new Set(['ArrayExpression', 'ObjectExpression', 'NewExpression', 'ArrowFunction', 'FunctionExpression', 'ClassExpression']);
const FUNCTIONS = new Set(['ArrowFunction', 'FunctionExpression']);
/** Where an array is a pattern of names, or an object lasts only for its step. */
const NOT_KEPT = new Set(['YieldExpression']);

/**
 * Has a program say what takes memory, as no worker can ask how much it holds: `[…]`, `{…}`, `new X` become `__new(…)`, `...x` becomes
 * `...__many(x)`, and `a[i] = …` becomes `a[__index(a, i)] = …`.
 */
export function meteredAt(tree: ScriptTree, text: string): Insertion[] {
  const found: Insertion[] = [];
  const around = (from: number, to: number, before: string) => found.push({ at: from, text: before }, { at: to, text: ')' });
  tree.iterate({
    enter({ name, from, to, node }) {
      const parent = node.parent?.name ?? '';
      if (MAKERS.has(name) && !NOT_KEPT.has(parent) && !(FUNCTIONS.has(name) && parent === 'ArgList')) around(from, to, ' __new(');
      else if (name === 'Spread' && (parent === 'ArrayExpression' || parent === 'ArgList')) {
        const spread = node.nextSibling;
        if (spread) around(spread.from, spread.to, '__many(');
      } else if (name === 'AssignmentExpression') {
        const [target, sign] = [node.firstChild, node.firstChild?.nextSibling];
        if (target?.name !== 'MemberExpression' || sign?.name !== 'Equals') return;
        const [object, bracket] = [target.firstChild!, target.firstChild!.nextSibling!];
        const index = bracket.nextSibling;
        // Only expressions that can be repeated without side effects.
        const named = text.slice(object.from, object.to);
        if (bracket.name === '[' && index && /^[\w$.#]+$/.test(named)) around(index.from, index.to, `__index(${named}, `);
      }
    },
  });
  return found;
}

/** The text with all of these in it; what ends at an offset comes before what begins there. */
export function withInsertions(text: string, insertions: readonly Insertion[]): string {
  const sorted = insertions.toSorted((a, b) => a.at - b.at || Number(b.text === ')') - Number(a.text === ')'));
  let made = '';
  let done = 0;
  for (const { at, text: put } of sorted) {
    made += text.slice(done, at) + put;
    done = at;
  }
  return made + text.slice(done);
}
