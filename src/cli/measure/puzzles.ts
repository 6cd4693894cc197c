import type { InputError } from '../../engine/errors.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { Placed } from '../../experiment/measure-puzzle.ts';
import { canonicalText, puzzleId, shardOf } from '../../experiment/puzzle-id.ts';
import type { Arguments } from '../command.ts';
import { sha256 } from '../hash.ts';
import type { Io } from '../io.ts';
import { PuzzleStream } from '../puzzle-stream.ts';
import type { Experiment } from './experiment.ts';

/** A puzzle of the shard. */
export interface ShardPuzzle {
  readonly placed: Placed;
  readonly puzzle: Puzzle;
  readonly canonical: string;
  /** The name of its file, in messages. */
  readonly file: string;
}

const GROUP = /^[#;]+\s*group:\s*(\S.*)$/i;
const GROUP_NAME = /^group:\s*(\S.*)$/i;

/** What a reader of the puzzles hears. */
export interface MeasureHearer {
  fault(fault: InputError, file: string): void;
  waiting(): void;
}

/** The puzzles of all files, one after the other. */
export class MeasuredPuzzles {
  /** How many puzzles have been read, those of other shards too. */
  read = 0;
  /** The name of the present file, in messages. */
  file = '';
  #stream: PuzzleStream | undefined;
  readonly #io: Io;
  readonly #given: Arguments;
  readonly #experiment: Pick<Experiment, 'files' | 'group' | 'shard'>;

  constructor(io: Io, given: Arguments, experiment: Pick<Experiment, 'files' | 'group' | 'shard'>) {
    this.#io = io;
    this.#given = given;
    this.#experiment = experiment;
  }

  /** About how many there are in the present file; undefined where nobody knows. */
  get about(): number | undefined {
    return this.#experiment.files.length === 1 ? this.#stream?.about : undefined;
  }

  /** Yields the puzzles of the shard. Throws InputError where a file has no puzzle at all. */
  *ofShard(hearer: MeasureHearer): Generator<ShardPuzzle> {
    const { files, group, shard } = this.#experiment;
    for (const file of files) {
      const stream = new PuzzleStream(this.#io, file, this.#given);
      this.#stream = stream;
      this.file = stream.name;
      let commented: string | undefined;
      const heard = {
        fault: (fault: InputError) => hearer.fault(fault, stream.name),
        waiting: () => hearer.waiting(),
        comment: (comment: string) => {
          commented = GROUP.exec(comment)?.[1] ?? commented;
        },
      };
      // Most lines are of other shards, so nothing is made of them but their ids.
      const isOfShard = (canonical: string) => {
        const isOwn = shardOf(puzzleId(canonical, sha256), shard.count) === shard.index;
        if (!isOwn) this.read++;
        return isOwn;
      };
      // Runs refuse a puzzle themselves, in the shard that it belongs to.
      for (const { read, number } of stream.puzzles(undefined, heard, shard.count > 1 ? isOfShard : undefined)) {
        this.read++;
        const canonical = canonicalText(read.puzzle);
        const id = puzzleId(canonical, sha256);
        if (shard.count > 1 && shardOf(id, shard.count) !== shard.index) continue;
        const own = read.name === undefined ? undefined : GROUP_NAME.exec(read.name)?.[1];
        const name = own === undefined && read.name !== undefined ? read.name : `puzzle ${number}`;
        const placed = { id, name, group: group ?? own ?? commented ?? null, line: read.place.line };
        yield { placed, puzzle: read.puzzle, canonical, file: stream.name };
      }
    }
  }
}
