import { codeToHtml, createCssVariablesTheme } from 'shiki';
import { functionsOf, type SourceFunction } from '../trace/source-lines.ts';

/** Colours by name: a page has the file once, whatever its theme. */
const theme = createCssVariablesTheme({ variablePrefix: '--', fontStyle: false });

/** What of a file is coloured, in elements of few letters. The rest is most of it, and has none. */
const coloured: Readonly<Record<string, string>> = {
  comment: 'i',
  function: 'var',
  keyword: 'b',
  string: 'samp',
  'string-expression': 'samp',
};

/** The function in which a run begins. */
const ENTRY = 'run';

type Transformer = NonNullable<Parameters<typeof codeToHtml>[1]['transformers']>[number];

const common = {
  theme,
  mergeSameStyleTokens: true,
  // No line is left uncoloured because the machine was busy.
  tokenizeTimeLimit: 0,
} as const;

/** Colours by name, and no more elements than that takes. */
const compact: Transformer = {
  span(node) {
    node.tagName = coloured[/--token-([\w-]+)/.exec(String(node.properties.style))?.[1] ?? ''] ?? 'span';
    node.properties = {};
  },
  code() {
    for (const line of this.lines)
      line.children = line.children.flatMap((token) => (token.type === 'element' && token.tagName === 'span' ? token.children : [token]));
  },
  pre(node) {
    // The pane around it takes the focus; a second stop would only get in the way.
    node.properties = {};
  },
};

/** Any text in a language that Shiki knows, as highlighted lines. */
export const highlightText = (text: string, lang: string): Promise<string> =>
  codeToHtml(text.trimEnd(), { lang, ...common, transformers: [compact] });

/**
 * A source file as highlighted lines, the same file that runs: each is a `.line`, and those of a function are in a `.function`
 * and begin where the function does. The one in which runs begin is the `.entry`.
 */
export function highlightSource(source: string): Promise<string> {
  const functions = functionsOf(source);
  return codeToHtml(dedented(source.trimEnd(), functions), {
    lang: 'ts',
    ...common,
    transformers: [
      compact,
      {
        code(node) {
          const lines = this.lines;
          const end = { type: 'text' as const, value: '\n' };
          const parts: typeof node.children = [];
          for (let at = 0; at < lines.length; ) {
            const here = functions.find(({ first }) => first === at + 1);
            const next = here ? here.last : at + 1;
            const taken = lines.slice(at, next).flatMap((line) => [line, end]);
            const names = here?.name === ENTRY ? ['function', 'entry'] : ['function'];
            parts.push(
              ...(here ? [{ type: 'element' as const, tagName: 'span', properties: { class: names.join(' ') }, children: taken }] : taken),
            );
            at = next;
          }
          node.children = parts;
        },
      },
    ],
  });
}

/** A function that is written inside another is shown as if it stood alone. */
function dedented(source: string, functions: readonly SourceFunction[]): string {
  const lines = source.split('\n');
  for (const { first, last, indent } of functions) for (let line = first - 1; line < last; line++) lines[line] = lines[line]!.slice(indent);
  return lines.join('\n');
}
