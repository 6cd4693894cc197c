import { serve } from './rpc.ts';
import { runAndReport } from './run-and-report.ts';

const functions = { run: runAndReport };
export type RunFunctions = typeof functions;

serve(functions);
