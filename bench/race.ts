import packed from '../package.json' with { type: 'json' };
import { ArgumentError, readArguments } from './race/arguments.ts';
import { race } from './race/heat.ts';
import { here, olderTree } from './race/older-tree.ts';
import { groups, parts } from './race/parts.ts';
import { type Result, SLOWER, slowerOf, tableOf } from './race/results.ts';

/**
 * Compares this commit, as it is in the folder, with an older one and with programs of others, and says what has become slower. The exit
 * code is 0 even then, because a busy machine is not an error.
 */
async function main(): Promise<number> {
  const { older, groups: chosen, heats } = readArguments(process.argv.slice(2), groups, packed.config.race);
  const tree = olderTree(older);
  if (!tree) {
    console.error(
      `There is no commit '${older}' in this clone. A shallow clone has only the newest ones: git fetch --unshallow brings all.`,
    );
    return 2;
  }
  process.once('SIGINT', () => {
    tree.remove();
    process.exit(130);
  });
  try {
    const results: Result[] = [];
    for (const [place, part] of parts.entries()) {
      if (!chosen.includes(part.group)) continue;
      process.stderr.write(`${part.name} …\n`);
      results.push(await race(part, place, { older: tree.root, newer: here }, heats));
    }
    const [own, peers] = [results.filter(({ peer }) => !peer), results.filter(({ peer }) => peer)];
    if (own.length > 0) {
      console.log(tableOf(own, tree.commit));
      const slower = slowerOf(own);
      console.log(
        slower.length > 0 ? `\nBelow ${SLOWER} of ${tree.commit}: ${slower.join(', ')}` : `\nNothing is below ${SLOWER} of ${tree.commit}.`,
      );
    }
    if (peers.length > 0) console.log(`\n${tableOf(peers, 'the other', 'other ÷ this')}`);
  } finally {
    tree.remove();
  }
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
