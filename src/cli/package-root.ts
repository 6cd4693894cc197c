import { existsSync, readFileSync } from 'node:fs';

/** Found once: the program may be its own text, or compiled and somewhere below. */
let found: URL | undefined;

/** The folder of the package, or of the project. */
export function packageRoot(): URL {
  if (found) return found;
  for (let folder = new URL('.', import.meta.url); ; folder = new URL('..', folder)) {
    if (existsSync(new URL('package.json', folder))) {
      found = folder;
      return folder;
    }
  }
}

/** The version of the package. */
export const packageVersion = (): string =>
  (JSON.parse(readFileSync(new URL('package.json', packageRoot()), 'utf8')) as { version: string }).version;
