import { spawnSync } from 'node:child_process';
import type { Io } from '../../src/cli/io.ts';
import { main } from '../../src/cli/main.ts';

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** How many bytes the standard output takes at once, so that what writes there has to come back with the rest. */
const TAKEN = 1 << 15;

/** Streams of a command line that runs inside a test, and what was written to them. */
export function streams(input: string | Uint8Array = '', { isTerminal = false } = {}): { io: Io; stdout(): string; stderr(): string } {
  let unread = Buffer.from(input);
  const written: Uint8Array[] = [];
  const messages: string[] = [];
  const io: Io = {
    stdin: {
      read(space) {
        const length = unread.copy(space);
        unread = unread.subarray(length);
        return length;
      },
    },
    stdout: {
      isTerminal,
      write(bytes, start) {
        const piece = bytes.slice(start, start + TAKEN);
        written.push(piece);
        return piece.length;
      },
    },
    stderr: { isTerminal, write: (text) => void messages.push(text) },
  };
  return { io, stdout: () => Buffer.concat(written).toString('utf8'), stderr: () => messages.join('') };
}

/** The command line, run inside the test. */
export async function sudoscope(args: readonly string[], input?: string | Uint8Array): Promise<Ended> {
  const { io, stdout, stderr } = streams(input);
  const status = await main([...args], io);
  return { status, stdout: stdout(), stderr: stderr() };
}

/** Starts the command line as a process of its own. */
export function sudoscopeProcess(args: readonly string[], input = ''): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/sudoscope.mjs', ...args], { encoding: 'utf8', input });
  return { status, stdout, stderr };
}
