/** An Astro integration that writes search.json: the texts of the built pages in sections, for the page that searches them. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseHTML } from 'linkedom';

/** Tools and drawings, content that opens on a press, and lists of links: none of it is text of the page. */
const PASSED_OVER =
  'script, style, svg, template, dialog, nav, noscript, button:not(.term), label, annotation, select, textarea, .term-note, .score, .see, .eyebrow, .meta, .predict-card, .exercise details, [data-section] > h3, .technique-question, summary, [data-section] > dt, sudo-stepper, sudo-compare, sudo-lab, sudo-experiment, sudo-play, sudo-coach, sudo-library, sudo-review, seed-runs';
const HEADINGS = 'h2[id], h3[id]';
/** The id of the thing that a heading names, after the name. */
const IDENTIFIER = 'code.id';
/** Elements whose text may be a part of a word. */
const INLINE = 'a, b, code, em, i, kbd, mark, span, strong, sub, sup, .term';
/** An element that is a section, with its title, and other names for what it is about. */
const [TITLED, ALSO] = ['data-section', 'data-also'];
/** Cells of tables are found, but a row of them is no text to be read: numbers are left out. */
const CELLS = 'table';
const hasLetters = (text) => /\p{L}{2}/u.test(text);

const squeezed = (text) => text.replace(/\s+/g, ' ').trim();

const wordsOfTable = (table) =>
  [...table.querySelectorAll('th, td')]
    .map((cell) => cell.textContent)
    .filter(hasLetters)
    .join(' ');

/**
 * The sections of a page, each with the page's title, its own, and its text; `also` are other names for it, and `table` are words of its
 * tables. `url` is the page's path.
 */
export function sectionsOf(html, url) {
  const { document } = parseHTML(html);
  const main = document.querySelector('main');
  const page = squeezed(main?.querySelector('h1')?.textContent ?? '');
  if (!page) return [];
  const contentOf = (name) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? '';
  const sections = [{ url, page, title: page, text: '', also: contentOf('keywords'), table: '' }];
  const begin = (id, title, also = '') => sections.push({ url: `${url}#${id}`, page, title: squeezed(title), text: '', also, table: '' });
  let current = sections[0];
  const read = (node) => {
    if (node.nodeType === 3) {
      current.text += node.textContent;
      return;
    }
    if (node.nodeType !== 1 || node.matches(PASSED_OVER) || node.matches('h1')) return;
    if (node.matches(CELLS)) {
      current.table += ` ${wordsOfTable(node)}`;
      return;
    }
    const outer = current;
    const titled = node.hasAttribute(TITLED);
    if (titled) current = sections[begin(node.id, node.getAttribute(TITLED), node.getAttribute(ALSO) ?? '') - 1];
    else if (node.matches(HEADINGS)) {
      const identifier = node.querySelector(IDENTIFIER)?.textContent ?? '';
      const title = node.textContent;
      current = sections[begin(node.id, identifier ? title.slice(0, title.lastIndexOf(identifier)) : title) - 1];
      // It can be searched for, but in the title it would repeat the name.
      current.text = identifier ? `${identifier} ` : '';
      return;
    }
    const apart = node.matches(INLINE) ? '' : ' ';
    current.text += apart;
    for (const child of node.childNodes) read(child);
    current.text += apart;
    if (titled) current = outer;
  };
  read(main);
  // A page that is a tool has no text of its own: it is found by what it is described as.
  if (squeezed(sections[0].text) === '') sections[0].text = contentOf('description');
  return sections
    .map(({ text, also, table, ...names }) => ({
      ...names,
      text: squeezed(text),
      ...(also && { also }),
      ...(squeezed(table) && { table: squeezed(table) }),
    }))
    .filter(({ title, text, table }) => title && (text || table));
}

/** A page that lists others is found by its name, and by what it is described as. */
export function listOf(html, url) {
  const { document } = parseHTML(html);
  const title = squeezed(document.querySelector('main h1')?.textContent ?? '');
  const [text, also] = ['description', 'keywords'].map(
    (name) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? '',
  );
  return title && text ? [{ url, page: title, title, text, ...(also && { also }) }] : [];
}

/** Pages that are not searched, and those that only list others. */
const NO_TEXT = new Set(['index.html', 'search/index.html']);
const LISTS = new Set(['chapters/index.html', 'reference/index.html']);

/** Writes the index of a built site into its folder. `base` is the site's path on its host, with a slash at its end. */
export function writeSearchIndex(folder, base) {
  const files = globSync('**/index.html', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NO_TEXT.has(file))
    .sort();
  const sections = files.flatMap((file) =>
    (LISTS.has(file) ? listOf : sectionsOf)(readFileSync(join(folder, file), 'utf8'), base + file.replace(/index\.html$/, '')),
  );
  writeFileSync(join(folder, 'search.json'), JSON.stringify(sections));
}

/** `base` is the site's path on its host, with a slash at its end. */
export function searchIndex(base) {
  return { name: 'search-index', hooks: { 'astro:build:done': ({ dir }) => writeSearchIndex(fileURLToPath(dir), base) } };
}
