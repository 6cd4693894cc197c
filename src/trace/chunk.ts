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

/** Bytes that a chunk's steps take. */
export function bytesOf(chunk: Chunk): number {
  return chunk.kinds.byteLength + chunk.metric.byteLength + chunk.words.byteLength;
}

export function buffersOf(chunk: Chunk): ArrayBuffer[] {
  return [chunk.kinds.buffer, chunk.metric.buffer, chunk.words.buffer, chunk.countsBefore.buffer] as ArrayBuffer[];
}
