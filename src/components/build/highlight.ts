import { codeToHtml } from 'shiki';

/** A source file as highlighted lines, numbered from one; the same file that runs. */
export async function highlightSource(source: string): Promise<string> {
  let count = 0;
  return codeToHtml(source.trimEnd(), {
    lang: 'ts',
    themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    defaultColor: false,
    transformers: [
      {
        line(node, line) {
          node.properties['data-line'] = String(line);
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
