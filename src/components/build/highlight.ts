import { codeToHtml } from 'shiki';
import { linesOfKinds } from '../../trace/source-lines.ts';

/** The line, from one, that yields steps of a kind. */
export const litLine = (source: string, kind?: string): number | undefined => (kind ? linesOfKinds(source).get(kind)?.[0] : undefined);

/** The colours of an element, and nothing of its ground. */
const coloursOf = ({ properties }: { properties: Record<string, unknown> }): string =>
  (String(properties.style).match(/--shiki-(?:light|dark):[^;]+/g) ?? []).join().toLowerCase();

/** A source file as highlighted lines, numbered from one; the same file that runs. The line that yields `kind` is lit. */
export async function highlightSource(source: string, kind?: string): Promise<string> {
  const lit = litLine(source, kind);
  let count = 0;
  return codeToHtml(source.trimEnd(), {
    lang: 'ts',
    themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    defaultColor: false,
    mergeSameStyleTokens: true,
    transformers: [
      {
        line(node, line) {
          node.properties['data-line'] = String(line);
          if (line === lit) node.properties['aria-current'] = 'step';
          count = line;
        },

        pre(node) {
          node.properties['data-lines'] = String(count);
          // The pane around it takes the focus; a second stop on the way would be in the way.
          delete node.properties.tabindex;
          const plain = coloursOf(node);
          for (const line of this.lines)
            line.children = line.children.flatMap((token) =>
              token.type === 'element' && coloursOf(token) === plain ? token.children : [token],
            );
        },
      },
    ],
  });
}
