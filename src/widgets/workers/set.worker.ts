import { readClass } from '../../narration/question-set/class-codes.ts';
import { typedPuzzles } from '../../narration/question-set/typed-puzzles.ts';
import { serve } from './rpc.ts';

const functions = { read: readClass, puzzles: typedPuzzles };
export type SetFunctions = typeof functions;

serve(functions);
