import { usualName, entry as words } from '#words/library.ts';
import { clockText } from '../../../../narration/en/solve.ts';
import { actionButton, element } from '../../../ui/element.ts';
import { type Entry, gameIn, MAX_NAME, stateOf } from './shelf.ts';
import { thumbnail } from './thumbnail.ts';

/** What can be done with a puzzle. */
export interface CardUses {
  rename(entry: Entry, name: string): void;
  goOn(entry: Entry): void;
  again(entry: Entry): void;
  remove(entry: Entry): void;
}

/** The name under which a puzzle is shown: the player’s, or what it is. */
export const nameOf = ({ name, level, size, givens, cages = 0 }: Entry): string => name || usualName(level, size, givens, cages);

/** The card of a puzzle: its picture, its name, how far it is, and what can be done with it. */
export function puzzleCard(entry: Entry, uses: CardUses): HTMLLIElement {
  const card = element('li', 'puzzle-card');
  card.dataset.entry = entry.id;
  const name = element('input', 'puzzle-name');
  name.maxLength = MAX_NAME;
  name.value = nameOf(entry);
  name.setAttribute('aria-label', words.name);
  name.addEventListener('change', () => uses.rename(entry, name.value));
  name.addEventListener('keydown', ({ key }) => key === 'Enter' && name.blur());
  const when = element('p', 'puzzle-when', entry.at > 0 ? new Date(entry.at).toLocaleDateString(document.documentElement.lang, DATE) : '');
  const share = element('progress');
  [share.max, share.value] = [Math.max(1, entry.open), entry.filled];
  const says = words.filled(entry.filled, entry.open);
  share.setAttribute('aria-label', says);
  const time = clockText(entry.seconds);
  const state = stateOf(entry);
  const far = element('p', 'puzzle-far', state === 'solved' ? words.solved(time) : says);
  if (state === 'begun') far.append(` · ${words.played(time)}`);
  if (entry.score !== undefined) far.append(` · ${words.score(entry.score)}`);
  if (entry.points) far.append(` · ${words.points(entry.points)}`);
  const button = (text: string, classes: string, act: (entry: Entry) => void) => {
    const made = actionButton(classes, text, () => act(entry));
    made.setAttribute('aria-label', words.of(text, nameOf(entry)));
    return made;
  };
  const acts = element('p', 'acts');
  acts.append(
    button(state === 'begun' ? words.goOn : state === 'solved' ? words.look : words.play, 'chip.primary', uses.goOn),
    ...(state === 'new' ? [] : [button(words.again, 'chip', uses.again)]),
    button(words.remove, 'chip', uses.remove),
  );
  const about = element('div', 'puzzle-about');
  about.append(name, when, share, far);
  card.append(thumbnail(gameIn(entry)), about, acts);
  card.classList.add(state);
  return card;
}

const DATE: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };
