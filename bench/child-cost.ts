import { spawnSync } from 'node:child_process';

export interface ChildCost {
  /** Seconds of the processor that the program and all it starts have taken, as the shell tells them. */
  readonly seconds: number;
  readonly code: number;
}

/** Runs a program without its output, and says what it cost. Needs a shell at /bin/sh. */
export function childCost(words: readonly string[], cwd?: string): ChildCost {
  const script = '"$@" >/dev/null 2>&1; code=$?; times; exit $code';
  const { status, stdout } = spawnSync('/bin/sh', ['-c', script, 'sh', ...words], { cwd, encoding: 'utf8' });
  return { seconds: secondsIn(stdout.trim().split('\n').at(-1)!), code: status ?? -1 };
}

/** The sum of two times such as 0m0.512s. */
const secondsIn = (line: string): number =>
  [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0);
