/**
 * One side of a race: a process that loads the engine of one commit and runs a round for each message.
 * Its arguments are the folder of the commit and the index of the part in the list.
 */
import { engineOf } from './engine-of.ts';
import { costOf, parts } from './parts.ts';

const [root, index] = process.argv.slice(2);
const part = parts[Number(index)]!;

try {
  const work = await part.prepare(engineOf(root!));
  costOf(part, work, 0);
  process.on('message', (round: number) => {
    try {
      process.send!(costOf(part, work, round));
    } catch (error) {
      process.send!({ lacks: String(error) });
    }
  });
  process.send!({ ready: true });
} catch (error) {
  process.send!({ lacks: error instanceof Error ? error.message : String(error) });
  process.disconnect?.();
}
