import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Why a part cannot be measured in a tree: it lacks a file, or something that the file should have. */
export class Lacking extends Error {}

// biome-ignore lint/suspicious/noExplicitAny: what an older commit exports, no type here can say
export type Module = Readonly<Record<string, any>>;

/** The engine of one commit, module by module. */
export interface Engine {
  /** The first of these files of `src` that is there. Throws Lacking. */
  load(...paths: string[]): Promise<Module>;
}

export function engineOf(root: string): Engine {
  return {
    async load(...paths) {
      const found = paths.map((path) => join(root, 'src', path)).find((path) => existsSync(path));
      if (found === undefined) throw new Lacking(`it lacks src/${paths[0]}`);
      return import(pathToFileURL(found).href);
    },
  };
}
