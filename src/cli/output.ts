import { closeSync, openSync, writeSync } from 'node:fs';
import { UsageError } from './command.ts';

/** Where answers go: standard output, or a file. Written in large pieces; waits for a slow reader. */
export interface Output {
  write(text: string): Promise<void>;
  /** Writes what is left. */
  close(): Promise<void>;
}

const PIECE = 1 << 16;

function buffered(send: (text: string) => Promise<void>, finish: () => void): Output {
  let waiting: string[] = [];
  let length = 0;
  const flush = async () => {
    if (length === 0) return;
    const text = waiting.join('');
    waiting = [];
    length = 0;
    await send(text);
  };
  return {
    async write(text) {
      waiting.push(text);
      length += text.length;
      if (length >= PIECE) await flush();
    },
    async close() {
      await flush();
      finish();
    },
  };
}

function standardOutput(): Output {
  const { stdout } = process;
  // On a terminal answers are wanted as they come.
  const output = buffered(
    (text) => new Promise((resolve) => (stdout.write(text) ? resolve() : stdout.once('drain', resolve))),
    () => {},
  );
  return stdout.isTTY
    ? {
        ...output,
        write: async (text) => {
          stdout.write(text);
        },
      }
    : output;
}

/** Standard output, or the file of --output. Throws UsageError when the file cannot be written. */
export function openOutput(file?: string): Output {
  if (file === undefined || file === '-') return standardOutput();
  try {
    const handle = openSync(file, 'w');
    return buffered(
      async (text) => void writeSync(handle, text),
      () => closeSync(handle),
    );
  } catch (error) {
    throw new UsageError(`${file}: cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** When whoever reads the answers has had enough (`| head`), ends quietly. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

/** Tells a person on a terminal how far the work is, twice a second at most. */
export function progressOf(total: number): { step(done: number): void; end(): void } {
  if (!process.stderr.isTTY || total < 2) return { step() {}, end() {} };
  let last = 0;
  return {
    step(done) {
      const now = Date.now();
      if (now - last < 500) return;
      last = now;
      process.stderr.write(`\r${done.toLocaleString('en')} of ${total.toLocaleString('en')} puzzles`);
    },
    end: () => void process.stderr.write('\r\x1b[K'),
  };
}
