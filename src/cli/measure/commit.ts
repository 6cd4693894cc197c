import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { packageRoot } from '../package-root.ts';

/** Where the package has the commit that it was packed from. */
const PACKED = 'lib/commit.txt';

let found: { readonly commit: string | undefined } | undefined;

/** The commit of this program, with '-dirty' where a checkout has been changed since; undefined where nobody knows. */
export function commitOf(): string | undefined {
  found ??= { commit: find() };
  return found.commit;
}

function find(): string | undefined {
  const root = packageRoot();
  // A package may be installed inside somebody else's checkout, whose commit says nothing of it.
  if (!existsSync(new URL('.git', root))) {
    const packed = new URL(PACKED, root);
    return existsSync(packed) ? readFileSync(packed, 'utf8').trim() : undefined;
  }
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}
