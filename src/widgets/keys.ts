/** What a key does in a stepper; keys count only while the stepper has focus, and never while typing. */
export type StepperCommand =
  | 'toggle' | 'back' | 'forward' | 'over' | 'out' | 'start' | 'end' | 'previousStop' | 'nextStop'
  | 'faster' | 'slower' | 'predict' | 'fullscreen' | 'help'; // biome-ignore format: a list

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
  p: 'predict',
  P: 'predict',
  f: 'fullscreen',
  F: 'fullscreen',
  '?': 'help',
};

/** The command of a key press; undefined when the key belongs to the browser or to the control that has focus. */
export function commandOf(event: KeyboardEvent): StepperCommand | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const target = event.target as Element;
  if (target.closest('dialog, textarea, select, input:not([type=range])')) return undefined;
  const onRange = target.matches('input[type=range]');
  const onButton = target.closest('button, a, summary, [popover]') !== null;
  if (event.key === ' ' && onButton) return undefined;
  if (onRange && !target.matches('.seek'))
    return ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key) ? undefined : commands[event.key];
  const named = event.key.startsWith('Arrow') && event.shiftKey ? `Shift+${event.key}` : event.key;
  return commands[named];
}
