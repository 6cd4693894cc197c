import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Cost } from './parts.ts';

const runner = fileURLToPath(new URL('runner.ts', import.meta.url));

/** Both sides are bound to the same processor where the system has a program for it: no core is then faster than another. */
const LAST = String(availableParallelism() - 1);
const bound = process.platform === 'linux' && spawnSync('taskset', ['-c', LAST, process.execPath, '--version']).status === 0;

type Answer = Cost | { readonly ready: true } | { readonly lacks: string };

/** A process that measures one part of one commit, a round at a time. */
export class Side {
  readonly #child: ChildProcess;
  readonly #answers: Answer[] = [];
  #onAnswer: (() => void) | undefined;
  #ended = false;

  constructor(root: string, part: number) {
    const command = [...(bound ? ['taskset', '-c', LAST] : []), process.execPath, runner, root, String(part)];
    this.#child = spawn(command[0]!, command.slice(1), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#child.on('message', (answer: Answer) => this.#tell(answer));
    this.#child.on('error', (error) => this.#tell({ lacks: error.message }));
    this.#child.on('exit', () => {
      this.#ended = true;
      this.#onAnswer?.();
    });
  }

  #tell(answer: Answer): void {
    this.#answers.push(answer);
    this.#onAnswer?.();
  }

  async #next(): Promise<Answer> {
    while (this.#answers.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#onAnswer = resolve;
      });
    }
    return this.#answers.shift() ?? { lacks: 'it broke off' };
  }

  /** Waits until it can begin; says why where it never can. */
  async ready(): Promise<string | undefined> {
    const answer = await this.#next();
    return 'lacks' in answer ? answer.lacks : undefined;
  }

  async round(number: number): Promise<Cost> {
    this.#child.send(number);
    const answer = await this.#next();
    if ('cost' in answer) return answer;
    throw new Error('lacks' in answer ? answer.lacks : 'it began again');
  }

  end(): void {
    this.#child.kill();
  }
}
