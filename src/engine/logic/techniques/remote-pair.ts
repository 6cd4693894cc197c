import { countDigits } from '../../candidates.ts';
import { commonPeers, type Position, sees } from '../position.ts';
import { candidatesAt, type Finding, seen, technique } from '../technique.ts';

const SHORTEST = 4;
/** Longer chains add nothing that shorter ones do not find at the next move. */
const MAX_LENGTH = 12;

/**
 * A chain of cells with the same two candidates: they take turns, so cells an odd number of links apart differ. A cell
 * that sees two such cells can be neither digit. `pattern`: the cells at even and at odd places of the chain.
 */
function* search(position: Position): Generator<Finding> {
  const { grid, candidates } = position;
  const pairs = Array.from(candidates.keys()).filter((cell) => countDigits(candidates[cell]) === 2);
  for (const start of pairs) {
    const alike = pairs.filter((cell) => candidates[cell] === candidates[start]);
    if (alike.length < SHORTEST) continue;
    const stack: number[][] = [[start]];
    while (stack.length > 0) {
      const chain = stack.pop()!;
      if (chain.length >= SHORTEST && chain.length % 2 === 0) yield findingOf(position, chain);
      if (chain.length === MAX_LENGTH) continue;
      for (const next of alike) if (sees(grid, chain.at(-1)!, next) && !chain.includes(next)) stack.push([...chain, next]);
    }
  }
}

function findingOf(position: Position, chain: readonly number[]): Finding {
  const digits = position.candidates[chain[0]];
  const eliminations = chain.flatMap((first, index) =>
    chain
      .slice(index + 3)
      .filter((_, place) => place % 2 === 0)
      .flatMap((second) => candidatesAt(position, commonPeers(position.grid, [first, second]), digits)),
  );
  const turn = (odd: number) => chain.filter((_, index) => index % 2 === odd);
  const digit = 32 - Math.clz32(digits & -digits);
  return {
    pattern: [seen(turn(0), digits, 0), seen(turn(1), digits, 1)],
    links: chain.slice(1).map((cell, index) => ({ from: { cell: chain[index], digit }, to: { cell, digit }, strong: true })),
    eliminations: eliminations.filter(({ cell }) => !chain.includes(cell)),
  };
}

export const remotePair = technique('remote-pair', 'Remote pair', search);
