/** What keys and buttons of the page do. */
export type ReviewCommand =
  | 'first'
  | 'previous'
  | 'next'
  | 'last'
  | 'play'
  | 'group-back'
  | 'group-on'
  | 'open'
  | 'full'
  | 'by-move'
  | 'by-technique'
  | 'views'
  | 'play-on'
  | 'share'
  | 'compare'
  | 'choose-file'
  | 'mine'
  | 'back';

const keys: Readonly<Record<string, ReviewCommand>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  ' ': 'play',
  '[': 'group-back',
  ']': 'group-on',
  o: 'open',
  w: 'full',
  t: 'views',
  p: 'play-on',
  Escape: 'back',
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a key press; undefined where it has none. */
export const commandOfKey = ({ key, ctrlKey, metaKey, altKey }: Key): ReviewCommand | undefined =>
  ctrlKey || metaKey || altKey ? undefined : keys[key.length === 1 ? key.toLowerCase() : key];

/** Listens to the keys of the whole page, apart from those of fields and of what is open above it. */
export function connectReviewKeys(root: HTMLElement, act: (command: ReviewCommand) => void): void {
  document.addEventListener('keydown', (event) => {
    const target = event.target as Element;
    if (event.defaultPrevented || (target !== document.body && !root.contains(target) && target.id !== 'content')) return;
    if (target.closest('dialog, [popover], input, select, textarea')) return;
    if (event.key === 'Escape' && document.querySelector(':popover-open')) return;
    // Space presses a focused button.
    if (event.key === ' ' && target.closest('button, a, summary')) return;
    const command = commandOfKey(event);
    if (!command) return;
    event.preventDefault();
    act(command);
  });
}
