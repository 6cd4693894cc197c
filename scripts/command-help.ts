/** Prints what the command line says for help, about itself and about each of its commands by name, as JSON: for the page that shows it. */
import { processIo } from '../src/cli/io.ts';
import { main } from '../src/cli/main.ts';

const io = processIo();

async function helpOf(...names: string[]): Promise<string> {
  const written: Uint8Array[] = [];
  const write = (bytes: Uint8Array, start: number) => written.push(bytes.slice(start)) && bytes.length - start;
  await main([...names, '--help'], { ...io, stdout: { isTerminal: false, write } });
  return Buffer.concat(written).toString('utf8').trimEnd();
}

const overview = await helpOf();
const commands: [name: string, help: string][] = [];
for (const [, name] of overview.matchAll(/^ {2}([a-z]+) {2,}/gm)) commands.push([name!, await helpOf(name!)]);
process.stdout.write(JSON.stringify({ overview, commands }));
