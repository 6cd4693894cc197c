import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, as this commit has it. */
export const here = fileURLToPath(new URL('../..', import.meta.url));

export interface OlderTree {
  readonly root: string;
  /** The short hash of the commit. */
  readonly commit: string;
  remove(): void;
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: here, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The sources of an older commit in a folder of their own, with the packages that this one has. Undefined where there is no such commit. */
export function olderTree(name: string): OlderTree | undefined {
  let commit: string;
  try {
    commit = git('rev-parse', '--short', '--verify', '--end-of-options', `${name}^{commit}`).trim();
  } catch {
    return undefined;
  }
  const root = mkdtempSync(join(tmpdir(), 'sudoscope-race-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    const archive = join(root, 'sources.tar');
    git('archive', `--output=${archive}`, commit, 'src', 'content', 'package.json');
    execFileSync('tar', ['-xf', archive, '-C', root]);
    symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'), 'junction');
  } catch (error) {
    remove();
    throw error;
  }
  return { root, commit, remove };
}
