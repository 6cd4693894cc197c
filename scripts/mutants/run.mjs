/*
 * Mutation testing: each mutant is the code with one change, and a test has to notice it. Reports for each folder the share of its mutants
 * that died, and fails where it is too small. Slow, so it is not part of the tests: `npm run mutants -- trace search` for some folders.
 * Results are kept in .stryker/: mutants are only tried again where code or tests have changed, or all of them with `--force`. `--every 20`
 * changes only every twentieth line: an estimate, in a twentieth of the time.
 */
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

/** The least share of a folder's mutants that have to die, in per cent. */
const MIN = 85;

const golden = 'tests/golden/traces.test.ts';
const laws = [
  'src/engine/catalog.test.ts',
  // The quick tests first. Only the last ones cover what a card says about predictions, reasons and manual moves.
  ...['replay', 'roles', 'options', 'refusals', 'local-search', 'predict', 'what-if', 'why', 'hands'].map(
    (law) => `tests/law/${law}.test.ts`,
  ),
];
const engine = (folder, ...own) => ({
  code: `src/engine/${folder}/**/*.ts`,
  tests: [golden, ...own, `src/engine/${folder}/**/*.test.ts`, ...laws],
});

/** By name: the code that is changed, and the tests that have to notice. */
const folders = {
  trace: { code: 'src/trace/**/*.ts', tests: ['src/trace/**/*.test.ts'] },
  search: engine('search'),
  cover: engine('cover'),
  anneal: engine('anneal'),
  logic: engine('logic', 'tests/golden/techniques.test.ts'),
  killer: engine('killer'),
  generate: engine('generate'),
  rate: { code: 'src/engine/rate/**/*.ts', tests: ['src/engine/rate/**/*.test.ts'] },
  formats: {
    code: 'src/engine/formats/**/*.ts',
    tests: [
      ...['read', 'forms*', 'errors', 'written', 'round-trip'].map((name) => `src/engine/formats/${name}.test.ts`),
      'src/engine/formats/**/*.test.ts',
    ],
  },
  // The tests of everything that builds on the top-level files cover them; the quick ones are enough.
  basics: {
    code: 'src/engine/{,picture/}*.ts',
    tests: ['src/engine/{,picture/}*.test.ts', golden, 'src/engine/{search,cover,anneal,formats}/**/*.test.ts', ...laws],
  },
};

const { values, positionals } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
  },
  allowPositionals: true,
});
const every = Number(values.every);
if (!Number.isInteger(every) || every < 1) {
  console.error(`--every is '${values.every}'; expected a whole number from 1`);
  process.exit(2);
}
const unknown = positionals.find((name) => !Object.hasOwn(folders, name));
if (unknown) {
  console.error(`there is no folder '${unknown}'; expected some of ${Object.keys(folders).join(', ')}, or nothing for all`);
  process.exit(2);
}

/** Returns the places to mutate in a folder. */
function placesIn(code) {
  const files = globSync(code)
    .filter((file) => !/\.(test|generated|worker)\.ts$|\/testing\//.test(file))
    .toSorted();
  if (every === 1) return files;
  const lines = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').split('\n'), (_, index) => `${file}:${index + 1}-${index + 1}`),
  );
  return lines.filter((_, index) => index % every === 0);
}

async function mutantsOf(name) {
  const { code, tests } = folders[name];
  process.env.MUTANTS_TESTS = tests.join(' ');
  mkdirSync('.stryker', { recursive: true });
  return new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', import.meta.resolve('./words.mjs')],
    ignorers: ['words'],
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    mutate: placesIn(code),
    // Otherwise each file gets a line more, and the catalog's test reads files.
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    concurrency: Number(values.jobs),
    dryRunTimeoutMinutes: 15,
    timeoutMS: 5000,
    timeoutFactor: 1.2,
    tempDirName: '.stryker/tmp',
    ignorePatterns: ['.stryker', '/dist', '/public'],
    incremental: every === 1,
    incrementalFile: `.stryker/${name}.json`,
    force: values.force,
    reporters: ['clear-text', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false, reportScoreTable: false, logTests: false },
    thresholds: { high: 100, low: MIN, break: null },
  }).runMutationTest();
}

const chosen = positionals.length > 0 ? positionals : Object.keys(folders);
const lines = [];
for (const name of chosen) {
  const statuses = (await mutantsOf(name)).map(({ status }) => status);
  const count = (...some) => statuses.filter((status) => some.includes(status)).length;
  const [died, lived] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  lines.push({
    folder: name,
    mutants: died + lived,
    died,
    ofTime: count('Timeout'),
    uncovered: count('NoCoverage'),
    share: Math.floor((1000 * died) / (died + lived)) / 10,
  });
}
console.table(lines);
process.exitCode = lines.every(({ share }) => share >= MIN) ? 0 : 1;
