import { describe, expect, it } from 'vitest';
import { catalogRow } from '../../engine/catalog.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { defaultsOf } from '../../engine/options.ts';
import { plain } from '../../narration/sentence.ts';
import { jsonLines } from '../../trace/export.ts';
import { headerLine, TRACE_FORMAT } from '../../trace/import/header-line.ts';
import { record } from '../../trace/record.ts';
import { importedRun } from '../runs/imported-run.ts';
import { traceHeader } from '../runs/prepared-run.ts';
import { ImportedTrace, type TextSource } from './imported-trace.ts';
import { readAndReport } from './read-and-report.ts';
import { servedWorker } from './testing/served-worker.ts';

const SMALL = '1.......3......2';
const header = (more: object = {}) => `${JSON.stringify({ format: TRACE_FORMAT, puzzle: SMALL, ...more })}\n`;
const line = (kind: string, fields: object = {}) => `${JSON.stringify({ kind, ...fields })}\n`;

function bring(feed: Blob | TextSource) {
  const worker = servedWorker({ read: readAndReport });
  let heard = 0;
  const trace = new ImportedTrace(
    feed,
    () => heard++,
    () => worker,
  );
  return { trace, worker, heard: () => heard };
}

/** A source of these pieces, which then does something else than to end. */
function sourceOf(pieces: readonly string[], then: () => Promise<string | undefined> = async () => undefined) {
  const left = [...pieces];
  const source = { cancelled: 0, next: async () => left.shift() ?? then(), cancel: () => source.cancelled++ };
  return source;
}

const kinds = { guess: { fields: { cell: 'cell', digit: 'digit' }, like: 'place' } };
const OWN = [
  header({ author: 'Ada', algorithm: 'mine', kinds, source: 'a\nb' }),
  line('note', { text: 'first' }),
  line('guess', { cell: 1, digit: 4, line: 2 }),
  line('strike', { cell: 2, digit: 2 }),
];

describe('a trace that somebody brings', () => {
  it('is read from a file, with its words and its first line', async () => {
    const { trace, worker, heard } = bring(new Blob(OWN));
    await trace.done;
    expect([trace.over, worker.terminated, heard() > 0]).toEqual([true, true, true]);
    expect(trace.findings).toMatchObject({ fault: undefined, steps: 3 });
    const run = await importedRun(trace.opened!, trace.runner);
    const timeline = trace.timeline!;
    const said = (position: number) =>
      plain(run.words.steps[timeline.kindAt(position)!]!(timeline.stepAt(position)!, timeline.frame(position).state));
    expect([said(1), said(2)]).toEqual(['first', 'It places 4 in r1c2.']);
    expect([run.row.title, run.header?.source]).toEqual(['mine', 'a\nb']);
    // What it exports is the same trace.
    const again = bring(new Blob([`${await traceHeader(run)}\n`, ...jsonLines(timeline)])).trace;
    await again.done;
    expect(again.findings).toMatchObject({ fault: undefined, steps: 3 });
    expect(again.opened!.header).toEqual(trace.opened!.header);
    expect(again.timeline!.frame(3)).toEqual(timeline.frame(3));
  });

  it('of an algorithm of this project is described as that, but offers nothing that would need another run', async () => {
    const { puzzle } = readPuzzles(SMALL)[0]!;
    const algorithm = await catalogRow('backtracking').load();
    const own = record(algorithm, puzzle, defaultsOf(algorithm.options));
    const { trace } = bring(new Blob([`${headerLine('backtracking', puzzle, {})}\n`, ...jsonLines(own)]));
    await trace.done;
    const run = await importedRun(trace.opened!, trace.runner);
    const running = run.runner!(run, () => {});
    await running.done;
    expect(running.timeline.frame(own.length).state).toEqual(own.frame(own.length).state);
    expect([running.timeline.outcome, running.timeline.totals]).toEqual([own.outcome, own.totals]);
    expect([run.algorithm.manual, run.algorithm.decisions, run.algorithm.alternatives, run.words.questions]).toEqual(
      Array(4).fill(undefined),
    );
    expect(run.row.id).toBe('backtracking');
    // The program may have an order of its own, so no first cell is named.
    expect(plain(run.words.start(own.frame(0).state))).toMatch(/^The puzzle as given: \d+ cells to fill\.$/);
  });

  it('reports its fault with the lines before it, and stops its writer', async () => {
    const source = sourceOf([...OWN, line('takeBack', { cell: 5, digit: 1 }), line('solved')], () => new Promise(() => {}));
    const { trace } = bring(source);
    await trace.done;
    expect(trace.findings!.fault?.describe()).toBe('line 5, column 1: you took back r2c2, but nothing was placed there');
    expect(trace.findings!.excerpt.map(({ line: at }) => at)).toEqual([3, 4, 5]);
    expect([trace.timeline!.length, source.cancelled]).toEqual([3, 1]);
  });

  it('is requested piece by piece', async () => {
    let requested = 0;
    const source = sourceOf(OWN, async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return requested++ < 3 ? line('line', { line: requested }) : undefined;
    });
    const { trace } = bring(source);
    await trace.done;
    expect([trace.findings!.steps, requested]).toEqual([6, 4]);
  });

  it('reports what has come, though nothing follows for long', async () => {
    const checked = Promise.withResolvers<void>();
    const silent = new Promise<undefined>(() => {});
    const { trace } = bring(sourceOf([OWN[0]!, OWN[1]!, OWN[2]!], () => silent));
    const watching = setInterval(() => trace.findings?.steps === 2 && checked.resolve());
    await checked.promise;
    clearInterval(watching);
    expect(trace.over).toBe(false);
    trace.cancel();
    await trace.done;
    expect(trace.findings?.steps).toBe(2);
  });

  it('keeps what was written when it is stopped, and when its writer breaks', async () => {
    const stopped = bring(sourceOf(OWN, () => new Promise(() => {}))).trace;
    await expect.poll(() => stopped.opened).toBeDefined();
    stopped.cancel();
    await stopped.done;
    expect(stopped.timeline!.length).toBe(3);
    const broken = bring(sourceOf(OWN, () => Promise.reject(new Error('line 7: x is not defined')))).trace;
    const run = broken.done.catch((error: Error) => error.message);
    expect(await run).toBe('line 7: x is not defined');
    expect(broken.timeline!.length).toBe(3);
    await broken.runner({} as never, () => {}).done;
  });

  it('is not opened by a first line that is none', async () => {
    const { trace } = bring(new Blob(['{"kind":"place"}\n']));
    await trace.done;
    expect([trace.opened, trace.findings!.fault?.place?.line, trace.findings!.excerpt.length]).toEqual([undefined, 1, 1]);
  });
});
