import * as words from '#words/workshop.ts';
import type { AnyOptions } from '../../../../engine/algorithm.ts';
import { ownMarkup } from '../../../ui/browser.ts';
import type { InputMessage } from '../../../workers/input-message.ts';
import type { CodeFault } from '../code-fault.ts';

/** The input of the sandbox. */
export interface Program {
  /** The pieces of its text, between which the address of the engine's text belongs. */
  readonly code: readonly string[];
  /** The text of the engine's module. */
  readonly engine: string;
  /** The text of the worker. */
  readonly worker: string;
  readonly input: InputMessage;
  readonly options: AnyOptions;
  /** The first line of the trace, without its end. `declared` is what the program says of its own kinds of step, as text; '' for nothing. */
  readonly header: (declared: string) => string;
}

/** How a run ended: it came to its end, its reader stopped it, or something was wrong. */
export type Ending = 'ended' | 'stopped' | CodeFault;

/** A program that runs. */
export interface SandboxRun {
  /** The trace that it writes, in pieces of whole lines; ends with the run, however that ends. */
  readonly text: ReadableStream<string>;
  readonly ending: Promise<Ending>;
  /** Stops it at once. */
  stop(): void;
}

/** The number of steps after which a run is ended, and of milliseconds without a step. */
export const MAX_STEPS = 20_000_000;
const MAX_SILENCE = 10_000;
/** Pieces that wait to be read. */
const WAITING = 4;

/** The part of a frame that is used here: the target of messages, and its removal. */
export interface SandboxFrame {
  /** Resolves when it has loaded. Rejects when it does not come. */
  readonly loaded: Promise<Pick<Window, 'postMessage'>>;
  remove(): void;
}

/** A frame of opaque origin, out of sight, at the end of an element. `page` is the sandbox's document. */
export function sandboxFrame(parent: Element, page: string): SandboxFrame {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.srcdoc = ownMarkup(page);
  const loaded = new Promise<Pick<Window, 'postMessage'>>((resolve, reject) => {
    frame.addEventListener('load', () => resolve(frame.contentWindow!), { once: true });
    frame.addEventListener('error', () => reject(new Error(words.noSandbox)), { once: true });
  });
  parent.append(frame);
  return { loaded, remove: () => frame.remove() };
}

/** Runs a program in a frame that is made for it. What comes from there is only ever read as text. */
export function runInSandbox(
  { header, ...program }: Program,
  frame: SandboxFrame,
  { silence = MAX_SILENCE, mostSteps = MAX_STEPS } = {},
): SandboxRun {
  const { promise: ending, resolve: settle } = Promise.withResolvers<Ending>();
  const { port1: port, port2: theirs } = new MessageChannel();
  let steps = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  // A document that does not come is one, too, to a frame that has loaded.
  let begun = false;
  let opened = false;
  let controller!: ReadableStreamDefaultController<string>;

  const open = (declared: string) => {
    if (opened) return;
    opened = true;
    controller.enqueue(`${header(declared)}\n`);
  };
  const end = (how: Ending, isCancelled = false) => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    port.postMessage('stop');
    port.close();
    frame.remove();
    if (!isCancelled) {
      open('');
      controller.close();
    }
    settle(how);
  };
  const takePiece = (text: string) => {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) steps++;
    controller.enqueue(text);
    if (steps >= mostSteps) end({ message: words.tooMany(steps) });
  };
  // Where frames have processes of their own, that of a program can die alone.
  port.addEventListener('close', () => end({ message: words.tooMuchMemory }));
  port.onmessage = ({ data }) => {
    if (over) return;
    const [what, first, second, third, fourth]: unknown[] = Array.isArray(data) ? data : [];
    if (what === 'begun') {
      begun = true;
      return;
    }
    if (what === 'declares') {
      open(String(first));
      return;
    }
    clearTimeout(timer);
    if (what === 'piece' && opened && typeof first === 'string') takePiece(first);
    else end(what === 'end' ? 'ended' : faultOf(first, second, third, fourth));
  };
  const text = new ReadableStream<string>(
    {
      start(given) {
        controller = given;
        frame.loaded.then(
          (window) => !over && window.postMessage(program, '*', [theirs]),
          () => end({ message: words.noSandbox }),
        );
      },
      // Requested only while there is room: a program that writes faster than it is read waits.
      pull() {
        port.postMessage('more');
        clearTimeout(timer);
        timer = setTimeout(() => end({ message: begun ? words.silent(silence / 1000) : words.noSandbox }), silence);
      },
      cancel: () => end('stopped', true),
    },
    { highWaterMark: WAITING },
  );
  return {
    text,
    ending,
    stop: () => end('stopped'),
  };
}

/** Reads a fault that the sandbox reports: untrusted, so each part is checked. */
function faultOf(kind: unknown, message: unknown, line: unknown, column: unknown): CodeFault {
  const counted = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;
  const place = counted(line) ? { line, ...(counted(column) && { column }) } : {};
  if (kind === 'noRun') return { ...place, message: words.noRun };
  if (kind === 'noStep') return { ...place, message: words.noStep };
  if (kind === 'longStep') return { ...place, message: words.longStep };
  if (kind === 'memory') return { ...place, message: words.tooMuchMemory };
  const shortened = String(message).slice(0, 300);
  if (kind === 'thrown') return { ...place, message: words.thrown(shortened) };
  if (kind === 'unread') return { ...place, unread: shortened, message: words.notParsed(shortened.replace(/^SyntaxError: /, '')) };
  return { message: words.notAllowed };
}
