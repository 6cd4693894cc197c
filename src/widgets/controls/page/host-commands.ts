import { faults as words } from '#words/embed.ts';

/** The `type` of every message between a figure and its host page, and the version of what they say to each other. */
export const TYPE = 'sudoscope-figure';
export const VERSION = 1;

/** What a host page can ask of a figure. */
export type HostCommand =
  | { readonly command: 'hello' | 'reveal' }
  | { readonly command: 'go'; readonly step: number }
  /** Shows all that a link to this figure says. */
  | { readonly command: 'show'; readonly link: string }
  | { readonly command: 'step'; readonly by: number }
  | { readonly command: 'play' | 'blank' | 'predict'; readonly on: boolean }
  | { readonly command: 'pane'; readonly name: string }
  | { readonly command: 'theme'; readonly name: 'light' | 'dark' }
  | { readonly command: 'options'; readonly options: Readonly<Record<string, string>> }
  /** Asks about a thing as links name it; '' closes the answer. */
  | { readonly command: 'why'; readonly thing: string }
  /** Decides otherwise, as `if` in links says; without that it opens the choice. */
  | { readonly command: 'whatif'; readonly decisions?: string | undefined };

/** More steps at once are a jump: `go`. */
const MAX_BY = 100;
/** A link may hold a large puzzle. */
const MAX_TEXT_LENGTH = 100_000;

type Message = Readonly<Record<string, unknown>>;
type Read = (message: Message) => HostCommand | string;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;

const switched =
  (command: 'play' | 'blank' | 'predict'): Read =>
  ({ on = true }) =>
    typeof on === 'boolean' ? { command, on } : words.field(command, 'on', words.trueOrFalse);

const linked: Read = ({ command, link }) => (isText(link) ? { command: 'show', link } : words.field(String(command), 'link', words.link));

const readers: Readonly<Record<string, Read>> = {
  hello: () => ({ command: 'hello' }),
  reveal: () => ({ command: 'reveal' }),
  go(message) {
    const { step, link } = message;
    if (link !== undefined && step === undefined) return linked(message);
    return Number.isSafeInteger(step) && (step as number) >= 0
      ? { command: 'go', step: step as number }
      : words.field('go', 'step', words.wholeNumber);
  },
  show: linked,
  step({ by = 1 }) {
    return Number.isInteger(by) && Math.abs(by as number) <= MAX_BY && by !== 0
      ? { command: 'step', by: by as number }
      : words.field('step', 'by', words.fewSteps(MAX_BY));
  },
  play: switched('play'),
  blank: switched('blank'),
  predict: switched('predict'),
  pane: ({ name }) => (isText(name) ? { command: 'pane', name } : words.field('pane', 'name', words.paneName)),
  theme: ({ name }) => (name === 'light' || name === 'dark' ? { command: 'theme', name } : words.field('theme', 'name', words.lightOrDark)),
  options({ options }) {
    const entries = typeof options === 'object' && options !== null ? Object.entries(options) : undefined;
    const isSound = entries?.every(([, value]) => isText(value));
    return isSound ? { command: 'options', options: Object.fromEntries(entries!) } : words.field('options', 'options', words.optionTexts);
  },
  why: ({ thing = '' }) => (isText(thing) ? { command: 'why', thing } : words.field('why', 'thing', words.thing)),
  whatif: ({ decisions }) =>
    decisions === undefined || isText(decisions) ? { command: 'whatif', decisions } : words.field('whatif', 'decisions', words.decisions),
};

/** Whether something that was posted to this window is a message for a figure. */
export const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && (data as Message).type === TYPE && 'command' in data;

/** Reads a message of a host page; a text says what is wrong with it. Fields that a command doesn't have are ignored. */
export function readCommand(message: Message): HostCommand | string {
  const { command, version = VERSION } = message;
  if (version !== VERSION) return words.version(VERSION);
  const read = typeof command === 'string' && Object.hasOwn(readers, command) ? readers[command] : undefined;
  return read ? read(message) : words.noCommand(Object.keys(readers));
}
