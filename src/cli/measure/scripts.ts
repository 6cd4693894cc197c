import { isProgram } from '../../experiment/run-spec.ts';
import { type Arguments, textOf } from '../command.ts';
import type { Experiment } from './experiment.ts';

/** A word for a shell, in quotation marks where it needs them. */
const quoted = (word: string): string => (/^[\w@%+=:,./{}-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

/** The words that make the same rows in every process. */
function wordsOf({ files, runTexts }: Experiment, given: Arguments): string[] {
  const kept = ['budget', 'seeds', 'root-seed', 'group', 'times', 'repeat-until', 'on-bad', 'format', 'from', 'houses'];
  const options = kept.flatMap((name) => {
    const text = textOf(given, name);
    return text === undefined ? [] : [`--${name}`, text];
  });
  return [...files, ...runTexts.flatMap((text) => ['--run', text]), ...options];
}

/** The same with all files in the volume of a job. */
function inVolume({ files, runTexts, runs, ...others }: Experiment): Experiment {
  const moved = (file: string) => `/data/${file.replace(/^.*\//, '')}`;
  const texts = runTexts.map((text, place) => {
    const { algorithm } = runs[place]!;
    return isProgram(algorithm) ? text.replace(algorithm, () => moved(algorithm)) : text;
  });
  return { ...others, runs, files: files.map(moved), runTexts: texts };
}

const endingOf = ({ format }: Experiment) => (format === 'csv' ? 'csv' : 'ndjson');

const mergeOf = (files: string) => `sudoscope measure --merge ${files} --output all.ndjson`;
const UNMERGED = 'A merge reads NDJSON: leave out --format csv to make one file.';

/** The script that does the work, by what runs it. `shards` is how many processes there are. */
export const scripts = {
  parallel: (experiment: Experiment, given: Arguments, shards: number): string => {
    const ending = endingOf(experiment);
    return `# GNU parallel. The same line continues after an interruption.
parallel --joblog job.log --resume-failed --jobs 100% \\
  sudoscope measure ${wordsOf(experiment, given).map(quoted).join(' ')} \\
  --shard {}/${shards} --output r-{}.${ending} --resume ::: $(seq 0 ${shards - 1})
${ending === 'csv' ? `# ${UNMERGED}` : mergeOf(`$(seq -f 'r-%.0f.ndjson' 0 ${shards - 1})`)}
`;
  },
  slurm: (experiment: Experiment, given: Arguments, shards: number): string => `#!/bin/bash
#SBATCH --array=0-${shards - 1} --job-name=sudoscope --time=01:00:00 --cpus-per-task=4 --mem=1G --requeue
# sbatch this file. After a time limit, submit it again: finished shards end at once.
srun sudoscope measure ${wordsOf(experiment, given).map(quoted).join(' ')} \\
  --threads "$SLURM_CPUS_PER_TASK" --output "r-{shard}.${endingOf(experiment)}" --resume
# ${endingOf(experiment) === 'csv' ? UNMERGED : `When all are done: ${mergeOf('r-*.ndjson')}`}
`,
  k8s: (experiment: Experiment, given: Arguments, shards: number): string => {
    const words = ['sudoscope', 'measure', ...wordsOf(inVolume(experiment), given), '--output', `/data/r-{shard}.${endingOf(experiment)}`, '--resume']; // biome-ignore format: one list
    return `# kubectl apply this file. The volume has the puzzles and the programs of runs, and takes the results.
apiVersion: batch/v1
kind: Job
metadata: {name: sudoscope}
spec:
  completions: ${shards}
  parallelism: ${Math.min(100, shards)}
  completionMode: Indexed
  backoffLimitPerIndex: 5
  template:
    spec:
      restartPolicy: Never
      containers:
        - name: measure
          image: node:26
          env: [{name: SUDOSCOPE_SHARDS, value: "${shards}"}]
          command: ${JSON.stringify(words)}
          volumeMounts: [{name: data, mountPath: /data}]
      volumes: [{name: data, persistentVolumeClaim: {claimName: data}}]
`;
  },
} as const;
