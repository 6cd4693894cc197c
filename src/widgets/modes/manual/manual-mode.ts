import { digitOfKey, hideTakenKeys, isSymbol } from '../../controls/keyboard/symbol-keys.ts';
import { takeFocus } from '../../ui/in-view.ts';
import { isTaken } from '../../ui/keys.ts';
import { ManualSession } from './manual-session.ts';
import type { ManualFigure } from './manual-state.ts';
import { ManualView } from './manual-view.ts';

/** The reader makes the moves of the algorithm in place of the transport: presses and keys go to the session, whose states are drawn. */
export class ManualMode {
  readonly #figure: ManualFigure;
  readonly #session: ManualSession;
  readonly #view: ManualView;
  readonly #unbind: () => void;

  /** With `keepsDraws` a run in which chance decides goes on as it drew. */
  constructor(figure: ManualFigure, position: number, { keepsDraws = false } = {}) {
    const picture = figure.root.querySelector('.pane-main')!;
    this.#figure = figure;
    this.#session = new ManualSession(figure, position, {
      keepsDraws,
      focusedCell: () => focusedCellIn(picture),
      show: (state) => this.#view.show(state),
    });
    this.#view = new ManualView(figure.root, picture, this.#session, () => this.leave());
    const { symbols } = this.#session;
    const unbind = [
      bindPicture(picture, this.#session),
      bindLetters(figure.root, symbols, (event) => this.key(event)),
      hideTakenKeys(figure.root, symbols),
    ];
    this.#unbind = () => {
      for (const each of unbind) each();
    };
    this.#session.begin();
  }

  get keepsDraws(): boolean {
    return this.#session.play.keepsDraws;
  }

  /** Takes a press on a cell. */
  pick(cell: number): void {
    this.#session.pick(cell);
  }

  /** Returns whether a key was for the mode; then nothing else is to be done with it. */
  key(event: KeyboardEvent): boolean {
    return pressManualKey(event, this.#session, () => this.leave());
  }

  /** Ends the mode in the frame that is shown. */
  leave(): void {
    this.#unbind();
    this.#view.remove();
    takeFocus(this.#figure.root);
    this.#figure.left();
  }
}

/** The cell of a grid that has the focus. */
function focusedCellIn(picture: Element): number | undefined {
  const focused = document.activeElement as HTMLElement | null;
  return focused?.dataset.cell !== undefined && picture.contains(focused) ? Number(focused.dataset.cell) : undefined;
}

/** Sends what happens in the picture to a session, until the function that it returns is called. */
export function bindPicture(picture: Element, session: Pick<ManualSession, 'walkTo' | 'point' | 'enter' | 'strikeUnder'>): () => void {
  const onFocus = ({ target }: Event) => {
    const { cell } = (target as HTMLElement).dataset;
    if (cell !== undefined) session.walkTo(Number(cell));
  };
  const onClick = (event: Event) => {
    const target = event.target as HTMLElement;
    const { cell } = target.dataset;
    // After the cell has been picked. A finger is too large for a mark, and Enter has no place.
    if (cell !== undefined && (event as PointerEvent).pointerType === 'mouse')
      session.strikeUnder(Number(cell), target.getBoundingClientRect(), event as PointerEvent);
    const [field, value] = target.closest('[data-points]')?.getAttribute('data-points')?.split(' ') ?? [];
    if (field) session.point(field, Number(value));
  };
  const onKey = (event: Event) => {
    const { key, repeat, target } = event as KeyboardEvent;
    const onCell = (target as HTMLElement).dataset.cell !== undefined;
    if (key === 'Enter' && onCell && (repeat || session.enter())) event.preventDefault();
  };
  picture.addEventListener('focusin', onFocus);
  picture.addEventListener('click', onClick);
  // Before the grid, in which Enter presses the cell.
  picture.addEventListener('keydown', onKey, { capture: true });
  return () => {
    picture.removeEventListener('focusin', onFocus);
    picture.removeEventListener('click', onClick);
    picture.removeEventListener('keydown', onKey, { capture: true });
  };
}

/** Gives the letters that write symbols to the mode before anything else in the figure takes them, as the spotlight does with L; until the function that it returns is called. */
export function bindLetters(root: HTMLElement, symbols: readonly string[], press: (event: KeyboardEvent) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!isTaken(event) && /^[a-z]$/i.test(event.key) && isSymbol(event.key, symbols)) press(event);
  };
  root.addEventListener('keydown', onKey, { capture: true });
  return () => root.removeEventListener('keydown', onKey, { capture: true });
}

type Keyed = Pick<ManualSession, 'stopped' | 'busy' | 'claims' | 'symbols' | 'sayings'> &
  Pick<
    ManualSession,
    'undo' | 'begin' | 'digit' | 'say' | 'claim' | 'pickFocused' | 'hint' | 'skip' | 'toggleRules' | 'turn' | 'keepDraws'
  >;

/** Does what a key does in a session. Returns false when it was not for the mode; otherwise nothing else is to be done with it. */
export function pressManualKey(event: KeyboardEvent, session: Keyed, leave: () => void): boolean {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') session.undo();
  // Escape leads out of the cells of any grid; here it leads further.
  else if (event.key === 'Escape' && session.stopped) session.begin();
  else if (event.key === 'Escape') leave();
  else if (isTaken(event) && !isCommand(event, session)) return false;
  else if (!(session.busy ? isOwnLetter : session.stopped ? pressAtStop : pressMove)(event, session)) return false;
  event.preventDefault();
  return true;
}

/** What letters do; they do nothing where a wrong move stands, or while a move is being made. */
const LETTERS: Readonly<Record<string, (session: Keyed) => void>> = {
  h: (session) => session.hint(),
  g: (session) => session.skip({ moves: 1 }),
  r: (session) => session.toggleRules(),
  x: (session) => session.turn(),
  d: (session) => session.keepDraws(),
};

const isOwnLetter = ({ key }: KeyboardEvent) => key.toLowerCase() in LETTERS;

function pressAtStop(event: KeyboardEvent, session: Keyed): boolean {
  const digit = digitOfKey(event.key, session.symbols);
  if (digit > 0 && !event.repeat) session.digit(digit);
  else if (event.key === 'Backspace' || (event.key === 'Enter' && !onButton(event))) session.begin();
  // Elsewhere in the figure a letter of the mode means something else.
  else return isOwnLetter(event);
  return true;
}

/** A key that makes a move, or helps with one. */
function pressMove(event: KeyboardEvent, session: Keyed): boolean {
  const { key } = event;
  const digit = isCommand(event, session) ? 0 : digitOfKey(key, session.symbols);
  const saying = session.sayings.find((each) => each.key === (key.length === 1 ? key.toLowerCase() : key));
  if (digit > 0) session.digit(digit);
  else if (saying && !event.repeat) session.say(saying.kinds);
  else if (key === 'Enter' && session.claims && !onButton(event)) session.claim();
  else if (key !== ' ' || !session.pickFocused()) {
    const act = LETTERS[key.toLowerCase()];
    // A key of the transport does nothing while the reader makes the moves.
    if (!act) return /^(Arrow|Home|End|Page|[[\] pPsStT+=-]$)/.test(key) && !onButton(event);
    act(session);
  }
  return true;
}

const onButton = ({ target }: KeyboardEvent) => (target as Element).closest('button') !== null;

/** Whether a letter that would write a symbol was pressed with Ctrl, and so means its command. */
const isCommand = (event: KeyboardEvent, { symbols }: Keyed) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.defaultPrevented && isSymbol(event.key, symbols);
