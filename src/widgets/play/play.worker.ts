import { answersOf } from '../../engine/fast/answer.ts';
import { printPuzzle, readPuzzles } from '../../engine/formats/read.ts';
import { generatePuzzle, type Wish } from '../../engine/generate/generate-puzzle.ts';

/** A puzzle to make, or one whose answers are wanted (two at most). */
export type PlayRequest = { readonly id: number } & ({ readonly make: Wish } | { readonly answersOf: string });

export interface PlayReply {
  readonly id: number;
  /** As compact text. */
  readonly puzzle?: string;
  readonly answers?: readonly Uint8Array[];
  readonly failure?: string;
}

function reply(request: PlayRequest): PlayReply {
  const { id } = request;
  try {
    if ('make' in request) {
      const { puzzle, answer } = generatePuzzle(request.make);
      return { id, puzzle: printPuzzle({ puzzle }, 'compact'), answers: [answer] };
    }
    return { id, puzzle: request.answersOf, answers: answersOf(readPuzzles(request.answersOf)[0]!.puzzle, 2) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<PlayRequest>) => postMessage(reply(data)));
