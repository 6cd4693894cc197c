import { readAndReport } from './read-and-report.ts';
import { serve } from './rpc.ts';

const functions = { read: readAndReport };
export type ImportFunctions = typeof functions;

serve(functions);
