import { globSync, readFileSync } from 'node:fs';
import { parse } from '@astrojs/compiler-rs';
import { describe, expect, it } from 'vitest';

/** Attributes whose values a reader sees or hears. */
const SPOKEN = /^(aria-label|aria-valuetext|aria-description|aria-roledescription|title|placeholder|alt|label|description)$/;
/** Attributes that are always names, addresses or drawings. */
const NAMES = /^(class|class:list|id|href|src|style|d|transform|viewBox|type|rel|media|data-.*)$/;
/** Elements whose contents are no language, or that of a program. */
const CODE = ['style', 'code', 'kbd'];
/** Functions whose texts name elements, classes, events and styles. */
const NAMING =
  /^(querySelector|querySelectorAll|closest|matches|select|selectAll|join|append|insert|createElement|createElementNS|addEventListener|classed|setProperty|getPropertyValue|parseHTML|documentOf|on)$/;
/** Attributes that a drawing sets, and that nobody reads. */
const DRAWN = /^(class|d|points|transform|viewBox|preserveAspectRatio|role)$/;

/** Text with words in it: two of them, or one with a capital. */
const LANGUAGE = /\p{L}[,:;.]?\s+\p{L}|(?<![\p{L}\p{N}_-])\p{Lu}\p{Ll}+/u;
/** In markup a single word is enough. */
const WORD = /\p{L}{2,}/u;

/** Strings that look like language but aren't. */
const NO_LANGUAGE = new Set([
  // The name of the site.
  'Sudoscope',
  // Keys.
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', 'Escape', 'Backspace', 'Delete', 'Space', 'Esc'],
  ...['Shift+ArrowRight', 'Shift+ArrowLeft', 'Shift+', 'Mod-Enter', 'PageUp', 'PageDown', 'Page Up', 'Page Down', 'Ctrl', 'Control', 'Tab'],
  // What a keyboard writes on its keys, to be pressed: as in <kbd>.
  'Ctrl Z',
  // Components of chapters.
  ...['Stepper', 'Term', 'ChapterLink', 'FrameLink', 'Light', 'Scene', 'Beat', 'Stat', 'Predict'],
  // Nodes of a syntax tree.
  ...['Star', 'String', 'Spread', 'Equals', 'ArrayExpression', 'ObjectExpression', 'NewExpression', 'ClassExpression'],
  ...['ArrowFunction', 'FunctionExpression', 'YieldExpression', 'AssignmentExpression', 'MemberExpression', 'ArgList'],
  // How the parser's message of a fault begins, and what a browser calls files that are dragged.
  ...['Unexpected token', 'Files'],
  // Classes that are written together.
  ...[
    'bracket right',
    'chip quiet',
    'chip go',
    'key erase-key',
    'tone strong',
    'heat hot',
    'node neighbour',
    'node out',
    'tick-label between',
  ],
  // What browsers and Vite say when a module does not come.
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
  // Errors that only a developer sees.
  ...[
    "' in its picture",
    "' on its card",
    "a kind of step with '",
    "there is no view '",
    "'; there are",
    "' cannot be drawn by the view '",
    'the run has no guess',
  ],
  ...["': it lacks", 'and', 'its answer is none', 'cells are missing'],
]);
const NO_LANGUAGE_EITHER = [
  /^<!doctype html>/,
  /^<a href="$/,
  /^<code>[^<]*<\/code>$/,
  /^\(prefers-[a-z-]+: [a-z]+\)$/,
  /^[.#]?[\w-]+(\.[\w-]+)*(, [a-z.#][\w.-]*)+$/,
];

interface Found {
  readonly line: number;
  readonly text: string;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

/**
 * Returns the words of a program or a page that a reader would see: in literals, templates, markup and attributes. Errors thrown while the
 * site is built are for developers.
 */
function wordsIn(source: string, kind: 'ts' | 'astro', atBuild = false): Found[] {
  const text = kind === 'astro' ? source : `---\n${source}\n---\n`;
  const found: Found[] = [];
  const keep = ({ start }: Node, value: unknown, pattern: RegExp) => {
    const said = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
    if (!pattern.test(said) || NO_LANGUAGE.has(said) || NO_LANGUAGE_EITHER.some((none) => none.test(said))) return;
    const before = text.slice(0, start).split('\n').length;
    found.push({ line: kind === 'astro' ? before : before - 1, text: said });
  };
  const visitAll = (nodes: unknown, spoken: boolean) => {
    for (const node of Array.isArray(nodes) ? nodes : [nodes])
      if (node && typeof node === 'object' && 'type' in node) visit(node as Node, spoken);
  };
  const nameOf = (node: unknown): string => {
    const { name, property } = (node ?? {}) as { name?: unknown; property?: unknown };
    if (property) return nameOf(property);
    return typeof name === 'string' ? name : name ? nameOf(name) : '';
  };
  function visit(node: Node, spoken: boolean): void {
    const { type } = node;
    if (/^TS(Type|Interface|Literal)/.test(type) || type === 'ImportDeclaration' || type === 'ImportExpression') return;
    if (/^Export(Named|All)Declaration$/.test(type) && node.source) return;
    if (type === 'Literal') keep(node, node.value, spoken ? WORD : LANGUAGE);
    else if (type === 'TemplateElement') keep(node, (node.value as { cooked: string }).cooked, spoken ? WORD : LANGUAGE);
    else if (type === 'JSXText') keep(node, node.value, WORD);
    else if (type === 'JSXElement') {
      const name = nameOf((node.openingElement as Node).name);
      if (!CODE.includes(name)) visitAll([node.openingElement, ...(node.children as unknown[])], false);
    } else if (type === 'JSXAttribute') {
      const name = nameOf(node.name);
      const plain = (node.value as Node | null)?.type === 'Literal';
      if (SPOKEN.test(name) || !(plain || NAMES.test(name))) visitAll(node.value, SPOKEN.test(name));
    } else if (type === 'Property' || type === 'PropertyDefinition') visitAll(node.computed ? [node.key, node.value] : node.value, spoken);
    else if (type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator))) return;
    else if (type === 'CallExpression' || type === 'NewExpression') {
      const name = nameOf(node.callee);
      const [first] = node.arguments as { value?: unknown }[];
      const sets = name === 'attr' || name === 'setAttribute';
      const names = NAMING.test(name) || (sets && DRAWN.test(String(first?.value)));
      const isSpoken = sets && SPOKEN.test(String(first?.value));
      visitAll(node.callee, false);
      if (name === 'Error' && atBuild) return;
      for (const argument of (node.arguments as Node[]).slice(sets ? 1 : 0)) {
        const isName = /^(Literal|TemplateLiteral)$/.test(argument.type) || (sets && argument.type === 'ArrowFunctionExpression');
        if (!(names && isName)) visit(argument, isSpoken);
      }
    } else for (const part of Object.values(node)) visitAll(part, spoken);
  }
  visit(parse(text).ast as unknown as Node, false);
  return found;
}

/** Floors without words. Charts are content: their captions and columns are read with the text of their chapter. */
const files = globSync('src/{widgets,tries,authoring,components,layouts,pages}/**/*.{ts,astro}').filter(
  (file) => !/\.(test|spec)\.ts$|\/testing\/|^src\/authoring\/charts\/|^src\/tries\/[\w-]+\/words\.ts$/.test(file),
);

describe('the words of the interface', () => {
  it.each([
    ["const title = 'Press it';", 'Press it'],
    ["say('Pressed');", 'Pressed'],
    ['const told = `the ' + '$' + '{name} is here`;', 'is here'],
    ["throw new Error('it went wrong');", 'it went wrong'],
    ["field.setAttribute('aria-label', 'a button');", 'a button'],
  ])('are found in %s', (source, text) => {
    expect(wordsIn(source, 'ts').map((each) => each.text)).toContain(text);
  });

  it.each([
    ['<p>played</p>', 'played'],
    ['<button aria-label="back">←</button>', 'back'],
    ['{rows.map((row) => <td title={`row of ' + '$' + '{row}`}></td>)}', 'row of'],
    ['<p>{none ? "nothing here" : number}</p>', 'nothing here'],
  ])('are found in %s', (source, text) => {
    expect(wordsIn(source, 'astro').map((each) => each.text)).toEqual([text]);
  });

  it.each([
    ["import { play } from './Play Here.ts';", 'ts'],
    ["root.querySelector('details summary');", 'ts'],
    ["svg.attr('class', 'node neighbour');", 'ts'],
    ["type Mode = 'Digit' | 'Corner mark';", 'ts'],
    ["const commands = { ArrowLeft: 'back' };", 'ts'],
    ['<p class="say it"><kbd>Esc</kbd> {words.escape} <code>npm run bench</code></p>', 'astro'],
  ] as const)('are not found in %s', (source, kind) => {
    expect(wordsIn(source, kind)).toEqual([]);
  });

  it('are looked for in every floor that shows something', () => {
    for (const floor of ['widgets', 'components', 'layouts', 'pages'])
      expect(files.some((file) => file.startsWith(`src/${floor}/`))).toBe(true);
    expect(files.length).toBeGreaterThan(150);
  });

  it.each(files)('%s has none of its own, and writes numbers as its language does', (file) => {
    const source = readFileSync(file, 'utf8');
    const atBuild = !/^src\/(widgets|tries)\/.*\.ts$/.test(file);
    expect(wordsIn(source, file.endsWith('.astro') ? 'astro' : 'ts', atBuild)).toEqual([]);
    expect(source.match(/toLocaleString\(\s*'|(localeCompare|NumberFormat)\([^)]*'[a-z]{2}'/g) ?? []).toEqual([]);
  });
});
