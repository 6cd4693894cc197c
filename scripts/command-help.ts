/** Prints what the command line says for help, as JSON for the page that shows it: its commands by name, each with what it does, and its exit codes. */
import { exitWords } from '../src/cli/command.ts';
import { processIo } from '../src/cli/io.ts';
import { main } from '../src/cli/main.ts';

const io = processIo();

async function helpOf(...names: string[]): Promise<string> {
  const written: Uint8Array[] = [];
  const write = (bytes: Uint8Array, start: number) => written.push(bytes.slice(start)) && bytes.length - start;
  await main([...names, '--help'], { ...io, stdout: { isTerminal: false, write } });
  return Buffer.concat(written).toString('utf8').trimEnd();
}

const commands: [name: string, does: string, help: string][] = [];
for (const [, name, does] of (await helpOf()).matchAll(/^ {2}([a-z]+) {2,}(.+)$/gm)) commands.push([name!, does!, await helpOf(name!)]);
process.stdout.write(JSON.stringify({ commands, exitCodes: exitWords }));
