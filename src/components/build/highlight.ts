import { codeToHtml } from 'shiki';
import { linesOfKinds } from '../../trace/source-lines.ts';

/** A source file as highlighted lines, numbered from one; the same file that runs. The line that yields `kind` is lit. */
export async function highlightSource(source: string, kind?: string): Promise<string> {
  const lit = kind ? linesOfKinds(source).get(kind)?.[0] : undefined;
  let count = 0;
  return codeToHtml(source.trimEnd(), {
    lang: 'ts',
    themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    defaultColor: false,
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
        },
      },
    ],
  });
}
