/** A run of consecutive steps in columns. All arrays can be transferred from a worker. */
export interface Chunk {
  /** Zero-based index of its first step in the trace. */
  readonly first: number;
  readonly length: number;
  /** One a step: index of its kind in the codec. */
  readonly kinds: Uint8Array;
  /** One a step: the algorithm's metric after it. */
  readonly metric: Uint16Array;
  /** `stride` words a step: its packed fields. */
  readonly words: Int32Array;
  /** Indexed by kind: how many steps of it came before this chunk. */
  readonly countsBefore: Float64Array;
}

/** What a worker can give away with a chunk. */
export function buffersOf(chunk: Chunk): ArrayBuffer[] {
  return [chunk.kinds.buffer, chunk.metric.buffer, chunk.words.buffer, chunk.countsBefore.buffer] as ArrayBuffer[];
}
