import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension, type Range, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  WidgetType,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import styles from './editor.css?inline';

/** The lines of a text that are its own, and those of another that are gone: before a line, or after the last. */
interface Differences {
  readonly own: readonly number[];
  readonly gone: readonly { readonly before: number; readonly text: string }[];
}

/** What an editor is for. */
export interface EditorUse {
  /** Its name for listeners. */
  readonly label: string;
  /** How it is left by keys, for listeners. */
  readonly keys: string;
  /** The mark of lines that are its own. */
  readonly own?: string;
  /** The language, and whatever else belongs to it. */
  readonly extensions: Extension;
}

/** What an editor shows in addition to its text: lines are one-based. */
interface Shown {
  /** The line of the step that is shown. */
  readonly lit: number | undefined;
  /** A line that is wrong, and the message under it. */
  readonly wrong: { readonly line: number; readonly message: HTMLElement } | undefined;
  readonly differences: Differences;
  /** What marks the first of lines that are its own. */
  readonly ownMark: string;
}

/** The pixels above and below a line that is scrolled into view. */
const AROUND = 40;

const nothing: Shown = { lit: undefined, wrong: undefined, differences: { own: [], gone: [] }, ownMark: '' };
const show = StateEffect.define<Partial<Shown>>();

/** An element between two lines, or at the end of one. */
class LineWidget extends WidgetType {
  readonly #make: () => HTMLElement;
  readonly #key: string;

  constructor(key: string, make: () => HTMLElement) {
    super();
    this.#key = key;
    this.#make = make;
  }

  override eq(other: WidgetType): boolean {
    return other instanceof LineWidget && other.#key === this.#key;
  }

  toDOM(): HTMLElement {
    return this.#make();
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function withText(name: string, text: string): HTMLElement {
  const made = document.createElement('div');
  made.className = name;
  made.textContent = text;
  return made;
}

/** Wraps an element in padding: widgets between lines must have no margins. */
function placed(message: HTMLElement): HTMLElement {
  const place = withText('fault-place', '');
  place.append(message);
  return place;
}

function mark(text: string): HTMLElement {
  const made = document.createElement('span');
  made.className = 'own-mark';
  made.textContent = text;
  return made;
}

function decorationsOf(state: EditorState, { lit, wrong, differences, ownMark }: Shown): DecorationSet {
  const { doc } = state;
  const ranges: Range<Decoration>[] = [];
  const lineAt = (number: number) => (number >= 1 && number <= doc.lines ? doc.line(number) : undefined);
  const dress = (number: number | undefined, name: string) => {
    const line = number === undefined ? undefined : lineAt(number);
    if (line) ranges.push(Decoration.line({ class: name }).range(line.from));
    return line;
  };
  for (const number of differences.own) {
    const line = dress(number, 'own');
    if (line && !differences.own.includes(number - 1))
      ranges.push(Decoration.widget({ widget: new LineWidget('own', () => mark(ownMark)), side: 1 }).range(line.to));
  }
  for (const { before, text } of differences.gone) {
    const line = lineAt(before);
    const widget = new LineWidget(`gone ${text}`, () => withText('gone', text));
    ranges.push(
      line
        ? Decoration.widget({ widget, block: true, side: -1 }).range(line.from)
        : Decoration.widget({ widget, block: true, side: 1 }).range(doc.length),
    );
  }
  dress(lit, 'lit');
  const line = wrong && dress(wrong.line, 'wrong');
  if (line) {
    const widget = new LineWidget(`wrong ${wrong.line} ${wrong.message.textContent}`, () => placed(wrong.message));
    ranges.push(Decoration.widget({ widget, block: true, side: 1 }).range(line.to));
  }
  return Decoration.set(ranges, true);
}

/** Decorations are rebuilt when the marks change; while a reader types they only move along. */
const shownField = StateField.define<{ readonly shown: Shown; readonly decorations: DecorationSet }>({
  create: (state) => ({ shown: nothing, decorations: decorationsOf(state, nothing) }),
  update(value, transaction) {
    let { shown } = value;
    for (const effect of transaction.effects) if (effect.is(show)) shown = { ...shown, ...effect.value };
    if (shown !== value.shown) return { shown, decorations: decorationsOf(transaction.state, shown) };
    return transaction.docChanged ? { shown, decorations: value.decorations.map(transaction.changes) } : value;
  },
  provide: (field) => EditorView.decorations.from(field, ({ decorations }) => decorations),
});

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], class: 'keyword' },
  { tag: [tags.string, tags.regexp, tags.number, tags.bool, tags.null], class: 'string' },
  { tag: tags.comment, class: 'comment' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.typeName, tags.className], class: 'name' },
]);

interface Heard {
  changed(text: string): void;
  /** The keys that run or save what is written. */
  run(): void;
  /** The cursor has gone to another line, from 1. */
  moved?(line: number): void;
}

/**
 * An editor. It is in a shadow tree because its styles are then sheets of that tree, which the policy of the page allows.
 * Tab indents; Escape and then Tab leaves it.
 */
export class CodeEditor {
  readonly #view: EditorView;
  readonly #stateOf: (text: string) => EditorState;
  readonly #ownMark: string;

  constructor(parent: HTMLElement, { label, keys, own = '', extensions }: EditorUse, { changed, run, moved }: Heard) {
    this.#ownMark = own;
    const started = () => {
      run();
      return true;
    };
    const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    this.#stateOf = (doc) =>
      EditorState.create({
        doc,
        extensions: [
          lineNumbers(),
          highlightActiveLineGutter(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          extensions,
          syntaxHighlighting(colours),
          keymap.of([{ key: 'Mod-Enter', run: started, preventDefault: true }, ...defaultKeymap, ...historyKeymap, indentWithTab]),
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-description': keys, tabindex: '0' }),
          EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
            if (docChanged) changed(state.doc.toString());
            if (docChanged || selectionSet) moved?.(state.doc.lineAt(state.selection.main.head).number);
          }),
          shownField,
        ],
      });
    this.#view = new EditorView({ parent: root as unknown as Element, root, state: this.#stateOf('') });
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  /** Opens an unrelated text: undo does not lead back to the former one. */
  begin(text: string): void {
    this.#view.setState(this.#stateOf(text));
  }

  /** Replaces the whole text and removes its marks; undo brings the former text back. */
  set text(text: string) {
    const { doc } = this.#view.state;
    this.#view.dispatch({
      changes: { from: 0, to: doc.length, insert: text },
      selection: { anchor: 0 },
      effects: show.of({ ...nothing, ownMark: this.#ownMark }),
    });
  }

  show(shown: Partial<Omit<Shown, 'ownMark'>>): void {
    this.#view.dispatch({ effects: show.of({ ...shown, ownMark: this.#ownMark }) });
  }

  /** Scrolls the program alone so that a line is in view, at the top or in the middle; the focus stays. */
  reveal(line: number, where: 'nearest' | 'start' | 'center' = 'nearest'): void {
    const { state, scrollDOM } = this.#view;
    if (line < 1 || line > state.doc.lines) return;
    // Only then do the lines have their final place.
    requestAnimationFrame(() => {
      const { top, bottom } = this.#view.lineBlockAt(state.doc.line(line).from);
      const { first, last } = partInWindow(scrollDOM);
      const { scrollTop } = scrollDOM;
      // A message under a line begins at its left.
      scrollDOM.scrollLeft = 0;
      if (where === 'start') scrollDOM.scrollTop = top + this.#view.documentPadding.top - first;
      else if (where === 'center') scrollDOM.scrollTop = (top + bottom - first - last) / 2;
      else if (top < scrollTop + first + AROUND) scrollDOM.scrollTop = top - first - AROUND;
      else if (bottom > scrollTop + last - AROUND) scrollDOM.scrollTop = bottom - last + AROUND;
    });
  }

  /** The line of the cursor, from 1. */
  get line(): number {
    const { doc, selection } = this.#view.state;
    return doc.lineAt(selection.main.head).number;
  }

  /** Writes a text below the line of the cursor, or below `line`, as a paragraph of its own; the cursor goes to its `cursor`-th character. */
  insert(text: string, { cursor = text.length, line = this.line } = {}): void {
    const { doc } = this.#view.state;
    const { to } = doc.line(Math.min(line, doc.lines));
    const [before, after] = [doc.sliceString(0, to), doc.sliceString(to)];
    const above = before.trim() === '' || /\n\s*$/.test(before) ? (/\n\n$|^\s*$/.test(before) ? '' : '\n') : '\n\n';
    const below = after.trim() === '' ? '\n' : /^\n\n/.test(after) ? '' : '\n';
    this.#view.dispatch({
      changes: { from: to, insert: above + text + below },
      selection: { anchor: to + above.length + cursor },
      scrollIntoView: true,
      userEvent: 'input',
    });
    this.#view.focus();
  }

  /** Replaces a part of a line, given by its characters from 0; undo brings it back. */
  replace(line: number, { from, to }: { readonly from: number; readonly to: number }, text: string): void {
    const begins = this.#view.state.doc.line(line).from;
    this.#view.dispatch({ changes: { from: begins + from, to: begins + to, insert: text }, userEvent: 'input' });
  }

  /** Changes what extensions of its language show. */
  effect(effect: StateEffect<unknown>): void {
    this.#view.dispatch({ effects: effect });
  }

  /** Puts the cursor on a line. */
  go(line: number): void {
    const { doc } = this.#view.state;
    this.#view.dispatch({ selection: { anchor: doc.line(Math.min(Math.max(line, 1), doc.lines)).from }, scrollIntoView: true });
    this.#view.focus();
  }
}

/** The part of an element inside the window, in pixels from its top; all of it where hardly any is inside. */
function partInWindow(element: HTMLElement): { readonly first: number; readonly last: number } {
  const { top, bottom, height } = element.getBoundingClientRect();
  const [first, last] = [Math.max(0, -top), Math.min(height, innerHeight - top)];
  return last - first > 4 * AROUND && bottom > 0 ? { first, last } : { first: 0, last: height };
}
