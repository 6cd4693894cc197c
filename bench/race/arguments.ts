import { parseArgs } from 'node:util';

export interface RaceArguments {
  /** The older commit: a hash, a tag, a branch. */
  readonly older: string;
  /** The groups that take part, in the order of the list. */
  readonly groups: readonly string[];
  /** How many fresh pairs of processes measure each part. */
  readonly heats: number;
}

/** Why the arguments cannot be read, in a sentence. */
export class ArgumentError extends Error {}

const HEATS = 2;

/**
 * Reads what follows `npm run race --`: the older commit first, then groups. A first word that is the name of a group is a group, and
 * `usual` is then the older commit. Throws ArgumentError.
 */
export function readArguments(args: readonly string[], groups: readonly string[], usual: string | undefined): RaceArguments {
  const { values, positionals } = parsed(args);
  const [first] = positionals;
  const named = first !== undefined && !groups.includes(first);
  const older = named ? first : usual;
  if (older === undefined) throw new ArgumentError('Name the older commit: npm run race -- <commit>');
  const chosen = named ? positionals.slice(1) : positionals;
  const unknown = chosen.find((each) => !groups.includes(each));
  if (unknown !== undefined)
    throw new ArgumentError(`There is no part '${unknown}'. Expected some of ${groups.join(', ')}, or nothing for all.`);
  const heats = Number(values.heats);
  if (!Number.isInteger(heats) || heats < 1) throw new ArgumentError(`--heats ${values.heats} isn't a whole number from 1 on.`);
  return { older, groups: chosen.length > 0 ? groups.filter((group) => chosen.includes(group)) : groups, heats };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { heats: { type: 'string', default: String(HEATS) } }, allowPositionals: true });
  } catch (error) {
    throw new ArgumentError((error as Error).message);
  }
}
