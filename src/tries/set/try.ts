import { fishSet, hiddenSet, set as ofCells, type SetWords, twinSet } from '#words/tries/set.ts';
import { countDigits, digitsOf } from '../../engine/candidates.ts';
import { gridOf } from '../../engine/grid.ts';
import { houseName } from '../../engine/puzzle.ts';
import { defineTry, neither, type Outcome, onKeys, type TryPage, wrong } from '../kit/define-try.ts';
import { hiddenCellsOf, type MarkedHouse, markedHouse, onlyIn, openCells, standingOf, unionOf, usefulSetOf } from './set.ts';
import { type Side, setDrawing } from './set-drawing.ts';

/** A house in the markup: its number, and what its cells hold. */
interface Written {
  readonly house: number;
  readonly holds: readonly { readonly digit: number; readonly markup: number }[];
}

/** The words of the figures that are not about naked sets, by what they are about. */
const WORDS: Readonly<Record<string, SetWords>> = { fish: fishSet, hidden: hiddenSet, twins: twinSet };

interface Model {
  readonly words: SetWords;
  readonly houses: readonly MarkedHouse[];
  readonly current: number;
  readonly chosen: readonly number[];
  readonly side: Side;
  /** A naked set is shown without its twin. */
  readonly isPlain: boolean;
}

const houseIn = ({ houses, current }: Model) => houses[current]!;
const standingIn = (model: Model) => standingOf(houseIn(model), model.chosen);
const sideIn = (model: Model): Side => (model.isPlain && standingIn(model).kind !== 'hidden' ? 'naked' : model.side);

function housesOn(page: TryPage): readonly MarkedHouse[] {
  const written = JSON.parse(page.piece('houses').textContent!) as Written[];
  return written.map(({ house, holds }) => markedHouse(gridOf(9), house, holds));
}

/** Chooses a cell or lets it go; to take a cell out is no claim, and says something only where it leaves a set. */
function turned(before: Model, cell: number): Outcome<Model> {
  const { words } = before;
  const isAdded = !before.chosen.includes(cell);
  const chosen = isAdded ? [...before.chosen, cell] : before.chosen.filter((each) => each !== cell);
  const model = { ...before, chosen };
  const [house, standing, count] = [houseIn(model), standingIn(model), chosen.length];
  const held = digitsOf(unionOf(house, chosen));
  const name = (each: number) => words.name(house.grid, each);
  switch (standing.kind) {
    case 'naked':
    case 'hidden': {
      const strikes = standing.strikes.length;
      const says =
        standing.kind === 'naked' ? words.naked(count, held, strikes) : words.hidden(digitsOf(onlyIn(house, chosen)), count, strikes);
      return { model, verdict: strikes > 0 ? 'right' : 'neither', says };
    }
    case 'all':
      return neither(words.all(count), { model });
    case 'none':
      return { model };
    case 'more': {
      const { culprit } = standing;
      if (!isAdded) return { model };
      if (count === 1) return neither(words.one(name(chosen[0]!), held.length), { model });
      if (!culprit) return neither(words.hopeful(count, held.length), { model });
      return wrong(words.hopeless(count, held, name(culprit.cell), digitsOf(culprit.brings), openCells(house).length), { model });
    }
  }
}

/** The cells whose counts are shown: those that were chosen, or the rest of the house where only the other side of the set is shaded. */
function shownSide(model: Model): { readonly cells: readonly number[]; readonly kind: ReturnType<typeof standingIn>['kind'] } {
  const { chosen } = model;
  const [{ kind }, side] = [standingIn(model), sideIn(model)];
  const isOther = (kind === 'naked' && side === 'hidden') || (kind === 'hidden' && side === 'naked');
  if (!isOther) return { cells: chosen, kind };
  return { cells: openCells(houseIn(model)).filter((cell) => !chosen.includes(cell)), kind: side as 'naked' | 'hidden' };
}

/** Shades one side of a set, and says what that side is. What the reader has found stays right; its twin is no claim. */
function shaded(before: Model, side: Side): Outcome<Model> {
  const model = { ...before, side };
  const [house, standing, { words }] = [houseIn(model), standingIn(model), model];
  if (standing.kind !== 'naked' && standing.kind !== 'hidden') return { model };
  const { cells, kind } = shownSide(model);
  const strikes = standing.strikes.length;
  const says =
    kind === 'naked'
      ? words.naked(cells.length, digitsOf(unionOf(house, cells)), strikes)
      : words.hidden(digitsOf(onlyIn(house, cells)), cells.length, strikes);
  const isOwn = kind === standing.kind;
  return { model, says, verdict: isOwn && strikes > 0 ? 'right' : 'neither' };
}

/** What is beside the drawing: how many cells hold how many numbers, and which of the two sides is shaded. */
function showBalance(page: TryPage, model: Model): void {
  const [house, standing] = [houseIn(model), standingIn(model)];
  const [side, { words }] = [sideIn(model), model];
  const { cells: chosen, kind } = shownSide(model);
  const found = standing.kind === 'naked' || standing.kind === 'hidden' ? standing : undefined;
  const naked = found ? found.set.cells.length : 0;
  const sides = words.sides(naked, openCells(house).length - naked);
  for (const button of page.all<HTMLButtonElement>('[data-side]')) {
    button.disabled = !found;
    button.textContent = found ? sides[button.dataset.side as Side] : button.dataset.name!;
  }
  page.press('[data-side]', ({ dataset }) => found !== undefined && dataset.side === side);
  const isHidden = kind === 'hidden';
  const isNaked = kind === 'naked';
  const held = unionOf(house, chosen);
  const numbers = countDigits(held);
  const only = digitsOf(onlyIn(house, chosen));
  const balance = chosen.length === 0 ? 'none' : numbers === chosen.length ? 'even' : 'more';
  const rest = isNaked && side !== 'naked' ? words.rest(digitsOf(unionOf(house, openCells(house)) & ~held)) : '';
  page.texts({
    cells: chosen.length,
    // Cells that are a hidden set are counted with the numbers that have no other cell, not by all that they can hold.
    numbers: isHidden ? only.length : numbers,
    sign: words.signs[isHidden ? 'even' : balance],
    unit: words.cells(chosen.length),
    what: isHidden ? words.numbersOnly(only.length) : words.numbers(chosen.length, numbers),
    twin: isHidden ? words.twin(only, numbers) : rest,
  });
  // The cases are about all digits that cells can have, so beside a hidden set its twin is meant.
  const now = found ? side !== 'hidden' && 'even' : balance;
  page.piece('balance').classList.toggle('even', isNaked);
  page.piece('balance').classList.toggle('hidden', isHidden);
  for (const shown of page.all('[data-case]')) {
    const isNow = standing.kind !== 'all' && shown.dataset.case === now;
    if (isNow) shown.setAttribute('aria-current', 'true');
    else shown.removeAttribute('aria-current');
  }
}

/** Lets one of the open cells be in the order of the Tab key; left and right walk along them. */
function enableWalk(page: TryPage, drawing: HTMLElement): () => void {
  const cells = () => page.all<SVGElement>('[role=checkbox]');
  const settle = (to: SVGElement | undefined) => {
    for (const cell of cells()) cell.setAttribute('tabindex', cell === to ? '0' : '-1');
  };
  const go = (key: string) => {
    const here = cells().indexOf(document.activeElement as SVGElement);
    const places: Record<string, number> = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1 };
    return here < 0 || !(key in places) ? undefined : String(places[key]! % cells().length);
  };
  onKeys(drawing, go, (place) => {
    const to = cells().at(Number(place))!;
    settle(to);
    to.focus({ preventScroll: true });
  });
  return () => {
    if (!cells().some((cell) => cell.getAttribute('tabindex') === '0')) settle(cells()[0]);
  };
}

/**
 * Houses of real positions, in which cells are chosen until they make a preemptive set. Its actions: 'house 2' turns to the
 * second house, 'cell r4c1' chooses a cell or lets it go, 'side hidden' shades one side of a set that was found.
 */
export const element = defineTry<Model>({
  begin: (page, before) => ({
    words: WORDS[page.dataset.of!] ?? ofCells,
    houses: before?.houses ?? housesOn(page),
    current: before?.current ?? 0,
    chosen: [],
    side: 'both',
    isPlain: page.dataset.plain !== undefined,
  }),
  actions: {
    house: (before, number) => ({
      model: { ...before, current: Number(number) - 1, chosen: [], side: 'both' },
      forgets: true,
    }),
    side: (model, side) => shaded(model, side as Side),
    cell(model, name) {
      const house = houseIn(model);
      const cell = openCells(house).find((each) => model.words.id(house.grid, each) === name);
      return cell === undefined ? undefined : turned(model, cell);
    },
    show(before) {
      let model: Model = { ...before, chosen: [] };
      const house = houseIn(model);
      const cells = model.words === hiddenSet ? hiddenCellsOf(house) : usefulSetOf(house).cells;
      return cells.map((cell) => {
        const outcome = turned(model, cell);
        model = outcome.model!;
        return outcome;
      });
    },
  },
  showOne: () => 'show',
  draw(page, { words }) {
    const drawing = page.piece('drawing');
    const drawSet = setDrawing(drawing, { live: true, words });
    const narrow = matchMedia('(width < 500px)');
    page.redrawWith(narrow);
    const keepWalkable = enableWalk(page, drawing);
    return (model) => {
      const { chosen, current } = model;
      drawSet({ house: houseIn(model), chosen, standing: standingIn(model), side: sideIn(model), isShort: narrow.matches });
      keepWalkable();
      page.press('[data-house]', ({ dataset }) => Number(dataset.house) === current + 1);
      showBalance(page, model);
    };
  },
  facts(model) {
    const [{ grid, house }, standing] = [houseIn(model), standingIn(model)];
    return {
      house: houseName(grid, house),
      cells: model.chosen.length,
      numbers: countDigits(unionOf(houseIn(model), model.chosen)),
      found: standing.kind,
      strikes: 'strikes' in standing ? standing.strikes.length : 0,
    };
  },
  isDone(model) {
    const standing = standingIn(model);
    return 'strikes' in standing && standing.strikes.length > 0;
  },
});
