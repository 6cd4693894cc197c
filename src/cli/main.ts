import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { InputError } from '../engine/errors.ts';
import { type Command, exit, exitWords, UsageError } from './command.ts';
import { algorithms } from './commands/algorithms.ts';
import { check } from './commands/check.ts';
import { count } from './commands/count.ts';
import { generate } from './commands/generate.ts';
import { measure } from './commands/measure.ts';
import { pack } from './commands/pack.ts';
import { rate } from './commands/rate.ts';
import { solve } from './commands/solve.ts';
import { techniques } from './commands/techniques.ts';
import { tester } from './commands/tester.ts';
import { trace } from './commands/trace.ts';
import { verify } from './commands/verify.ts';
import { worksheet } from './commands/worksheet.ts';
import { type Io, processIo } from './io.ts';
import { print, ReaderGone } from './output.ts';
import { hideProgress, tell } from './progress.ts';

/** Every command, in the order of the help. */
const commands: readonly Command[] = [
  solve,
  count,
  measure,
  trace,
  verify,
  check,
  algorithms,
  generate,
  rate,
  techniques,
  pack,
  worksheet,
  tester,
];

function help(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return `sudoscope <command> [options]

${commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}

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

const version = () => (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version;

function commandOf(name: string): Command {
  const command = commands.find((each) => each.name === name);
  if (!command) throw new UsageError(`there is no command '${name}'; expected one of ${commands.map((each) => each.name).join(', ')}`);
  return command;
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
      print(io, `${version()}\n`);
      return exit.done;
    }
    if (name === '--help' || name === '-h' || name === 'help') {
      print(io, rest[0] === undefined ? help() : helpOf(commandOf(rest[0])));
      return exit.done;
    }
    if (name === undefined) {
      tell(io, help());
      return exit.badInput;
    }
    return await runCommand(commandOf(name), rest, io);
  } catch (error) {
    hideProgress(io);
    if (error instanceof ReaderGone) return exit.done;
    if (!(error instanceof UsageError)) throw error;
    tell(io, `${error.message}\n`);
    return exit.badInput;
  }
}
