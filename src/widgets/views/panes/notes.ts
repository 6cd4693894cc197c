import { select } from 'd3-selection';
import { notes as words } from '#words/views.ts';
import { cellName } from '../../../engine/grid.ts';
import type { NoteCard, NoteFact, NotesPicture } from '../../../engine/picture/notes.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { classes, rememberShown } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';

/** Longer notes are told in part. */
const MAX_FACTS = 12;
/** The room above a card that is brought into view. */
const AROUND = 8;
/** Up to so many facts have a line each. */
const MAX_LINES = 3;

interface Line {
  readonly name: string;
  readonly text: string;
  readonly title: string | null;
  readonly watched: boolean;
}

interface Card {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly lines: readonly Line[];
  readonly says: string;
}

/** The notes as cards: filled dots for what holds. The card that is used glows. */
export const notesView = viewThatNeeds({ picture: ['notes'] }, (element) => {
  const root = select(element);
  const changed = rememberShown();
  let keptBefore = 0;
  return {
    draw({ picture: { notes } }) {
      const { cards, kept } = notes;
      root
        .selectAll('p.cap')
        .data([null])
        .join('p')
        .attr('class', 'cap')
        .selectAll('span')
        .data([words.title, kept === 0 ? '' : String(kept)])
        .join('span')
        .text((text) => text);
      const list = root.selectAll<HTMLOListElement, null>('ol.notes').data([null]).join('ol').attr('class', 'notes');
      const drawn = list
        .selectAll<HTMLLIElement, Card>(':scope > li')
        .data(cards.map((card) => cardOf(notes, card)))
        .join('li')
        .filter(changed((card: Card) => JSON.stringify(card)))
        .attr('class', ({ name }) => name);
      drawn.selectAll('*').remove();
      const heads = drawn.append('p').attr('class', 'head');
      heads.append('b').text(({ title }) => title);
      heads.append('span').text(({ note }) => note);
      const lines = drawn
        .append('ul')
        .selectAll('li')
        .data((card) => card.lines)
        .join('li')
        .attr('class', ({ name }) => name)
        .attr('title', ({ title }) => title);
      lines.append('i').attr('aria-hidden', 'true');
      lines.append('span').text(({ text }) => text);
      lines
        .filter(({ watched }) => watched)
        .append('em')
        .text(words.watched);
      drawn
        .append('p')
        .attr('class', 'says')
        .text(({ says }) => says);
      const left = kept - cards.length;
      root
        .selectAll('p.rest')
        .data([cards.length === 0 ? words.none : left > 0 ? words.earlier(left) : ''])
        .join('p')
        .attr('class', 'rest')
        .text((text) => text);
      const now = list.select<HTMLElement>(':scope > .now').node();
      // A jump isn't about a note alone: there the newest one is in view when the list has grown.
      show(now ?? (kept > keptBefore ? (list.node()!.lastElementChild as HTMLElement | null) : null));
      keptBefore = kept;
    },
  };
});

/** Brings a card into view where its pane scrolls. */
function show(card: HTMLElement | null): void {
  // At build time nothing has a height.
  if (!card?.offsetHeight) return;
  const pane = card.closest('.pane');
  if (!pane) return;
  const [inner, outer] = [card.getBoundingClientRect(), pane.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) pane.scrollTop += inner.top - outer.top - AROUND;
}

function cardOf({ puzzle }: NotesPicture, { number, facts, uses, now, isSolution }: NoteCard): Card {
  const line = ({ cell, digit, isPlaced, state, isWatched }: NoteFact): Line => ({
    name: classes(state, isWatched && 'watched'),
    text: words.fact(cellName(puzzle.grid, cell), symbolOf(puzzle, digit), isPlaced),
    title: words.states[state],
    watched: isWatched,
  });
  const more = facts.length - MAX_FACTS;
  const lines = facts.slice(0, more > 0 ? MAX_FACTS - 1 : MAX_FACTS).map(line);
  if (more > 0) lines.push({ name: 'more', text: words.more(more + 1), title: null, watched: false });
  return {
    name: classes(now && 'now', now, facts.length <= MAX_LINES && 'short'),
    title: words.name(number),
    note: [now && words.now[now], words.uses(uses)].filter(Boolean).join(', '),
    lines,
    says: isSolution ? words.solution : words.never(facts.length),
  };
}
