import { type Extension, RangeSetBuilder, StateEffect, type StateEffectType, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutter, WidgetType } from '@codemirror/view';

/** What is said of a line: in the margin, at its end, or of all of it. */
export interface LineMark {
  /** From 1. */
  readonly line: number;
  /** The class of the line. */
  readonly name?: string;
  /** What the sign in the margin says when somebody points at it; without it there is no sign. */
  readonly sign?: string;
  /** A few characters at the end of the line. */
  readonly chip?: string;
}

class Sign extends GutterMarker {
  readonly #text: string;
  readonly #name: string;

  constructor(text: string, name: string) {
    super();
    this.#text = text;
    this.#name = name;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof Sign && other.#text === this.#text && other.#name === this.#name;
  }

  override toDOM(): Node {
    const sign = document.createElement('span');
    sign.className = `sign ${this.#name}`;
    sign.title = this.#text;
    return sign;
  }
}

class Chip extends WidgetType {
  readonly #text: string;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  override eq(other: WidgetType): boolean {
    return other instanceof Chip && other.#text === this.#text;
  }

  override toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = 'line-chip';
    chip.textContent = this.#text;
    return chip;
  }
}

/** Says what to mark: the marks in the order of their lines. */
export const markLines: StateEffectType<readonly LineMark[]> = StateEffect.define<readonly LineMark[]>();

interface Marked {
  readonly decorations: DecorationSet;
  readonly signs: ReturnType<RangeSetBuilder<GutterMarker>['finish']>;
}

function markedIn(doc: Text, marks: readonly LineMark[]): Marked {
  const decorations = new RangeSetBuilder<Decoration>();
  const signs = new RangeSetBuilder<GutterMarker>();
  for (const { line: number, name = '', sign, chip } of marks) {
    if (number < 1 || number > doc.lines) continue;
    const line = doc.line(number);
    if (name) decorations.add(line.from, line.from, Decoration.line({ class: name }));
    if (chip) decorations.add(line.to, line.to, Decoration.widget({ widget: new Chip(chip), side: 1 }));
    if (sign) signs.add(line.from, line.from, new Sign(sign, name));
  }
  return { decorations: decorations.finish(), signs: signs.finish() };
}

const marked = StateField.define<Marked>({
  create: ({ doc }) => markedIn(doc, []),
  update({ decorations, signs }, { docChanged, changes, effects, newDoc }) {
    const said = effects.findLast((effect) => effect.is(markLines));
    if (said) return markedIn(newDoc, said.value as readonly LineMark[]);
    return docChanged ? { decorations: decorations.map(changes), signs: signs.map(changes) } : { decorations, signs };
  },
  provide: (field) => EditorView.decorations.from(field, ({ decorations }) => decorations),
});

/** Lines that can be marked, and a margin for the signs. */
export const lineMarks: Extension = [
  marked,
  gutter({ class: 'signs', markers: ({ state }) => state.field(marked).signs, initialSpacer: () => new Sign('', '') }),
];
