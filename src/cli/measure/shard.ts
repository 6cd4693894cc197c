import { UsageError } from '../command.ts';

/** The part of the puzzles that a process works on, from 0, and what said so. */
export interface Shard {
  readonly index: number;
  readonly count: number;
  /** Empty where nothing was said. */
  readonly from: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The shard of --shard, of a Slurm array, or of an indexed Kubernetes job; else all puzzles. Throws UsageError for what is said in part. */
export function shardOf(option: string | undefined, environment: Environment): Shard {
  if (option !== undefined) {
    const [, index, count] = /^(\d{1,9})\/(\d{1,9})$/.exec(option) ?? [];
    if (count === undefined || Number(index) >= Number(count))
      throw new UsageError(`--shard is '${option}'; expected I/N with I from 0 to N - 1, such as 0/16`);
    return { index: Number(index), count: Number(count), from: '--shard' };
  }
  return slurmShard(environment) ?? kubernetesShard(environment) ?? { index: 0, count: 1, from: '' };
}

function slurmShard(environment: Environment): Shard | undefined {
  const {
    SLURM_ARRAY_TASK_ID: task,
    SLURM_ARRAY_TASK_COUNT: count,
    SLURM_ARRAY_TASK_MIN: first,
    SLURM_ARRAY_TASK_STEP: step,
  } = environment;
  if (task === undefined) return undefined;
  if (count === undefined) throw halfKnown('SLURM_ARRAY_TASK_ID', task, 'SLURM_ARRAY_TASK_COUNT');
  if (step !== undefined && step !== '1') throw new UsageError(`SLURM_ARRAY_TASK_STEP is ${step}; expected 1, as in sbatch --array=0-999`);
  return known(
    whole('SLURM_ARRAY_TASK_ID', task) - whole('SLURM_ARRAY_TASK_MIN', first ?? '0'),
    whole('SLURM_ARRAY_TASK_COUNT', count),
    'SLURM_ARRAY_TASK_ID',
  );
}

function kubernetesShard({ JOB_COMPLETION_INDEX: index, SUDOSCOPE_SHARDS: count }: Environment): Shard | undefined {
  if (index === undefined && count === undefined) return undefined;
  if (count === undefined) throw halfKnown('JOB_COMPLETION_INDEX', index!, 'SUDOSCOPE_SHARDS');
  if (index === undefined) throw new UsageError(`SUDOSCOPE_SHARDS is ${count}, but I don't know which of them. Set JOB_COMPLETION_INDEX.`);
  return known(whole('JOB_COMPLETION_INDEX', index), whole('SUDOSCOPE_SHARDS', count), 'JOB_COMPLETION_INDEX');
}

const halfKnown = (name: string, value: string, other: string) =>
  new UsageError(`${name} is ${value}, but I don't know of how many. Set ${other}.`);

function known(index: number, count: number, from: string): Shard {
  if (index < 0 || index >= count) throw new UsageError(`${from} makes shard ${index} of ${count}; expected one from 0 to ${count - 1}`);
  return { index, count, from };
}

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${name} is '${text}'; expected a whole number`);
  return Number(text);
}
