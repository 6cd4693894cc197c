/**
 * One side of a race: a process that loads the engine of one commit and runs a round for each message.
 * Its arguments are the folder of the commit, or PEER, and the index of the part in the list.
 */
import { engineOf } from './engine-of.ts';
import { type Cost, costOf, PEER, parts } from './parts.ts';

const [root, index] = process.argv.slice(2);
const part = parts[Number(index)]!;

async function ownCosts(folder: string): Promise<(round: number) => Cost> {
  const work = await part.prepare(engineOf(folder));
  return (round) => costOf(part, work, round);
}

try {
  const costIn = root === PEER ? await part.peer!.prepare() : await ownCosts(root!);
  costIn(0);
  process.on('message', (round: number) => {
    try {
      process.send!(costIn(round));
    } catch (error) {
      process.send!({ lacks: String(error) });
    }
  });
  process.send!({ ready: true });
} catch (error) {
  process.send!({ lacks: error instanceof Error ? error.message : String(error) });
  process.disconnect?.();
}
