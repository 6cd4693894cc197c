import { execFileSync } from 'node:child_process';

/** What the command line says of itself: the program prints it. */
export const commandHelp = JSON.parse(execFileSync(process.execPath, ['scripts/command-help.ts'], { encoding: 'utf8' })) as {
  readonly commands: readonly (readonly [name: string, does: string, help: string])[];
  readonly exitCodes: Readonly<Record<string, string>>;
};
