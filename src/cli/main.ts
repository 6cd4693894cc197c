import { parseArgs } from 'node:util';
import { InputError } from '../engine/errors.ts';
import { type Command, exit, exitWords, UsageError } from './command.ts';
import { type Io, processIo } from './io.ts';
import { print, ReaderGone } from './output.ts';
import { packageVersion } from './package-root.ts';
import { hideProgress, tell } from './progress.ts';

/** Every command, in the order of the help. Only the one that was named is loaded. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  solve: async () => (await import('./commands/solve.ts')).solve,
  count: async () => (await import('./commands/count.ts')).count,
  measure: async () => (await import('./commands/measure.ts')).measure,
  trace: async () => (await import('./commands/trace.ts')).trace,
  verify: async () => (await import('./commands/verify.ts')).verify,
  check: async () => (await import('./commands/check.ts')).check,
  algorithms: async () => (await import('./commands/algorithms.ts')).algorithms,
  generate: async () => (await import('./commands/generate.ts')).generate,
  rate: async () => (await import('./commands/rate.ts')).rate,
  techniques: async () => (await import('./commands/techniques.ts')).techniques,
  pack: async () => (await import('./commands/pack.ts')).pack,
  worksheet: async () => (await import('./commands/worksheet.ts')).worksheet,
  tester: async () => (await import('./commands/tester.ts')).tester,
};

async function help(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  const width = Math.max(...all.map(({ name }) => name.length));
  return `sudoscope <command> [options]

${all.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}

  --help     show this help, or after a command the help of that command
  --version  show the version

FILE can contain many puzzles, in any of the usual formats. '-' stands for standard input.

Exit codes (if several apply, the highest):
${Object.entries(exitWords)
  .map(([code, words]) => `  ${code}  ${words}`)
  .join('\n')}
`;
}

const helpOf = ({ name, usage, summary, details }: Command) => `sudoscope ${name} ${usage}\n\n${summary}\n\n${details}\n`;

/** Loads a command. Throws UsageError for a name that is none. */
async function commandOf(name: string): Promise<Command> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new UsageError(`there is no command '${name}'; expected one of ${Object.keys(commands).join(', ')}`);
  return load();
}

async function runCommand(command: Command, args: string[], io: Io): Promise<number> {
  const { positionals, values } = parse(command, args);
  if (values.help) {
    print(io, helpOf(command));
    return exit.done;
  }
  try {
    return await command.run({ words: positionals, values }, io);
  } catch (error) {
    // Only a place in the text belongs to the file; anything else is about the command line.
    if (error instanceof InputError) {
      const file = positionals[0] === '-' ? 'standard input' : positionals[0];
      throw new UsageError(error.describe(error.place && file));
    }
    throw error;
  }
}

/** A negative number after an option is meant as its value; the option's own command then says why it cannot be. */
function withNegativeValues({ options }: Command, args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1) ?? '';
    const takesIt = /^-\d/.test(arg) && before.startsWith('--') && options[before.slice(2)]?.type === 'string';
    if (takesIt) joined[joined.length - 1] = `${before}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

const firstSentence = (text: string) => text.split(/\.(?=\s|$)/)[0]!;

function parse(command: Command, words: readonly string[]) {
  const args = withBareOptions(command, withNegativeValues(command, words));
  try {
    return parseArgs({ args, options: { ...command.options, help: { type: 'boolean', short: 'h' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${firstSentence((error as Error).message)}; see: sudoscope ${command.name} --help`);
  }
}

/** Gives an option whose value may stay away an empty one, where no number follows it. */
function withBareOptions({ bare = [] }: Command, args: readonly string[]): string[] {
  return args.map((arg, index) =>
    bare.includes(arg.slice(2)) && arg.startsWith('--') && !/^\d[\d_,]*$/.test(args[index + 1] ?? '') ? `${arg}=` : arg,
  );
}

/** Runs the command line and returns the exit code. `args` are the words after the program's name. */
export async function main(args: string[], io = processIo()): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (name === '--version' || name === '-v') {
      print(io, `${packageVersion()}\n`);
      return exit.done;
    }
    if (name === '--help' || name === '-h' || name === 'help') {
      print(io, rest[0] === undefined ? await help() : helpOf(await commandOf(rest[0])));
      return exit.done;
    }
    if (name === undefined) {
      tell(io, await help());
      return exit.badInput;
    }
    return await runCommand(await commandOf(name), rest, io);
  } catch (error) {
    hideProgress(io);
    if (error instanceof ReaderGone) return exit.done;
    if (!(error instanceof UsageError)) throw error;
    tell(io, `${error.message}\n`);
    return exit.badInput;
  }
}
