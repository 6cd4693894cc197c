import { readFileSync } from 'node:fs';
import { constants, Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { engineText, OFFERED } from '../../../../../scripts/engine-text.mjs';
import { sandboxPage } from '../../../../../scripts/sandbox-page.mjs';
import { catalogRow } from '../../../../engine/catalog.ts';
import { readPuzzles } from '../../../../engine/formats/read.ts';
import { optionTexts, readOptions } from '../../../../engine/options.ts';
import { headerLine } from '../../../../trace/import/header-line.ts';
import { ImportedRun } from '../../../../trace/import/imported-run.ts';
import { packInput } from '../../../workers/input-message.ts';
import { readyCode } from '../ready-code.ts';
import { type Program, runInSandbox, type SandboxFrame } from './sandbox.ts';

const { puzzle } = readPuzzles('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[0]!;
const textOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const evaluated = (text: string) =>
  new Script(`(self, Worker, URL, addEventListener, parent, document) => {${text}}`, {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }).runInThisContext();
const dataAddress = (text: string) => `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;

type Hears = (event: { data: unknown; ports?: MessagePort[] }) => void;

/** As a worker: its global object is a plain one, and messages to and fro are copies. */
class HereWorker {
  onmessage: Hears | null = null;
  #hears: Hears = () => {};

  constructor(address: string) {
    const post = (data: unknown) => queueMicrotask(() => this.onmessage?.({ data: structuredClone(data) }));
    const self = {
      postMessage: post,
      __meter: { isFull: false, turn() {} },
      addEventListener: (_: string, hears: Hears) => {
        this.#hears = hears;
      },
    };
    // The page of code uses what the worker defines on its global object; what meter.js does has tests of its own.
    Reflect.deleteProperty(globalThis, '__at');
    Object.assign(globalThis, {
      __new: (made: unknown) => made,
      __many: (it: unknown) => it,
      __index: (_: unknown, index: unknown) => index,
    });
    evaluated(Buffer.from(address.split(',')[1]!, 'base64').toString())(
      new Proxy(self, {
        defineProperty: (_, name, what) => name !== '__at' || Reflect.defineProperty(globalThis, name, { ...what, configurable: true }),
      }),
    );
  }

  postMessage(data: unknown): void {
    this.#hears({ data: structuredClone(data) });
  }

  terminate(): void {
    this.onmessage = null;
  }
}

const SITE = 'https://site.example';
/** The window of the page around the frame. */
const around = {};

interface Addressed {
  data: unknown;
  source?: unknown;
  origin?: string;
  ports?: MessagePort[];
}

class Addresses extends URL {
  static override createObjectURL = (blob: unknown) => dataAddress((blob as { text: string }).text);
}

/** The real script of the sandbox, in this document or in one that is otherwise; its blobs are addresses that Node can import. What it hears; nothing where it does not listen. */
function frameScript({ origin = 'null', address = 'about:srcdoc', isFramed = true } = {}): (message: Addressed) => void {
  let hears: (message: Addressed) => void = () => {};
  const script = textOf('frame.js').replace(/new Blob\(\[text\][^)]*\)/, '{ text }');
  const self = { origin };
  const place = { URL: address, baseURI: `${SITE}/bench/` };
  const listen = (_: string, hearing: typeof hears) => {
    hears = hearing;
  };
  evaluated(script)(self, HereWorker, Addresses, listen, isFramed ? around : self, place);
  return (message) => hears(message);
}

function frameHere(): SandboxFrame & { removed: boolean } {
  const hears = frameScript();
  const window = {
    postMessage: (data: unknown, _: unknown, ports: MessagePort[]) => hears({ data, ports, source: around, origin: SITE }),
  };
  return {
    removed: false,
    loaded: Promise.resolve(window as unknown as Window),
    remove() {
      this.removed = true;
    },
  };
}

async function programOf(source: string, folder = 'search', options = {}, header: Program['header'] = () => '{}'): Promise<Program> {
  const { text, names } = await engineText();
  const { pieces: code } = readyCode(source, folder, { files: OFFERED, names });
  return { code, engine: text, worker: textOf('worker.js'), input: packInput(puzzle), options, header };
}

async function run(source: string) {
  const frame = frameHere();
  const running = runInSandbox(await programOf(source), frame, { silence: 500, mostSteps: 5000 });
  let text = '';
  for await (const piece of running.text) text += piece;
  return { lines: text.split('\n').slice(1, -1), ending: await running.ending, frame };
}

const yielding = (...lines: string[]) => `export function* run(puzzle) {\n${lines.join('\n')}\n}`;

describe('a program in the sandbox', () => {
  it.each([
    ['search', 'backtracking'],
    ['search', 'constraint-search'],
    ['anneal', 'hill-climbing'],
    ['anneal', 'annealing'],
    ['cover', 'algorithm-x'],
  ])('%s/%s, unchanged, writes the trace of the original', async (folder, id) => {
    const row = catalogRow(id);
    const algorithm = await row.load();
    const values = readOptions(algorithm.options, id === 'backtracking' ? { order: 'fewest' } : {});
    const source = readFileSync(`src/engine/${folder}/${id}.ts`, 'utf8');
    const running = runInSandbox(await programOf(source, folder, values, () => headerLine(id, puzzle, optionTexts(values))), frameHere(), {
      mostSteps: 6000,
    });
    const imported = new ImportedRun();
    for await (const piece of running.text) await imported.push(piece);
    await imported.end();
    expect(imported.findings.fault).toBeUndefined();
    expect(imported.findings.parted).toBeUndefined();
    expect(imported.findings.steps).toBeGreaterThan(200);
  });

  it('has the line of its program in every step', async () => {
    const { lines, ending } = await run(
      yielding("yield { kind: 'line' };", 'for (let i = 0; i < 3; i++)', "  yield { kind: 'note', line: 99 };"),
    );
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { kind: 'line', line: 2 },
      ...Array.from({ length: 3 }, () => ({ kind: 'note', line: 4 })),
    ]);
    expect(ending).toBe('ended');
  });

  it('waits until what it wrote is read', async () => {
    const frame = frameHere();
    const { text, stop } = runInSandbox(await programOf(yielding("for (;;) yield { kind: 'line' };")), frame);
    const reader = text.getReader();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 300));
    stop();
    let pieces = 0;
    while (!(await reader.read()).done) pieces++;
    expect(pieces).toBeGreaterThan(1);
    expect(pieces).toBeLessThan(9);
  });

  it('that yields for ever is ended at a bound', async () => {
    const { lines, ending, frame } = await run(yielding("for (;;) yield { kind: 'line' };"));
    expect(lines.length).toBeGreaterThanOrEqual(5000);
    expect(ending).toMatchObject({ message: expect.stringContaining('steps') });
    expect(frame.removed).toBe(true);
  });

  it.each([
    ['throws', "yield { kind: 'line' };\nthrow new TypeError('so');", 3, 'TypeError: so'],
    ['throws what is no error', "yield { kind: 'line' };\nthrow { toString() { throw 1 } };", undefined, 'object'],
    ['yields what is no step', "yield { kind: 'line' };\nyield 5;", 3, 'isn’t a step'],
    [
      'yields a step that writes itself as something else',
      "yield { kind: 'line' };\nyield { kind: 'line', toJSON: () => 5 };",
      3,
      'isn’t a step',
    ],
    ['yields what cannot be written', "yield { kind: 'line' };\nyield { kind: 'line', big: 1n };", undefined, 'TypeError'],
  ])('that %s gets a fault that says so, and keeps its steps', async (_, body, line, message) => {
    const { lines, ending } = await run(yielding(...body.split('\n')));
    expect(lines).toHaveLength(1);
    expect(ending).toMatchObject({ ...(line && { line }), message: expect.stringContaining(message) });
  });

  it('without a generator gets a fault that says so', async () => {
    for (const source of ['export const run = 5;', 'export const a = 1;', 'export function run() { return 5 }'])
      expect((await run(source)).ending).toMatchObject({ message: expect.stringContaining('generator') });
  });

  it('is ended when its frame does not come', async () => {
    const frame = { loaded: Promise.reject(new Error()), remove() {} };
    const running = runInSandbox(await programOf(yielding()), frame);
    for await (const _ of running.text);
    expect(await running.ending).toMatchObject({ message: expect.stringContaining('frame') });
  });
});

describe('what comes out of the sandbox', () => {
  const hostile = async (...messages: unknown[]) => {
    const window = {
      postMessage: (_: unknown, __: unknown, [port]: MessagePort[]) => {
        for (const message of messages) port!.postMessage(message);
      },
    };
    const running = runInSandbox(
      await programOf(yielding()),
      { loaded: Promise.resolve(window as unknown as Window), remove() {} },
      { silence: 300 },
    );
    for await (const _ of running.text);
    return running.ending;
  };

  it.each([
    [null],
    [[]],
    [{ length: 2, 0: 'piece', 1: 'x' }],
    [['piece', { toString: 5 }]],
    [['piece', 7]],
    [['fault', '__proto__', '', 1]],
    [['fault', 'constructor', '', 1]],
    [JSON.parse('["fault", {"__proto__": {"message": "x"}}, "", 1]')],
  ])('%j ends the run with a sentence', async (message) => {
    expect(await hostile(message)).toMatchObject({ message: expect.stringContaining('something other than steps') });
    expect(({} as Record<string, unknown>).message).toBeUndefined();
  });

  it('names no line that is none', async () => {
    expect(await hostile(['fault', 'thrown', 'x'.repeat(1e6), -5])).not.toHaveProperty('line');
    expect((await hostile(['fault', 'thrown', 'x'.repeat(1e6), 2])) as object).toMatchObject({
      line: 2,
      message: expect.stringMatching(/^.{0,400}$/),
    });
  });

  it('that is nothing ends the run after a while', async () => {
    expect(await hostile()).toMatchObject({ message: expect.stringContaining('didn’t start') });
    expect(await hostile(['begun'])).toMatchObject({ message: expect.stringContaining('didn’t yield a step') });
  });
});

describe('the script of the sandbox', () => {
  const WAIT = 50;
  /** Whether it begins when this is sent to it, in such a place. */
  const begins = async (place: Parameters<typeof frameScript>[0], message: Partial<Addressed>, before?: Partial<Addressed>) => {
    const hears = frameScript(place);
    const { port1, port2 } = new MessageChannel();
    const { header, ...program } = await programOf(yielding());
    const heard = new Promise<boolean>((resolve) => {
      port1.onmessage = () => resolve(true);
      setTimeout(() => resolve(false), WAIT);
    });
    const sent = { data: program, ports: [port2], source: around, origin: SITE };
    if (before) hears({ ...sent, ports: [new MessageChannel().port1], ...before });
    hears({ ...sent, ...message });
    const answer = await heard;
    port1.close();
    return answer;
  };

  it('begins in a frame of opaque origin, for the page that wrote it', async () => {
    expect(await begins({}, {})).toBe(true);
  });

  it.each([
    ['with the origin of the site', { origin: SITE }],
    ['at an address of its own', { address: `${SITE}/sandbox.html` }],
    ['as a window', { isFramed: false }],
  ])('hears nobody %s', async (_, place) => {
    expect(await begins(place, {})).toBe(false);
  });

  it.each([
    ['another window', { source: {} }],
    ['no window', { source: null }],
    ['another origin', { origin: 'https://stranger.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['one who brings no port', { ports: [] }],
  ])('does not hear %s, and still hears its page after that', async (_, message) => {
    expect(await begins({}, message)).toBe(false);
    expect(await begins({}, {}, message)).toBe(true);
  });

  it('begins once', async () => {
    expect(await begins({}, {}, {})).toBe(false);
  });
});

it('has a policy that allows its one script and blobs', () => {
  const page = sandboxPage('let a = 1;');
  expect(page).toContain(
    "default-src 'none'; script-src 'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck=' blob:; worker-src blob:; connect-src 'none'",
  );
  expect(page).toContain('<script>let a = 1;</script>');
});
