import { takeBack } from '#words/play.ts';
import type { Grid } from '../../../engine/grid.ts';
import { cellName } from '../../../engine/grid.ts';
import { houseName } from '../../../engine/puzzle.ts';
import type { Part, Sentence } from '../../../narration/sentence.ts';
import type { HintCase } from './hint.ts';
import type { Picture } from './hint-drawing.ts';

/** A button of the panel: its label, its action and its key. */
export interface PanelButton {
  readonly text: string;
  readonly action: string;
  readonly key: string;
}

/** The content of the panel. */
export interface PanelContent {
  /** The number of the press, from 1 to 4; undefined where there are no presses. */
  readonly press: number | undefined;
  /** The kind of mistake, shown instead of the presses; empty where it was taken back. */
  readonly alarm?: string;
  readonly title: Sentence;
  /** 'hard · 160', and where the technique is explained. */
  readonly level?: string;
  readonly card?: { readonly text: string; readonly href: string } | undefined;
  readonly sentences: readonly Sentence[];
  readonly cases: readonly HintCase[];
  /** An argument of which so many thoughts are told. */
  readonly thoughts?: { readonly all: readonly Sentence[]; readonly reached: number };
  /** Names of cells and houses in the words have the colours of this picture. */
  readonly picture?: Picture | undefined;
  /** Said small, under the rest. */
  readonly notes: readonly Sentence[];
  readonly takeBack?: string;
  readonly buttons: readonly PanelButton[];
}

/** The part of the panel that shows an open hint. */
export class HintPanel {
  readonly #root: HTMLElement;
  readonly #part: (name: string) => HTMLElement;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#part = (name) => root.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  }

  /** Shows a content in the words of a grid, or closes the panel. */
  show(content: PanelContent | undefined, grid: Grid): void {
    this.#root.classList.toggle('hinting', content !== undefined || this.#root.classList.contains('ahead-open'));
    this.#part('hint').hidden = content === undefined;
    if (!content) return;
    const hadFocus = this.#part('hint').contains(document.activeElement);
    this.#showRail(content);
    const words = colouredWords(content.picture, grid);
    const body = this.#part('hint-body');
    body.replaceChildren(
      titleOf(content),
      ...(content.thoughts ? [thoughtList(content.thoughts, words)] : []),
      ...content.sentences.map((sentence) => paragraph('told', words(sentence))),
      ...(content.cases.length > 0 ? [tableOf(content.cases, words)] : []),
      ...(content.takeBack ? [takeBackRow(content.takeBack)] : []),
      ...content.notes.map((sentence) => paragraph('note', words(sentence))),
    );
    body.classList.toggle('clashing', content.picture?.clashes !== undefined);
    body.scrollTop = 0;
    // The thought that is told is in sight, or what follows from them all; the page stays where it is.
    const now = content.thoughts && ([...body.querySelectorAll('.told')].at(-1) ?? body.querySelector('.thoughts .now'));
    if (now) body.scrollTop = Math.max(0, now.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom + 12);
    this.#part('hint-acts').replaceChildren(...content.buttons.map(buttonOf));
    // The focused button is gone: Tab continues from the first one.
    if (hadFocus && !this.#part('hint').contains(document.activeElement)) this.#part('hint-acts').querySelector('button')!.focus();
  }

  #showRail({ press, alarm = '' }: PanelContent): void {
    const rail = this.#part('rail');
    rail.hidden = press === undefined;
    for (const [index, item] of [...rail.children].entries()) {
      const past = press !== undefined && index + 1 < press;
      const now = index + 1 === press;
      item.className = past ? 'past' : now ? 'now' : '';
      item.toggleAttribute('aria-current', now);
      if (now) item.setAttribute('aria-current', 'step');
      item.querySelector('i')!.textContent = past ? '✓' : String(index + 1);
    }
    this.#part('alarm').hidden = press !== undefined || alarm === '';
    this.#part('alarm').querySelector('span')!.textContent = alarm;
  }
}

type Words = (sentence: Sentence) => Node[];

/** Renders sentences; names of cells and of houses have the colours that they have on the board. */
export function colouredWords(picture: Picture | undefined, grid: Grid): Words {
  const classes = new Map<string, string>();
  if (picture) {
    for (const house of picture.houses) classes.set(houseName(grid, house), 'in-house');
    for (const set of picture.highlights) for (const cell of set.cells) classes.set(cellName(grid, cell), `in-set-${set.hue + 1}`);
    for (const { cell } of picture.strikes) classes.set(cellName(grid, cell), 'loses');
    for (const { cell } of picture.placements) classes.set(cellName(grid, cell), 'gets');
    for (const cell of picture.wrong) classes.set(cellName(grid, cell), 'loses');
  }
  const named = /(r\d+c\d+|(?:row|column|box|region|diagonal|window) \d+)/i;
  return (sentence) =>
    sentence.flatMap(({ text, tone }: Part) => {
      if (tone && tone !== 'strong') return [span(text, `tone ${tone}`)];
      return text
        .split(named)
        .filter((piece) => piece !== '')
        .map((piece) => {
          const name = classes.get(piece.toLowerCase());
          return name ? span(piece, `named ${name}`) : tone || /^r\d+c\d+$/.test(piece) ? span(piece, 'tone strong') : new Text(piece);
        });
    });
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, ...children: (Node | string)[]) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

const span = (text: string, className: string) => element('span', className, text);
const paragraph = (className: string, children: Node[]) => element('p', className, ...children);

function titleOf({ title, level, card }: PanelContent): HTMLElement {
  const heading = element('h2', '', ...title.map(({ text, tone }) => (tone ? span(text, `tone ${tone}`) : new Text(text))));
  const about = element('p', 'about');
  if (level) about.append(span(level, 'level'));
  if (card) about.append(Object.assign(element('a', 'card', card.text), { href: card.href }));
  return element('div', 'hint-title', heading, ...(about.hasChildNodes() ? [about] : []));
}

function thoughtList({ all, reached }: NonNullable<PanelContent['thoughts']>, words: Words): HTMLElement {
  const list = element(
    'ol',
    'thoughts',
    ...all.map((sentence, index) => {
      const item = element('li', index + 1 < reached ? 'past' : index + 1 === reached ? 'now' : 'untold', ...words(sentence));
      if (index + 1 === reached) item.setAttribute('aria-current', 'step');
      return item;
    }),
  );
  return list;
}

function tableOf(cases: readonly HintCase[], words: Words): HTMLElement {
  return element(
    'dl',
    'cases',
    ...cases.map(({ when, follows }) =>
      element(
        'div',
        '',
        element('dt', '', ...words(when)),
        ...follows.map((sentence) => element('dd', '', span('→', 'arrow'), ...words(sentence))),
      ),
    ),
  );
}

/** The key of a button: visible, but not a part of its accessible name. */
function keyOf(key: string): HTMLElement {
  const made = element('kbd', '', key);
  made.setAttribute('aria-hidden', 'true');
  return made;
}

function takeBackRow(text: string): HTMLElement {
  const button = element('button', 'take-back', takeBack, keyOf('Ctrl Z'));
  button.type = 'button';
  button.dataset.action = 'undo';
  return element('div', 'notice-row', span(text, ''), button);
}

function buttonOf({ text, action, key }: PanelButton, index: number): HTMLElement {
  const button = element('button', index === 0 ? 'big' : 'small', span(text, ''), keyOf(key));
  button.type = 'button';
  button.dataset.action = action;
  return button;
}
