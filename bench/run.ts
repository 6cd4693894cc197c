import { parseArgs } from 'node:util';
import { measureAnneal } from './anneal.ts';
import { measureCover } from './cover.ts';
import { measureFast } from './fast.ts';
import { measureGenerate } from './generate.ts';
import { measureKiller } from './killer.ts';
import type { Measure } from './measure.ts';
import { measureProgram } from './program.ts';
import { measureFiles } from './puzzles.ts';
import { measureRate } from './rate.ts';
import { measureSearch } from './search.ts';
import { measureStartup } from './startup.ts';
import { measureStream } from './stream.ts';
import { measureTrace } from './trace.ts';

const { values, positionals } = parseArgs({
  options: { puzzles: { type: 'string', multiple: true }, lines: { type: 'string', default: '100000' } },
  allowPositionals: true,
});
const lines = Number(values.lines);
if (!Number.isInteger(lines) || lines < 1) {
  console.error(`--lines ${values.lines} isn't a whole number from 1 on`);
  process.exit(2);
}

const parts: Readonly<Record<string, () => Iterable<Measure> | AsyncIterable<Measure>>> = {
  trace: measureTrace,
  program: measureProgram,
  search: measureSearch,
  cover: measureCover,
  anneal: measureAnneal,
  fast: () => measureFast(values.puzzles),
  generate: measureGenerate,
  killer: () => measureKiller(values.puzzles),
  rate: () => measureRate(values.puzzles),
  puzzles: () => measureFiles(values.puzzles),
  startup: measureStartup,
  stream: () => measureStream(lines),
};

const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
if (unknown) {
  console.error(`there is no part '${unknown}'; expected some of ${Object.keys(parts).join(', ')}, or nothing for all`);
  process.exit(2);
}
// A file of puzzles measures the speed on all of them, and compares with the npm package on those that the package can solve.
const chosen = positionals.length > 0 ? positionals : values.puzzles ? ['puzzles', 'fast'] : Object.keys(parts);
for (const part of chosen) for await (const line of parts[part]!()) console.log(JSON.stringify({ part, ...line }));
