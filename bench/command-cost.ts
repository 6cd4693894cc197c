import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../src/cli/sudoscope.mjs', import.meta.url));

/**
 * Runs in the process of the command, and tells on descriptor 3 at its end what the process has cost. What Linux says of the most memory of a
 * process begins with that of the process that started it; in its status it doesn't.
 */
const witness = `
import { existsSync, readFileSync, writeSync } from 'node:fs';
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const status = '/proc/self/status';
  const own = existsSync(status) && /VmHWM:\\s*(\\d+)/.exec(readFileSync(status, 'utf8'))?.[1];
  writeSync(3, JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, kibibytes: Number(own || maxRSS) }));
});`;

/** What a call of the command costs in all: seconds of the processor, and the most memory it ever held. Throws when it fails. */
export function commandCost(args: readonly string[]): { readonly seconds: number; readonly kibibytes: number } {
  const loaded = ['--import', `data:text/javascript,${encodeURIComponent(witness)}`];
  const { status, output } = spawnSync(process.execPath, [...loaded, command, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`sudoscope ${args.join(' ')} ended with ${status}`);
  return JSON.parse(output[3]!);
}
