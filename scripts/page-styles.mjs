/**
 * An Astro integration that joins the style sheets of a page: one that all pages beside it begin with, which a browser keeps from one to
 * the next, and one of what is its own. A dozen small sheets take a phone longer to fetch than the text itself, and a page waits for them all.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LINK = /<link rel="stylesheet" href="([^"]*\/)([^"/]+\.css)">/g;

/** So many files a browser fetches at once: a page with no more sheets has nothing to gain. */
export const FEW = 6;

/** How many sheets all of these lists begin with, in the same order. */
export function sharedStart([first, ...others]) {
  const end = first.findIndex((sheet, at) => others.some((list) => list[at] !== sheet));
  return end < 0 ? first.length : end;
}

/** Pages that are side by side in a folder, each with a folder of its own, have a sheet in common. */
const familyOf = (file) => dirname(dirname(file));

/** Of pages with many sheets, by their files, those that are to be one. The order of a page's sheets stays as it is. */
export function joinedSheets(sheetsOf) {
  const files = Object.keys(sheetsOf).filter((file) => sheetsOf[file].length > FEW);
  const families = Map.groupBy(files, familyOf);
  return Object.fromEntries(
    files.map((file) => {
      const family = families.get(familyOf(file)).map((each) => sheetsOf[each]);
      const shared = sharedStart(family);
      const parts = [sheetsOf[file].slice(0, shared), sheetsOf[file].slice(shared)];
      return [file, parts.filter((part) => part.length > 0)];
    }),
  );
}

export const pageStyles = () => ({
  name: 'page-styles',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const root = fileURLToPath(dir);
      const sheetsFolder = join(root, '_astro');
      const pages = globSync('**/*.html', { cwd: root });
      const texts = Object.fromEntries(pages.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
      const sheetsOf = Object.fromEntries(pages.map((file) => [file, [...texts[file].matchAll(LINK)].map(([, , sheet]) => sheet)]));
      const written = new Map();
      const nameOf = (sheets) => {
        const key = sheets.join();
        if (!written.has(key)) {
          const text = sheets.map((sheet) => readFileSync(join(sheetsFolder, sheet), 'utf8').trim()).join('\n');
          const name = `page.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
          writeFileSync(join(sheetsFolder, name), text);
          written.set(key, name);
        }
        return written.get(key);
      };
      for (const [file, parts] of Object.entries(joinedSheets(sheetsOf))) {
        const [, folder] = LINK.exec(texts[file]);
        LINK.lastIndex = 0;
        const links = parts.map((sheets) => `<link rel="stylesheet" href="${folder}${nameOf(sheets)}">`);
        writeFileSync(
          join(root, file),
          texts[file].replace(LINK, () => links.shift() ?? ''),
        );
      }
      // What another page or a script still loads by its name stays.
      const others = globSync(['**/*.html', '_astro/*.js'], { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
      const joined = new Set(Object.values(sheetsOf).flat());
      for (const sheet of joined) if (!others.some((text) => text.includes(`/${sheet}`))) rmSync(join(sheetsFolder, sheet));
      logger.info(`${joined.size} style sheets became ${written.size}.`);
    },
  },
});
