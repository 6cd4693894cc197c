import { houses as words } from '#words/tries/houses.ts';
import { readCompact } from '../../engine/formats/compact.ts';
import { cellName } from '../../engine/grid.ts';
import { houseName, type Puzzle } from '../../engine/puzzle.ts';
import { element as made } from '../../widgets/ui/element.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { defineTry, neither, type Outcome, right } from '../kit/define-try.ts';
import { knownAlone, type RegionSum, regionScene, regionSum, regionWords, total } from './region-sum.ts';

const KINDS = ['rows', 'columns', 'boxes'];

interface Model {
  readonly puzzle: Puzzle;
  readonly kind: number;
  readonly region: RegionSum;
}

const chosen = (puzzle: Puzzle, kind: number, numbers: readonly number[]): Model => ({
  puzzle,
  kind,
  region: regionSum(
    puzzle,
    numbers.map((number) => kind * puzzle.grid.size + number - 1),
  ),
});

/** The fewest cells of which the sum is known: those left over inside, or those that reach out. */
const cellsLeft = ({ innies, outies }: RegionSum) => (outies.length > 0 ? Math.min(innies.length, outies.length) : innies.length);

const leavesOne = (puzzle: Puzzle) => (house: number) => cellsLeft(regionSum(puzzle, [house])) === 1;

/** How many of the houses leave one cell by themselves. */
const alone = ({ puzzle, region }: Model) => region.houses.filter(leavesOne(puzzle)).length;

function judged(model: Model): Outcome<Model> {
  const { puzzle, region } = model;
  const { grid } = puzzle;
  const { houses, innies, outies, inside, crossing } = region;
  const names = (cells: readonly number[]) => cells.map((cell) => cellName(grid, cell));
  if (houses.length === 0) return neither(words.none, { model });
  if (innies.length === 0) return neither(words.nothing, { model });
  const known = innies.length > 1 && outies.length !== 1 ? knownAlone(puzzle, region) : [];
  if (known.length > 0) {
    // Several cells are left over, and some of them one house knows alone.
    const rest = innies.filter((each) => known.every(({ cell }) => cell !== each));
    const sum = region.total - total(inside) - total(known.map(({ digit }) => digit));
    const each = known.map(({ house, cell, digit }) => [houseName(grid, house), cellName(grid, cell), digit] as const);
    return { model, verdict: rest.length === 1 ? 'right' : 'neither', says: words.known(each, names(rest), sum) };
  }
  if (innies.length !== 1 && outies.length !== 1) return neither(words.several(names(innies), names(outies)), { model });
  const says =
    innies.length === 1
      ? words.inside(names(innies)[0]!, region.total - total(inside))
      : words.outside(names(outies)[0]!, total(inside) + total(crossing) - region.total);
  const isOnlyTogether = houses.length > 1 && alone(model) === 0;
  return right(isOnlyTogether ? [...says, ...words.together(houses.length)] : says, { model });
}

/** A killer in which the reader chooses houses and sees what the rule of 45 says of them. Its actions: 'boxes 3', 'rows 1 2' choose those. */
export const element = defineTry<Model>({
  begin: (page, before) => chosen(before?.puzzle ?? readCompact(page.piece('grid').dataset.puzzle!), 0, [1]),
  actions: Object.fromEntries(
    KINDS.map((name, kind) => [
      name,
      // With no house chosen it has asked for one.
      ({ puzzle, region }: Model, ...numbers: string[]) => ({
        ...judged(chosen(puzzle, kind, numbers.map(Number))),
        forgets: region.houses.length === 0,
      }),
    ]),
  ),
  showOne({ puzzle }) {
    const { size } = puzzle.grid;
    const house = Array.from({ length: 3 * size }, (_, index) => index).find(leavesOne(puzzle));
    return house === undefined ? undefined : `${KINDS[Math.floor(house / size)]} ${(house % size) + 1}`;
  },
  draw(page) {
    const drawGrid = gridDrawing(page.piece('grid'));
    const [radios, boxes] = ['radio', 'checkbox'].map((type) => page.all<HTMLInputElement>(`input[type=${type}]`)) as [
      readonly HTMLInputElement[],
      readonly HTMLInputElement[],
    ];
    const checked = (inputs: readonly HTMLInputElement[]) => inputs.filter((input) => input.checked).map(({ value }) => Number(value));
    page
      .piece('choice')
      .addEventListener('change', () => page.act([KINDS[checked(radios)[0]!], ...checked(boxes).map((box) => box + 1)].join(' ')));
    return ({ puzzle, kind, region }) => {
      for (const radio of radios) radio.checked = Number(radio.value) === kind;
      for (const box of boxes) box.checked = region.houses.includes(kind * puzzle.grid.size + Number(box.value));
      drawGrid(regionScene(puzzle, region));
      page.piece('words').replaceChildren(...regionWords(puzzle, region).map((text) => made('p', '', text)));
    };
  },
  facts: (model) => ({
    houses: model.region.houses.length,
    alone: alone(model),
    innies: model.region.innies.length,
    outies: model.region.outies.length,
    cells: cellsLeft(model.region),
  }),
  isDone: ({ region }) => cellsLeft(region) === 1,
});
