/*
 * Mutation testing: each mutant is the code with one thing changed, and a test has to notice. Says for each folder what share of
 * its mutants died, and fails where it is too little. Slow, so it is no part of the tests: `npm run mutants -- trace search` for some folders.
 * What is known stays in .stryker/: mutants are tried anew only where code or tests have changed, all of them with `--force`.
 * With `--every 20` only what stands on each twentieth line is changed: an estimate, in a twentieth of the time.
 */
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

/** Of a folder's mutants, in per cent, at least so many have to die. */
const MIN = 85;

const golden = 'tests/golden/traces.test.ts';
const laws = [
  'src/engine/catalog.test.ts',
  // The quick ones first: what a card says to who predicts, asks why, or makes the moves is held by the last ones alone.
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
  // What stands above the folders is held by the tests of all that build on it; the quick ones will do.
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

/** What is changed of a folder. */
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

const wanted = positionals.length > 0 ? positionals : Object.keys(folders);
const lines = [];
for (const name of wanted) {
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
