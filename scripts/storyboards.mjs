/** An Astro integration that takes the stills of figures out of the built pages: only a reader without JavaScript, or a printer, fetches them. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseHTML } from 'linkedom';

const sources = fileURLToPath(new URL('../src/', import.meta.url));
const source = (path) => readFileSync(join(sources, path), 'utf8');

/** Views whose style sheet has another name than their drawing. */
const SHEETS = { picture: 'matrix' };

/** Returns the style sheet of a view together with its imports. */
function sheetOf(name) {
  const [file] = globSync(`widgets/views/*/${name}.css`, { cwd: sources });
  return withImports(file.replaceAll('\\', '/'));
}

const withImports = (file) =>
  source(file).replace(/@import "([\w./-]+)";/g, (_, imported) => withImports(posix.join(posix.dirname(file), imported)));

/** The tokens without JavaScript: those of the light theme. */
const tokens = () => /:root \{[^}]*\}/.exec(source('layouts/theme.css'))[0];

/** Joins several drawings into one picture, one under the other, each with a view of its own: `#still-1`, `#still-2` … */
function sheetOfStills(drawings) {
  const classes = new Set(drawings.map((drawing) => drawing.getAttribute('class').split(' ')[0]));
  const style = [tokens(), ...[...classes].map((name) => sheetOf(SHEETS[name] ?? name))]
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|\n\s*/g, '')
    .replaceAll('<', '&lt;');
  let top = 0;
  const parts = drawings.map((drawing, index) => {
    const [x, y, width, height] = sizeOf(drawing);
    const still = drawing.cloneNode(true);
    for (const name of ['role', 'aria-label', 'aria-hidden', 'tabindex']) still.removeAttribute(name);
    for (const [name, value] of Object.entries({ x: 0, y: top, width, height, viewBox: `${x} ${y} ${width} ${height}` }))
      still.setAttribute(name, value);
    // Sheets size the drawing in its page.
    still.setAttribute('style', `width:${width}px;height:${height}px`);
    const view = `<view id="still-${index + 1}" viewBox="0 ${top} ${width} ${height}"/>`;
    top += height;
    return view + still.outerHTML;
  });
  const width = Math.max(...drawings.map((drawing) => sizeOf(drawing)[2]));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}"><style>${style}</style>${parts.join('')}</svg>\n`;
}

const sizeOf = (drawing) => drawing.getAttribute('viewBox').split(' ').map(Number);

/** The stills of a figure in its page: a list that tells its run, or the one of a paragraph's frame. */
const STILLS = /<(ol|figure) class="(?:storyboard|still)(?: [^"]*)?" data-figure="([^"]+)"[\s\S]*?<\/\1>/g;
const DRAWINGS = 'li > div > svg, figure > div > svg';

/** Returns the image that shows one part of a file of stills in place of its drawing. */
function imageOf(drawing, src) {
  const image = drawing.ownerDocument.createElement('img');
  const [, , width, height] = sizeOf(drawing);
  const attributes = { src, alt: drawing.getAttribute('aria-label') ?? '', loading: 'lazy', width, height };
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
  return image;
}

/**
 * Moves the stills of a page. Returns the page and its pictures by their paths in the site: one file a figure, in which equal drawings
 * are one still. `page` is the page's folder in the site.
 */
export function withoutStills(html, page, base) {
  /** The drawings of each file by their markup, in the order of their stills. */
  const files = new Map();
  const text = html.replace(STILLS, (part, _, figure) => {
    const { document } = parseHTML(`<!doctype html><html><body>${part}</body></html>`);
    const path = `storyboards/${page}${figure}.svg`;
    const drawings = files.get(path) ?? new Map();
    files.set(path, drawings);
    for (const drawing of document.querySelectorAll(DRAWINGS)) {
      const markup = drawing.outerHTML;
      if (!drawings.has(markup)) drawings.set(markup, { drawing, number: drawings.size + 1 });
      drawing.replaceWith(imageOf(drawing, `${base}${path}#still-${drawings.get(markup).number}`));
    }
    return document.body.innerHTML;
  });
  const pictures = new Map(
    [...files].map(([path, drawings]) => [path, sheetOfStills([...drawings.values()].map(({ drawing }) => drawing))]),
  );
  return { text, pictures };
}

/** Moves the stills of all pages of a built site. `base` is the site's path on its host, with a slash at its end. */
export function moveStills(folder, base) {
  for (const file of globSync('**/index.html', { cwd: folder }).map((each) => each.replaceAll('\\', '/'))) {
    const { text, pictures } = withoutStills(readFileSync(join(folder, file), 'utf8'), file.replace(/index\.html$/, ''), base);
    if (pictures.size === 0) continue;
    writeFileSync(join(folder, file), text);
    for (const [path, picture] of pictures) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), picture);
    }
  }
}

/** `base` is the site's path on its host, with a slash at its end. */
export function storyboards(base) {
  return { name: 'storyboards', hooks: { 'astro:build:done': ({ dir }) => moveStills(fileURLToPath(dir), base) } };
}
