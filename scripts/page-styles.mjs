/**
 * An Astro integration that joins the style sheets of a page: one that all pages beside it begin with, which a browser keeps from one to
 * the next, and one of what is its own. A dozen small sheets take a phone longer to fetch than the text itself, and a page waits for them all.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LINK = /<link rel="stylesheet" href="[^"]*\/([^"/]+\.css)">/g;

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

/** `base` is the site's path on its host, with a slash at its end. */
export const pageStyles = (base) => ({
  name: 'page-styles',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const root = fileURLToPath(dir);
      const folder = join(root, '_astro');
      const texts = Object.fromEntries(globSync('**/*.html', { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
      const sheetsOf = Object.fromEntries(
        Object.entries(texts).map(([file, text]) => [file, Array.from(text.matchAll(LINK), ([, sheet]) => sheet)]),
      );
      const joined = joinedSheets(sheetsOf);
      /** Writes these sheets as one, and returns the link to it. */
      const linkTo = (sheets) => {
        const text = sheets.map((sheet) => readFileSync(join(folder, sheet), 'utf8').trim()).join('\n');
        const name = `page.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
        writeFileSync(join(folder, name), text);
        return `<link rel="stylesheet" href="${base}_astro/${name}">`;
      };
      for (const [file, parts] of Object.entries(joined)) {
        const links = parts.map(linkTo);
        texts[file] = texts[file].replace(LINK, () => links.shift() ?? '');
        writeFileSync(join(root, file), texts[file]);
      }
      // What another page or a script still loads by its name stays.
      const scripts = globSync('_astro/*.js', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
      const others = [...Object.values(texts), ...scripts];
      const gone = [...new Set(Object.keys(joined).flatMap((file) => sheetsOf[file]))].filter(
        (sheet) => !others.some((text) => text.includes(`/${sheet}`)),
      );
      for (const sheet of gone) rmSync(join(folder, sheet));
      logger.info(`${Object.keys(joined).length} pages have one or two style sheets each; ${gone.length} sheets are no longer loaded.`);
    },
  },
});
