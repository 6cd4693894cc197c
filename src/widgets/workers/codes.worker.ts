import { readClass } from '../../narration/question-set/class-codes.ts';
import { serve } from './rpc.ts';

const functions = { read: readClass };
export type CodesFunctions = typeof functions;

serve(functions);
