import { MAX_RUNS } from '../../experiment/run-spec.ts';
import { type Command, exit, textOf, UsageError } from '../command.ts';
import { readExperiment } from '../measure/experiment.ts';
import { measure as measureAll } from '../measure/measure.ts';
import { merge } from '../measure/merge.ts';
import { plan } from '../measure/plan.ts';
import { readingHelp, readingOptions } from '../puzzle-file.ts';

export const measure: Command = {
  name: 'measure',
  usage: 'FILE…|- --run [NAME=]ALGORITHM[,option=value…] --budget CURRENCY=N [options]',
  summary: 'run several algorithms on many puzzles and write a row for each run',
  details: `  sudoscope measure --merge RESULT… [--output FILE]
  sudoscope measure --plan FILE… (the options of a run) [--for parallel|slurm|k8s]

  --run [NAME=]ALGORITHM[,option=value…]
                       a run, 1 to ${MAX_RUNS} times (without a NAME: A, B, …); ALGORITHM may be a program of
                       yours, such as ./mine.js, and original=ID says whose steps it has, where it's a changed algorithm
  --budget CURRENCY=N  what each run may take: digits=N (written), steps=N or ms=N (of the processor)
  --seeds K            replicates 1 … K of every run that draws at random (default 1)
  --root-seed S        from 0 to 999,999,999 (default 1); the seed of a replicate depends on S, the puzzle and its number
  --group NAME         the group of every row (default: what '# group: NAME' in the file says)
  --shard I/N          only puzzles of shard I, from 0 (default: by SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT, or
                       JOB_COMPLETION_INDEX and SUDOSCOPE_SHARDS; else 0/1)
  --threads T          how many threads work (default 1); the output is the same
  --times TIMES        none, once, or repeat: after a run to warm up, repeated (default none)
  --repeat-until MS    how long a run is repeated (default 5)
  --on-bad stop|skip   what a line does that isn't a puzzle, or that a run refuses (default stop)
  --output FILE        write to FILE when all is done, until then to FILE.part; {shard} and {shards} are filled in
  --resume             go on where FILE.part ends
  --format FORMAT      ndjson or csv (default ndjson)
  --merge              join sealed files of shards; --partial also where some are missing
  --plan               estimate the work from --plan-sample puzzles (default 200), and print a script
${readingHelp(23)}

A program is what the page Your own algorithm runs: it exports run, and start, kinds or draws where it needs them. It isn't
kept in a sandbox here, so run only programs that you trust.

Each row has the digits written, the steps and the counters of a run, and its outcome: solved, no-solution, stuck, stopped
(by the budget or a limit of its algorithm) or refused. The first line has everything that makes the rows, and the last line
seals them with a hash.

The exit code is ${exit.done} if all is done (a stopped run is a result), ${exit.badInput} for bad input or usage, and ${exit.stopped} if --on-bad skip left
something out or a merge was refused.`,
  options: {
    run: { type: 'string', multiple: true },
    budget: { type: 'string' },
    seeds: { type: 'string' },
    'root-seed': { type: 'string' },
    group: { type: 'string' },
    shard: { type: 'string' },
    threads: { type: 'string' },
    times: { type: 'string' },
    'repeat-until': { type: 'string' },
    'on-bad': { type: 'string' },
    output: { type: 'string' },
    resume: { type: 'boolean' },
    format: { type: 'string' },
    merge: { type: 'boolean' },
    partial: { type: 'boolean' },
    plan: { type: 'boolean' },
    'plan-sample': { type: 'string' },
    for: { type: 'string' },
    ...readingOptions,
  },
  async run(given, io) {
    const output = textOf(given, 'output');
    const file = output === '-' ? undefined : output;
    if (given.values.merge) return merge(given.words, file, given.values.partial === true, io);
    if (given.values.partial) throw new UsageError('--partial goes with --merge alone');
    const resumes = given.values.resume === true;
    if (resumes && file === undefined) throw new UsageError('--resume needs --output, whose file it continues');
    const experiment = await readExperiment(given);
    return given.values.plan ? plan(experiment, given, io) : measureAll(experiment, given, { output: file, resumes }, io);
  },
};
