import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

let found: { readonly commit: string | undefined } | undefined;

/**
 * The commit that the site is built from, as the command line says it of itself: with '-dirty' where the checkout has been changed since,
 * and undefined where nobody knows, as in a tarball. Found once for all pages.
 */
export function builtCommit(): string | undefined {
  found ??= { commit: commitIn('.') };
  return found.commit;
}

/** The commit of a folder. One that merely is inside somebody else's checkout has none. */
export function commitIn(folder: string): string | undefined {
  if (!existsSync(`${folder}/.git`)) return undefined;
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}
