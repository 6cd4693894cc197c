import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A generated file's text, formatted like everything else. */
export function formatted(name: string, source: string): string {
  const biome = fileURLToPath(new URL('../node_modules/@biomejs/biome/bin/biome', import.meta.url));
  return execFileSync(process.execPath, [biome, 'check', '--write', `--stdin-file-path=${name}`], { input: source, encoding: 'utf8' });
}
