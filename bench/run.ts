import { measureTrace } from './trace.ts';

const parts: Record<string, () => Iterable<unknown> | AsyncIterable<unknown>> = { trace: measureTrace };

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
for (const [part, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  for await (const line of measure()) console.log(JSON.stringify({ part, ...(line as object) }));
}
