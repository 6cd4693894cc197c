import { ladder as words } from '#words/tries/ladder.ts';
import { type Level, levelNames, type Rung, rungOf } from '../../engine/logic/ladder.ts';
import type { TryPage } from '../kit/define-try.ts';

/** How much of the neighbours is to be seen of the current rung in its list, in CSS pixels. */
const SIGHT = 40;

const nameOf = (id: string) => rungOf(id).technique.name;

/** Shows the rungs of a ladder, level by level, and which of them are done; where there is no room for them, they are a list to choose from. */
export function rungList(page: TryPage, rungs: readonly string[]): (current: Rung, done: ReadonlySet<string>) => void {
  const list = page.piece<HTMLSelectElement>('list');
  const levels = page.all<HTMLDetailsElement>('details[data-level]');
  const inLevel = (level: string) => rungs.filter((id) => rungOf(id).level === level);
  for (const details of levels) {
    const level = details.dataset.level as Level;
    const group = Object.assign(document.createElement('optgroup'), { label: levelNames[level] });
    group.append(...inLevel(level).map((id) => new Option(nameOf(id), id)));
    list.append(group);
    // A level is climbed from its lowest rung.
    details.addEventListener('toggle', () => {
      if (details.open) scrollTo(details.querySelector('[aria-current]') ?? details.querySelector('[data-rung]')!);
    });
  }
  list.addEventListener('change', () => page.act(`rung ${list.value}`));
  return (current, done) => {
    list.value = current.technique.id;
    for (const button of page.all('[data-rung]')) {
      const id = button.dataset.rung!;
      button.classList.toggle('done', done.has(id));
      if (done.has(id)) button.setAttribute('aria-label', words.done(nameOf(id)));
      if (id === current.technique.id) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
    for (const details of levels) {
      const level = details.dataset.level as Level;
      const all = inLevel(level);
      const name = levels.length > 1 ? levelNames[level] : undefined;
      details.querySelector('summary')!.textContent = words.level(name, all.filter((id) => done.has(id)).length, all.length);
      if (level === current.level) details.open = true;
    }
    scrollTo(page.all('[data-rung][aria-current]')[0]!);
  };
}

/** Inside the list of rungs, and nowhere else. */
function scrollTo(rung: HTMLElement): void {
  const list = rung.closest<HTMLElement>('.rungs')!;
  const [inner, outer] = [rung.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += Math.min(0, inner.top - outer.top - SIGHT) + Math.max(0, inner.bottom - outer.bottom + SIGHT);
  // The list begins with a whole rung, not with half of one under its heading.
  // Those of closed levels have places, too, and are not to be seen.
  const level = rung.closest('details')!;
  const edge = level.querySelector('summary')!.getBoundingClientRect().bottom;
  const cut = [...level.querySelectorAll('[data-rung]')]
    .map((each) => each.getBoundingClientRect())
    .find(({ top, bottom }) => top < edge - 1 && bottom > edge + 1);
  if (cut) list.scrollTop -= edge - cut.top;
}
