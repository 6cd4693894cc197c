import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { commandCost } from '../../bench/command-cost.ts';
import { keptOf } from '../../src/cli/measure/results-file.ts';
import { shardOf } from '../../src/cli/measure/shard.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { headerIn } from '../../src/experiment/rows.ts';
import { soaking } from '../samples.ts';
import { sudoscope } from './sudoscope.ts';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-measure-'));
// The results of a million puzzles are two gigabytes.
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = (name: string) => join(folder, name);
function file(name: string, text: string): string {
  writeFileSync(path(name), text);
  return path(name);
}

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const two = 'tests/cli/fixtures/two.txt';
const both = ['--run', 'cs=constraint-search', '--run', 'an=annealing,cooling=0.95', '--budget', 'digits=200000', '--seeds', '4'];
const quick = ['--run', 'cs=constraint-search', '--run', 'dl=dancing-links,rule=random', '--budget', 'digits=300', '--seeds', '2'];

/** Rows as objects, without what differs from one machine, or one commit, to the next. */
function parsed(text: string) {
  return text.trimEnd().split('\n').map((line) => {
    const { ms, repeats, host, commit, sha256, ...row } = JSON.parse(line);
    return row;
  }); // biome-ignore format: one list
}

/** Different puzzles with few empty cells: parts of full grids. */
function manyPuzzles(count: number): string {
  const random = randomFrom(7);
  const grid = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  const lines = Array.from({ length: count }, () => {
    const digits = random.shuffled([...'123456789']);
    const empty = new Set(Array.from({ length: 30 }, () => random.below(81)));
    return Array.from(grid, (digit, cell) => (empty.has(cell) ? '.' : digits[Number(digit) - 1])).join('');
  });
  return `${lines.join('\n')}\n`;
}

/**
 * The rows of a file by line, run and replicate, each as 64 bits of the hash of its text, and what the first and the last line say. So
 * millions of rows can be compared.
 */
async function inOrder(name: string, puzzles: number) {
  const places = new Map<string, number>();
  const ends: unknown[] = [];
  const rows: { readonly line: number; readonly place: number; readonly mark: bigint }[] = [];
  let marks: BigUint64Array | undefined;
  const set = ({ line, place, mark }: (typeof rows)[number]) => {
    marks![(line - 1) * places.size + place] = mark;
  };
  for await (const text of createInterface({ input: createReadStream(name) })) {
    if (!text.startsWith('{"puzzle_id"')) {
      ends.push(...parsed(text));
      continue;
    }
    const { line, run, replicate } = JSON.parse(text);
    const key = `${run} ${replicate}`;
    if (!places.has(key)) places.set(key, places.size);
    const row = { line, place: places.get(key)!, mark: BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 16)}`) };
    // The first puzzles tell how many rows a puzzle has.
    if (marks) set(row);
    else rows.push(row);
    if (rows.length === 100) {
      marks = new BigUint64Array(puzzles * places.size);
      rows.splice(0).forEach(set);
    }
  }
  return { ends, marks: marks! };
}

describe('measure', () => {
  it('makes the rows of a file that is kept, but for times', async () => {
    const { status, stdout, stderr } = await sudoscope(['measure', two, ...both, '--times', 'repeat']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(parsed(stdout)).toEqual(parsed(readFileSync('tests/cli/fixtures/two-puzzles.ndjson', 'utf8')));
    const timed = stdout.split('\n').slice(1, -2).map((line) => JSON.parse(line)); // biome-ignore format: one line
    expect(timed.every(({ ms, repeats }) => ms > 0 && repeats >= 1)).toBe(true);
  });

  it('gives seeds to runs that draw their ties, and to no others', async () => {
    const chance = [
      'cs=constraint-search,ties=random,restart=3,policy=fixed',
      'dl=dancing-links,rule=ties',
      'ls=learning-search,restart=3,policy=fixed',
    ];
    const runs = chance.flatMap((run) => ['--run', run]);
    const { status, stdout, stderr } = await sudoscope(['measure', two, ...runs, '--budget', 'steps=20000', '--seeds', '3']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const rows = parsed(stdout).slice(1, -1);
    const seedsOf = (run: string) => rows.filter((row) => row.run === run).map(({ seed }) => seed);
    expect(new Set(seedsOf('cs')).size).toBe(6);
    expect(seedsOf('dl')).toEqual(seedsOf('cs'));
    expect(seedsOf('ls')).toEqual([null, null]);
  });

  it('writes the same for any number of threads', async () => {
    const many = file('threads.txt', manyPuzzles(40));
    const [one, four] = await Promise.all(['1', '4'].map((threads) => sudoscope(['measure', many, ...quick, '--threads', threads])));
    expect(four).toEqual(one);
    expect(parsed(one!.stdout)).toHaveLength(1 + 40 * 3 + 1);
  });

  it('seals with the hash of every byte before', async () => {
    const { stdout } = await sudoscope(['measure', two, ...both]);
    const at = stdout.lastIndexOf('\n', stdout.length - 2) + 1;
    const sha256 = createHash('sha256').update(stdout.slice(0, at)).digest('hex');
    expect(JSON.parse(stdout.slice(at))).toEqual({ end: true, rows: 10, skipped: 0, sha256 });
  });

  it.runIf(existsSync('.git'))('says which commit made the rows', async () => {
    const { stdout } = await sudoscope(['measure', two, '--run', 'dancing-links', '--budget', 'steps=9']);
    expect(JSON.parse(stdout.split('\n')[0]!).commit).toMatch(/^[\da-f]{40}(-dirty)?$/);
  });

  it('stops a run exactly at its budget', async () => {
    const rows = async (budget: string) =>
      parsed((await sudoscope(['measure', '-', '--run', 'backtracking', '--budget', budget], WIKIPEDIA)).stdout);
    expect((await rows('digits=100'))[1]).toMatchObject({ outcome: 'stopped', censored: true, digits: 100, seed: null });
    expect((await rows('steps=77'))[1]).toMatchObject({ outcome: 'stopped', censored: true, steps: 77 });
    expect((await rows('digits=4208'))[1]).toMatchObject({ outcome: 'solved', censored: false, digits: 4208 });
    expect((await rows('ms=100000'))[1]).toMatchObject({ outcome: 'solved' });
  });

  it('writes CSV with the same columns', async () => {
    const { stdout } = await sudoscope(['measure', two, ...both, '--format', 'csv']);
    const [first, head, row, ...others] = stdout.trimEnd().split('\n');
    expect(first).toMatch(/^#\{"sudoscope":"results"/);
    expect(head).toMatch(/^puzzle_id,name,group,line,run,replicate,seed,outcome,censored,digits,steps,ms,repeats,counters\.assignments,/);
    expect(row).toMatch(/^819f0fc0ed153449,puzzle 1,,1,cs,1,,solved,false,55,325,,,55,/);
    expect(others.at(-1)).toMatch(/^#\{"end":true,"rows":10,/);
  });

  it('takes names and groups from the file', async () => {
    const text = `${WIKIPEDIA} # mine\n# group: very hard\n${WIKIPEDIA}\n${WIKIPEDIA} # group: other\n`;
    const rows = async (...more: string[]) => parsed((await sudoscope(['measure', '-', '--run', 'dancing-links', '--budget', 'steps=9', ...more], text)).stdout).slice(1, -1).map(({ name, group }) => [name, group]); // biome-ignore format: one line
    expect(await rows()).toEqual([['mine', null], ['puzzle 2', 'very hard'], ['puzzle 3', 'other']]); // biome-ignore format: a list
    expect(new Set((await rows('--group', 'all')).map(([, group]) => group))).toEqual(new Set(['all']));
  });

  it('stops at a line that is no puzzle, or leaves it out', async () => {
    const text = `${WIKIPEDIA}\nnot a puzzle\n${WIKIPEDIA}\n55${WIKIPEDIA.slice(2)}\n`;
    const words = ['measure', '-', '--run', 'dancing-links', '--budget', 'steps=9'];
    const stopped = await sudoscope(words, text);
    expect(stopped.status).toBe(2);
    expect(stopped.stderr).toMatch(/^standard input:2:1: .*expected/);
    expect(parsed(stopped.stdout).at(-1)).toMatchObject({ line: 1 });
    const skipped = await sudoscope([...words, '--on-bad', 'skip'], text);
    expect(skipped.status).toBe(3);
    expect(skipped.stderr).toMatch(/^standard input:2:1: .*\nstandard input:4: run A refuses: two givens clash/);
    expect(parsed(skipped.stdout).slice(1).map(({ line, outcome }) => [line, outcome])).toEqual([
      [1, 'stopped'], [3, 'stopped'], [4, 'refused'], [undefined, undefined],
    ]); // biome-ignore format: a list
    expect(parsed(skipped.stdout).at(-1)).toMatchObject({ rows: 3, skipped: 1 });
  });

  it.each([
    [['--budget', 'digits=1'], /no --run is given/],
    [['--run', 'dancing-links'], /no --budget is given; expected digits=N/],
    [['--run', 'dancing-links', '--budget', 'digits=0'], /--budget is 'digits=0'; expected/],
    [['--run', 'annealing,seed=3', '--budget', 'digits=1'], /^Seeds come from --seeds\.$/m],
    [['--run', 'x=magic', '--budget', 'digits=1'], /there is no algorithm 'magic'/],
    [
      ['--run', 'constraint-search,ties=random,policy=never', '--budget', 'digits=1'],
      /option 'policy' is 'never'; expected one of fixed, luby/,
    ],
    [['--run', 'a=dancing-links', '--run', 'a=algorithm-x', '--budget', 'digits=1'], /two runs are called a/],
    [['--run', 'dancing-links', '--budget', 'digits=1', '--resume'], /--resume needs --output/],
    [['--run', 'dancing-links', '--budget', 'digits=1', '--shard', '4/4'], /--shard is '4\/4'; expected I\/N/],
  ])('refuses %j', async (words, message) => {
    const { status, stdout, stderr } = await sudoscope(['measure', two, ...words]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  it.each(['1', '2'])('writes the row of a puzzle before the next one has come, with %s threads', async (threads) => {
    const words = ['measure', '-', '--run', 'dancing-links', '--budget', 'steps=99', '--threads', threads];
    const child = spawn(process.execPath, ['src/cli/sudoscope.mjs', ...words]);
    onTestFinished(() => void child.kill('SIGKILL'));
    child.stdout.setEncoding('utf8');
    let text = '';
    for (let line = 1; line <= 3; line++) {
      child.stdin.write(`${WIKIPEDIA}\n`);
      while (!text.includes(`"line":${line},`)) text += (await once(child.stdout, 'data'))[0];
    }
    child.stdin.end();
    expect((await once(child, 'exit'))[0]).toBe(0);
  });
});

describe('shards', () => {
  it('come from the first of option, Slurm and Kubernetes', () => {
    const slurm = { SLURM_ARRAY_TASK_ID: '17', SLURM_ARRAY_TASK_COUNT: '20', SLURM_ARRAY_TASK_MIN: '10', SLURM_ARRAY_TASK_STEP: '1' };
    const kubernetes = { JOB_COMPLETION_INDEX: '3', SUDOSCOPE_SHARDS: '5' };
    expect(shardOf('2/4', { ...slurm, ...kubernetes })).toEqual({ index: 2, count: 4, from: '--shard' });
    expect(shardOf(undefined, { ...slurm, ...kubernetes })).toEqual({ index: 7, count: 20, from: 'SLURM_ARRAY_TASK_ID' });
    expect(shardOf(undefined, kubernetes)).toEqual({ index: 3, count: 5, from: 'JOB_COMPLETION_INDEX' });
    expect(shardOf(undefined, {})).toEqual({ index: 0, count: 1, from: '' });
  });

  it('are refused where only a part is known', () => {
    const half = (environment: Record<string, string>) => () => shardOf(undefined, environment);
    expect(half({ JOB_COMPLETION_INDEX: '17' })).toThrow("JOB_COMPLETION_INDEX is 17, but I don't know of how many. Set SUDOSCOPE_SHARDS.");
    expect(half({ SLURM_ARRAY_TASK_ID: '1' })).toThrow('Set SLURM_ARRAY_TASK_COUNT.');
    expect(half({ SUDOSCOPE_SHARDS: '9' })).toThrow('Set JOB_COMPLETION_INDEX.');
    expect(half({ SLURM_ARRAY_TASK_ID: '4', SLURM_ARRAY_TASK_COUNT: '3', SLURM_ARRAY_TASK_STEP: '2' })).toThrow('expected 1');
  });

  it('leave out lines of others without a word, and stop at lines that are no puzzle', async () => {
    const puzzles = manyPuzzles(40).trimEnd().split('\n');
    // In all the ways in which a line can say it.
    const lines = puzzles.map((line, index) => [line, line.replaceAll('.', '0'), `${line} # name ${index}`, `${line}\r`][index % 4]!);
    const text = `# group: easy\n${lines.join('\n')}\nnot a puzzle\n${lines[0]}\n`;
    const words = ['measure', '-', ...quick, '--on-bad', 'skip'];
    const rows = async (...more: string[]) => parsed((await sudoscope([...words, ...more], text)).stdout).slice(1, -1);
    const shards = await Promise.all(Array.from({ length: 5 }, (_, index) => rows('--shard', `${index}/5`)));
    expect(shards.flat().sort((a, b) => a.line - b.line)).toEqual(await rows());
    for (const [index, stderr] of [[0, 'Shard 0 of 5, by --shard.\nstandard input:42:1: '], [3, 'Shard 3 of 5, by --shard.\n']] as const) // biome-ignore format: a list
      expect((await sudoscope([...words, '--shard', `${index}/5`], text)).stderr.startsWith(stderr)).toBe(true);
    expect((await sudoscope(['measure', '-', ...quick, '--shard', '3/5'], text)).stderr).toContain('\nstandard input:42:1: ');
  });

  it('hold no more memory where the file is longer', () => {
    const long = file('long.txt', manyPuzzles(2000).repeat(150));
    // The first start after a change compiles the command, which takes more than any run of it.
    commandCost(['--version']);
    const { kibibytes } = commandCost(['measure', long, '--run', 'dancing-links', '--budget', 'steps=9', '--shard', '0/1000']);
    expect((kibibytes * 1024) / 1e6).toBeLessThan(200);
  });

  // Every shard reads all lines, so a million puzzles take a thousand shards about 40 minutes of the processor. SHARDED=20000 npm run soak takes fewer.
  const { SHARDED = '1000000' } = process.env;
  const HOUR = 3_600_000;
  const [shards, puzzles, kills] = soaking ? [1000, Number(SHARDED), 2] : [16, 400, 5];
  const cheap = ['--run', 'cs=constraint-search', '--run', 'an=annealing', '--budget', 'steps=9'];
  const runs = soaking ? cheap : quick;

  it('that were killed at random bytes and resumed merge to the rows of one run', { timeout: soaking ? 3 * HOUR : 60_000 }, async () => {
    const random = randomFrom(11);
    const many = file('many.txt', manyPuzzles(puzzles));
    const whole = path('whole.ndjson');
    expect((await sudoscope(['measure', many, ...runs, '--output', whole])).status).toBe(0);
    const files: string[] = [];
    for (let index = 0; index < shards; index++) {
      const output = path(`r-${index}.ndjson`);
      const words = ['measure', many, ...runs, '--shard', `${index}/${shards}`, '--output', path('r-{shard}.ndjson'), '--resume'];
      expect((await sudoscope(words)).status).toBe(0);
      const bytes = readFileSync(output);
      // What a kill leaves is a beginning of the file, under the name of a part.
      for (let kill = random.below(kills); kill > 0; kill--) {
        cpSync(output, `${output}.part`);
        truncateSync(`${output}.part`, random.below(bytes.length));
        rmSync(output);
        expect((await sudoscope(words)).status).toBe(0);
        expect(readFileSync(output).equals(bytes)).toBe(true);
        expect(existsSync(`${output}.part`)).toBe(false);
      }
      files.push(output);
    }
    const merged = path('all.ndjson');
    expect(await sudoscope(['measure', '--merge', ...random.shuffled(files), '--output', merged])).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
    const [one, other] = [await inOrder(whole, puzzles), await inOrder(merged, puzzles)];
    expect(other.ends).toEqual(one.ends);
    expect(one.ends[1]).toMatchObject({ rows: one.marks.length });
    expect(one.marks.findIndex((mark, place) => mark === 0n || mark !== other.marks[place])).toBe(-1);
  });

  it('of a process that was killed goes on where it was', async () => {
    const many = file('killed.txt', manyPuzzles(3000));
    const output = path('killed.ndjson');
    const words = ['measure', many, ...quick, '--output', output, '--resume'];
    const child = spawn(process.execPath, ['src/cli/sudoscope.mjs', ...words]);
    while (!existsSync(`${output}.part`) || readFileSync(`${output}.part`).length < 70_000)
      await new Promise((done) => setTimeout(done, 20));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(output)).toBe(false);
    const header = headerIn(readFileSync(`${output}.part`, 'utf8').split('\n')[0]!)!;
    expect(keptOf(output, header, 3, 'ndjson')).toMatchObject({
      puzzles: expect.any(Number),
      last: expect.stringMatching(/^[\da-f]{16}$/),
    });
    expect((await sudoscope(words)).status).toBe(0);
    expect(readFileSync(output, 'utf8')).toBe((await sudoscope(['measure', many, ...quick])).stdout);
    expect((await sudoscope(words)).stderr).toContain('is finished already');
    const { status, stderr } = await sudoscope([...words, '--budget', 'digits=20']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `${output} is of another experiment: budget digits=300 there, digits=20 here. Choose another --output.\n`,
    });
  });
});

describe('a merge', () => {
  const count = 4;
  const shard = async (name: string, index: number, ...more: string[]) => {
    const output = path(name);
    await sudoscope(['measure', file('merge.txt', manyPuzzles(30)), ...quick, ...more, '--shard', `${index}/${count}`, '--output', output]);
    return output;
  };
  const all = () => Promise.all([0, 1, 2, 3].map((index) => shard(`m-${index}.ndjson`, index)));
  /** The sentences of a merge that is refused, without the folder. */
  async function refusal(files: readonly string[]) {
    const output = path('refused.ndjson');
    const { status, stdout, stderr } = await sudoscope(['measure', '--merge', ...files, '--output', output]);
    expect({ status, stdout, written: existsSync(output) }).toEqual({ status: 3, stdout: '', written: false });
    return stderr.replaceAll(`${folder}/`, '').trimEnd().split('\n');
  }
  const changed = (from: string, name: string, change: (text: string) => string) => file(name, change(readFileSync(from, 'utf8')));

  it('refuses what is damaged in one way, and says in which', async () => {
    const files = await all();
    const [zero, one, two_, three] = files as [string, string, string, string];
    const cut = changed(one, 'cut.ndjson', (text) => text.slice(0, text.length / 2));
    expect(await refusal([zero, cut, two_, three])).toEqual([
      "cut.ndjson isn't sealed: it ends in the middle of a row. Run its shard again with --resume.",
    ]);
    const open = changed(one, 'open.ndjson', (text) => `${text.split('\n').slice(0, 4).join('\n')}\n`);
    expect(await refusal([zero, open, two_, three])).toEqual([
      "open.ndjson isn't sealed: it ends after 3 rows. Run its shard again with --resume.",
    ]);
    const edited = changed(one, 'edited.ndjson', (text) => text.replace('"outcome":"solved"', '"outcome":"stuck"'));
    expect(await refusal([zero, edited, two_, three])).toEqual([
      expect.stringMatching(/^edited\.ndjson was changed: its seal says [\da-f]{6}…, its rows make [\da-f]{6}…\.$/),
    ]);
    expect(await refusal([zero, two_, three])).toEqual(['Shard 1 of 4 is missing.']);
    expect(await refusal([zero, two_])).toEqual(['Shards 1 and 3 of 4 are missing.']);
    expect(await refusal([zero])).toEqual(['Shards 1, 2 and 1 more of 4 are missing.']);
    const other = await shard('m-1b.ndjson', 1, '--budget', 'digits=200');
    expect(await refusal([zero, one, other, two_, three])).toEqual([
      'm-1b.ndjson has another header than m-0.ndjson: budget digits=200 and digits=300.',
    ]);
    const resealed = (text: string, change: (rows: string) => string) => {
      const at = text.lastIndexOf('\n', text.length - 2) + 1;
      const rows = change(text.slice(0, at));
      return `${rows}${JSON.stringify({ ...JSON.parse(text.slice(at)), sha256: createHash('sha256').update(rows).digest('hex') })}\n`;
    };
    const differs = changed(one, 'differs.ndjson', (text) =>
      resealed(text, (rows) => rows.replace(/"digits":\d+,"steps"/, '"digits":7,"steps"')),
    );
    expect(await refusal([zero, one, differs, two_, three])).toEqual([
      expect.stringMatching(/^Shard 1 is there twice, and the two differ: m-1\.ndjson, differs\.ndjson\. First difference: puzzle [\da-f]{16}, run cs, replicate 1, digits \d+ and 7\.$/),
    ]); // biome-ignore format: a list
    const moved = changed(one, 'moved.ndjson', (text) => resealed(text, (rows) => rows.replace(/[\da-f]{8}(?=","name)/, '00000006')));
    expect(await refusal([zero, moved, two_, three])).toEqual([
      expect.stringMatching(/^moved\.ndjson contains puzzle [\da-f]{4}…, which belongs to shard 2\.$/),
    ]);
  });

  it('takes one of two that are alike, and leaves shards out with --partial', async () => {
    const files = await all();
    cpSync(files[1]!, path('again.ndjson'));
    const twice = await sudoscope(['measure', '--merge', ...files, path('again.ndjson')]);
    expect(twice.status).toBe(0);
    expect(twice.stderr).toMatch(/^Shard 1 is there twice, and the two are alike: .*\. The first is taken\.\n$/);
    const partial = await sudoscope(['measure', '--merge', '--partial', ...files.slice(1)]);
    expect(partial).toMatchObject({ status: 0, stderr: 'Shard 0 of 4 is missing.\n' });
    expect(parsed(partial.stdout)[0]).toMatchObject({ partial: true, shard: [0, 1] });
  });
});

describe('a plan', () => {
  const words = (kind: string) => ['measure', two, ...quick, '--plan', '--for', kind, '--shard', '0/8'];

  it('says how much work it is', async () => {
    const { status, stderr } = await sudoscope(words('parallel'));
    expect(status).toBe(0);
    expect(stderr.split('\n')).toEqual([
      '2 puzzles × 2 runs × seeds (1 of 2 runs draw at random: 3 runs a puzzle) = 6 runs',
      expect.stringMatching(/^From 2 sampled puzzles: [\d.]+ ms a run \(median [\d.]+, most [\d.]+\), [\d.]+% stopped$/),
      expect.stringMatching(/^About [\d.]+ CPU seconds, between [\d.]+ seconds and [\d.]+ seconds \(95%, puzzles resampled\)$/),
      expect.stringMatching(
        /^8 shards: [\d.]+ seconds each, the longest about [\d.]+ seconds\. Rows: about [\d.]+ kB as NDJSON, [\d.]+ k?B zipped$/,
      ),
      '',
    ]);
  });

  it.runIf(existsSync('/bin/bash')).each(['slurm', 'parallel'])('prints a script for %s that a shell can read', async (kind) => {
    const { stdout } = await sudoscope(words(kind));
    const { status, stderr } = spawnSync('/bin/bash', ['-n'], { input: stdout, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.each(['slurm', 'parallel'])('has %s merge no rows that a merge can’t read', async (kind) => {
    const scriptOf = async (format: string) => (await sudoscope([...words(kind), '--format', format])).stdout;
    expect(await scriptOf('ndjson')).toContain('sudoscope measure --merge ');
    expect(await scriptOf('csv')).not.toContain('sudoscope measure --merge ');
  });

  it('prints an indexed job for Kubernetes', async () => {
    const job = parse((await sudoscope(words('k8s'))).stdout);
    expect(job).toMatchObject({ apiVersion: 'batch/v1', kind: 'Job', spec: { completions: 8, completionMode: 'Indexed' } });
    const [container] = job.spec.template.spec.containers;
    expect(container.env).toEqual([{ name: 'SUDOSCOPE_SHARDS', value: '8' }]);
    expect(container.command.slice(0, 3)).toEqual(['sudoscope', 'measure', '/data/two.txt']);
  });

  it.runIf(existsSync('/bin/bash'))('has a Slurm script that does an array of tasks', async () => {
    const script = file('job.sh', (await sudoscope(words('slurm'))).stdout);
    const bin = mkdtempSync(join(folder, 'bin-'));
    writeFileSync(join(bin, 'srun'), '#!/bin/bash\nexec "$@"\n', { mode: 0o755 });
    writeFileSync(join(bin, 'sudoscope'), `#!/bin/bash\nexec '${process.execPath}' '${process.cwd()}/src/cli/sudoscope.mjs' "$@"\n`, {
      mode: 0o755,
    });
    const here = mkdtempSync(join(folder, 'array-'));
    cpSync(two, join(here, 'two.txt'));
    writeFileSync(script, readFileSync(script, 'utf8').replace(two, 'two.txt'));
    for (const task of [0, 1, 2, 3]) {
      const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, SLURM_ARRAY_TASK_ID: String(task), SLURM_ARRAY_TASK_COUNT: '4', SLURM_ARRAY_TASK_MIN: '0', SLURM_CPUS_PER_TASK: '2' }; // biome-ignore format: one line
      expect(spawnSync('/bin/bash', [script], { cwd: here, env, encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' });
    }
    const merged = await sudoscope(['measure', '--merge', ...[0, 1, 2, 3].map((task) => join(here, `r-${task}.ndjson`))]);
    expect(merged.stderr).toBe('');
    expect(parsed(merged.stdout).at(-1)).toMatchObject({ rows: 6 });
  });
});

describe('the recipes of the reference', () => {
  const page = readFileSync('content/reference/measure.mdx', 'utf8');
  const shells = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text!);
  const recipe = shells.find((text) => text.includes('parallel --joblog'))!;

  it.runIf(existsSync('/bin/bash'))('can be read by a shell', () => {
    expect(shells.length).toBeGreaterThan(1);
    for (const input of shells)
      expect(spawnSync('/bin/bash', ['-n'], { input, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  it.runIf(existsSync('/usr/bin/parallel'))('for GNU parallel makes the rows of one run, also after an interruption', async () => {
    const here = mkdtempSync(join(folder, 'parallel-'));
    const bin = mkdtempSync(join(folder, 'bin-'));
    writeFileSync(join(bin, 'sudoscope'), `#!/bin/bash\nexec '${process.execPath}' '${process.cwd()}/src/cli/sudoscope.mjs' "$@"\n`, {
      mode: 0o755,
    });
    writeFileSync(join(here, 'puzzles.txt'), manyPuzzles(60));
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
    const run = () => spawnSync('/bin/bash', ['-c', recipe], { cwd: here, env, encoding: 'utf8' });
    expect(run().status).toBe(0);
    const first = readFileSync(join(here, 'all.ndjson'));
    // One shard was lost, and one was killed.
    const shard = join(here, 'r-3.ndjson');
    cpSync(shard, `${shard}.part`);
    truncateSync(`${shard}.part`, 700);
    for (const lost of [shard, join(here, 'r-5.ndjson'), join(here, 'job.log')]) rmSync(lost);
    expect(run().status).toBe(0);
    expect(readFileSync(join(here, 'all.ndjson')).equals(first)).toBe(true);
    const whole = await sudoscope([
      'measure',
      join(here, 'puzzles.txt'),
      '--run',
      'A=dancing-links',
      '--run',
      'B=algorithm-x',
      '--budget',
      'digits=50000',
    ]);
    const order = (text: string) =>
      parsed(text)
        .slice(1, -1)
        .sort((a, b) => a.line - b.line || a.run.localeCompare(b.run));
    expect(order(first.toString())).toEqual(order(whole.stdout));
  });
});
