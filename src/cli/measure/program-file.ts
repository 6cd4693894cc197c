import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { basename } from 'node:path';
import { type LoadedProgram, type ProgramModule, programAlgorithm } from '../../experiment/program-run.ts';
import type { RunSpec } from '../../experiment/run-spec.ts';
import { UsageError } from '../command.ts';
import { unreadable } from '../file-bytes.ts';

/** Names what a program imports, at the beginning of a statement. */
const IMPORTED = /^([ \t]*(?:import\s*|(?:import|export)\b[^'"`;]*?\bfrom\s*))(['"])([^'"\n]+)\2/gm;
/** A program that was begun with one of ours imports files of the engine by their paths. */
const ENGINE_FILE = /^\.{1,2}\/[\w./-]+\.ts$/;

function programBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** The hash of a program, which tells whether rows are of the same one. */
export const programHash = (file: string): string => createHash('sha256').update(programBytes(file)).digest('hex');

/** Without its types, a program has the same lines. */
function scriptOf(file: string): string {
  const text = programBytes(file).toString('utf8');
  if (!/\.[mc]?ts$/.test(file)) return text;
  if (!nodeModule.stripTypeScriptTypes)
    throw new UsageError(`${file} is TypeScript, and this is Node ${process.versions.node}; expected JavaScript, or Node 22.13 or newer`);
  try {
    return nodeModule.stripTypeScriptTypes(text);
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`);
  }
}

/**
 * Loads the program of a run. It is run as any program that somebody calls on the command line: in this process, with all rights. Throws
 * UsageError or InputError where it can't be run.
 */
export async function loadProgram({ algorithm: file, original }: RunSpec): Promise<LoadedProgram> {
  // The command line may be text for Node, or compiled.
  const engine = new URL(`./program-engine${/\.\w+$/.exec(import.meta.url)?.[0]}`, import.meta.url).href;
  const script = scriptOf(file).replace(IMPORTED, (_, before: string, quote: string, name: string) => {
    if (name !== 'sudoscope' && !ENGINE_FILE.test(name))
      throw new UsageError(`${file} imports '${name}'; expected 'sudoscope' alone, as on the page Your own algorithm`);
    return `${before}${quote}${engine}${quote}`;
  });
  const address = `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`;
  let module: ProgramModule;
  try {
    module = await import(address);
  } catch (error) {
    throw new UsageError(`${file}: ${String(error)}`);
  }
  return programAlgorithm(module, basename(file), original);
}
