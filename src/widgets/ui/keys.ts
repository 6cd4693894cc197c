/** What a key does in a stepper; keys count only while the stepper has focus, and never while typing. */
export type StepperCommand =
  | ('toggle' | 'back' | 'forward' | 'over' | 'out' | 'start' | 'end' | 'previousStop' | 'nextStop')
  | ('faster' | 'slower' | 'slow' | 'predict' | 'hands' | 'why' | 'whatIf' | 'givens')
  | ('fullscreen' | 'stage' | 'follow' | 'fold' | 'help' | 'toText');

const commands: Readonly<Record<string, StepperCommand>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  'Shift+ArrowRight': 'over',
  'Shift+ArrowLeft': 'out',
  // What a clicker sends.
  PageUp: 'back',
  PageDown: 'forward',
  Home: 'start',
  End: 'end',
  '[': 'previousStop',
  ']': 'nextStop',
  '+': 'faster',
  '=': 'faster',
  '-': 'slower',
  s: 'slow',
  S: 'slow',
  p: 'predict',
  P: 'predict',
  y: 'hands',
  Y: 'hands',
  w: 'why',
  W: 'why',
  i: 'whatIf',
  I: 'whatIf',
  g: 'givens',
  G: 'givens',
  f: 'fullscreen',
  F: 'fullscreen',
  'Shift+F': 'stage',
  '?': 'help',
  t: 'toText',
  T: 'toText',
};

/** Commands that a key which is held down gives again and again. */
const REPEATS = new Set<StepperCommand>(['back', 'forward', 'over', 'out', 'previousStop', 'nextStop', 'faster', 'slower']);

/** Keys by the names that a text has for them. */
const names: Readonly<Record<string, string>> = {
  Space: ' ',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '−': '-',
  'Page Up': 'PageUp',
  'Page Down': 'PageDown',
};

const own = <Value>(table: Readonly<Record<string, Value>>, name: string) => (Object.hasOwn(table, name) ? table[name] : undefined);

/** The command of a key that a text names: '→', 'Space', ']'. */
export const commandNamed = (name: string): StepperCommand | undefined => own(commands, own(names, name) ?? name);

/** Keys of the run also while a list has the focus: who has just chosen from it goes on with them, and the last puzzle of a list opens a form. */
const FREE_IN_LISTS = ['Home', 'End', '[', ']'];

/** Whether a key is for what has the focus: a field, an editor, a list or a dialog. */
export function isForField(event: KeyboardEvent): boolean {
  // An editor has a tree of its own, at whose root the event's target ends for everybody outside.
  const target = (event.composedPath?.()[0] ?? event.target) as Element;
  const within = (selector: string) => target.closest?.(selector) != null;
  const isInList = within('select') && !FREE_IN_LISTS.includes(event.key);
  // The options of a figure are over it, and its keys go on.
  return isInList || within('dialog:not(.options), textarea, input:not([type=range]), [contenteditable=true]');
}

/** Whether a key press is for the control that has the focus, or for the browser: with a modifier, or where somebody types. */
export function isTaken(event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  return modified || isForField(event);
}

/** The number of an answer or a pane that a key press names, 1 … 9; undefined for other keys. */
export function numberOf(event: KeyboardEvent): number | undefined {
  return !isTaken(event) && /^[1-9]$/.test(event.key) ? Number(event.key) : undefined;
}

/** The command of a key press; undefined when the key belongs to the browser or to the control that has focus. */
function commandOf(event: KeyboardEvent): StepperCommand | undefined {
  if (isTaken(event)) return undefined;
  const target = event.target as Element;
  const onRange = target.matches('input[type=range]');
  const onButton = target.closest('button, a, summary, [popover]') !== null;
  if (event.key === ' ' && onButton) return undefined;
  if (onRange && !target.matches('.seek'))
    return ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key) ? undefined : own(commands, event.key);
  const hasOwn = event.shiftKey && /^(Arrow|F$)/.test(event.key);
  const named = hasOwn ? `Shift+${event.key}` : event.key;
  return own(commands, named);
}

/**
 * The command of a key press, which is taken from the browser, if it is one that is `known`; undefined, too, for the repetition
 * of a key that counts once.
 */
export function takeKey(event: KeyboardEvent, known: (command: StepperCommand) => boolean = () => true): StepperCommand | undefined {
  const command = commandOf(event);
  if (!command || !known(command)) return undefined;
  event.preventDefault();
  return event.repeat && !REPEATS.has(command) ? undefined : command;
}
