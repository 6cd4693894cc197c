/**
 * Runs the laws for some algorithms: `npm run laws -- backtracking dig`, or for all when none is named. Reports which hold, and how to fix
 * the others.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startVitest, type TestCase } from 'vitest/node';
import { drafts } from '../src/engine/catalog.generated.ts';
import { catalog, sourceOf } from '../src/engine/catalog.ts';
import { catalogText } from './catalog.ts';

const CATALOG = 'src/engine/catalog.generated.ts';

const rows = [...catalog, ...drafts];
const named = process.argv.slice(2);
const unknown = named.find((id) => !rows.some((row) => row.id === id));
if (unknown !== undefined) {
  const isNew = globSync(`src/engine/*/${unknown}.card.ts`).length > 0;
  const mend = isNew ? 'its card is new: run npm run catalog first' : `expected one of ${rows.map(({ id }) => id).join(', ')}`;
  console.error(`laws: there is no algorithm '${unknown}' in the catalog; ${mend}`);
  process.exit(2);
}

const ids = named.length > 0 ? named : rows.map(({ id }) => id);
const wordless = ids.find((id) => !existsSync(`src/narration/en/algorithms/${id}.ts`));
if (wordless !== undefined) {
  console.error(`laws: ${wordless} has no words: write src/narration/en/algorithms/${wordless}.ts first`);
  process.exit(2);
}

const began = performance.now();
process.env.ALGORITHMS = ids.join(' ');
const files = globSync('tests/{law,golden}/*.test.ts').filter((file) =>
  /from '(\.|\.\.\/law)\/algorithms\.ts'/.test(readFileSync(file, 'utf8')),
);
const vitest = await startVitest('test', files, {
  watch: false,
  project: ['node'],
  // A law has the algorithm's id in its name; the other tests in those files are about all algorithms together.
  testNamePattern: `(^| )(${ids.join('|')})($|[ :])`,
  passWithNoTests: true,
  reporters: [{}],
});
const modules = vitest.state.getTestModules();
const tests = modules.flatMap((module) => [...module.children.allTests()]);
const lawOf = (file: string) => basename(file, '.test.ts');
const stateOf = (test: TestCase) => test.result().state;
// What cannot be loaded breaks every file in the same way.
const broken = [...new Set(modules.flatMap((module) => module.errors().map(({ message }) => message)))];
const isCurrent = await catalogText().then(
  (text) => text === readFileSync(CATALOG, 'utf8'),
  () => false,
);

/** Returns the message of a failed law, and the options of the run in which it failed, if that was a random one. */
function faultsOf(test: TestCase): string[] {
  return (test.result().errors ?? []).map((error) => {
    const { message, cause } = error as { message: string; cause?: { message?: string } };
    const run = /"options":(\{.*?\})\}?\]/.exec(message)?.[1];
    const text = cause?.message ? `${cause.message}${run ? `\nmet with the options ${run}` : ''}` : message;
    return stripVTControlCharacters(text)
      .replaceAll(/^(.{200}).*$/gm, '$1 …')
      .replaceAll(/^/gm, '      ');
  });
}

const marked = (holds: boolean, law: string, held: number, all: number) => `${holds ? '✓' : '✗'} ${law.padEnd(12)} ${held} of ${all}`;

const lines: string[] = [];
for (const module of modules.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1))) {
  const own = [...module.children.allTests()].filter((test) => stateOf(test) !== 'skipped');
  const failed = own.filter((test) => stateOf(test) === 'failed');
  if (own.length > 0) lines.push(marked(failed.length === 0, lawOf(module.moduleId), own.length - failed.length, own.length));
  for (const test of failed) lines.push(`    ${test.fullName.replace(' > ', ' ')}`, ...faultsOf(test));
}
lines.push(marked(isCurrent, 'catalog', Number(isCurrent), 1));
if (!isCurrent) lines.push('    a card has changed: run npm run catalog');
lines.push(...broken.map((message) => `✗ ${message}`), '');

const { added } = vitest.snapshot.summary;
if (added > 0) lines.push('What it does is kept from now on: read what git diff shows of tests/golden/__snapshots__, and commit it.');
for (const row of rows.filter(({ id }) => named.includes(id))) {
  const own = sourceOf(row).replace(/\.ts$/, '.test.ts');
  lines.push(existsSync(own) ? `Its own test: npx vitest run ${own}` : `It has no test of its own yet: ${own}`);
}
const failures = tests.filter((test) => stateOf(test) === 'failed').length + broken.length + Number(!isCurrent);
const held = tests.filter((test) => stateOf(test) === 'passed').length + Number(isCurrent);
const [seconds, busy] = [(performance.now() - began) / 1000, process.cpuUsage().user / 1e6].map(Math.round);
const time = `${seconds} s, ${busy} s of the processor`;
lines.push(
  failures === 0
    ? `All ${held} laws hold for ${named.join(', ') || 'every algorithm'} (${time}).`
    : `${failures} of ${held + failures} laws are broken (${time}). What to do comes before “expected”, where a law knows it.`,
);
console.log(lines.join('\n'));
process.exitCode = failures === 0 ? 0 : 1;
