import { houses as words } from '#words/tries/houses.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { cellName } from '../../engine/grid.ts';
import { houseName, type Puzzle } from '../../engine/puzzle.ts';
import { gridDrawing } from '../../widgets/views/grid/grid.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { knownAlone, type RegionSum, regionScene, regionSum, regionWords } from './region-sum.ts';

const KINDS = ['rows', 'columns', 'boxes'];
const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** A killer in which the reader chooses houses and sees what the rule of 45 says of them. Its actions: 'boxes 3', 'rows 1 2' choose those. */
class HousesTry extends TryFigure {
  #puzzle!: Puzzle;
  #draw!: ReturnType<typeof gridDrawing>;

  protected connect(): void {
    this.#puzzle = readPuzzles(this.piece('grid').dataset.puzzle!)[0]!.puzzle;
    this.#draw = gridDrawing(this.piece('grid'));
    this.addEventListener('change', () => this.#judge());
  }

  protected begin(): void {
    this.#choose(0, [1]);
    this.#show();
  }

  protected showOne(): void {
    const { size } = this.#puzzle.grid;
    const all = Array.from({ length: 3 * size }, (_, house) => house);
    const house = all.find((each) => cellsLeft(regionSum(this.#puzzle, [each])) === 1);
    if (house !== undefined) this.act(`${KINDS[Math.floor(house / size)]} ${(house % size) + 1}`);
  }

  override act(action: string): void {
    const [kind, ...numbers] = action.split(' ');
    this.#choose(KINDS.indexOf(kind!), numbers.map(Number));
    this.#judge();
  }

  #choose(kind: number, numbers: readonly number[]): void {
    for (const radio of this.querySelectorAll<HTMLInputElement>('input[type=radio]')) radio.checked = Number(radio.value) === kind;
    for (const box of this.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
      box.checked = numbers.includes(Number(box.value) + 1);
  }

  #judge(): void {
    const region = this.#show();
    const { houses, innies, outies, inside, crossing } = region;
    const names = (cells: readonly number[]) => cells.map((cell) => cellName(this.#puzzle.grid, cell));
    const known = innies.length > 1 && outies.length !== 1 ? knownAlone(this.#puzzle, region) : [];
    if (houses.length === 0) this.verdict('neither', words.none);
    else if (innies.length === 0) this.verdict('neither', words.nothing);
    else if (known.length > 0) this.#judgeKnown(region, known);
    else if (innies.length === 1 || outies.length === 1) {
      const [innie, outie] = [names(innies)[0]!, names(outies)[0]!];
      const told =
        innies.length === 1
          ? words.inside(innie, region.total - total(inside))
          : words.outside(outie, total(inside) + total(crossing) - region.total);
      const isOnlyTogether = houses.length > 1 && this.#alone(houses) === 0;
      this.verdict('right', isOnlyTogether ? [...told, ...words.together(houses.length)] : told);
    } else this.verdict('neither', words.several(names(innies), names(outies)));
  }

  /** Several cells are left over, and some of them one house knows alone. */
  #judgeKnown(region: RegionSum, known: ReturnType<typeof knownAlone>): void {
    const { grid } = this.#puzzle;
    const rest = region.innies.filter((each) => known.every(({ cell }) => cell !== each));
    const sum = region.total - total(region.inside) - total(known.map(({ digit }) => digit));
    const told = known.map(({ house, cell, digit }) => [houseName(grid, house), cellName(grid, cell), digit] as const);
    const names = rest.map((cell) => cellName(grid, cell));
    this.verdict(rest.length === 1 ? 'right' : 'neither', words.known(told, names, sum));
  }

  /** How many of some houses leave one cell by themselves. */
  #alone(houses: readonly number[]): number {
    return houses.filter((house) => cellsLeft(regionSum(this.#puzzle, [house])) === 1).length;
  }

  #show(): RegionSum {
    const puzzle = this.#puzzle;
    const kind = Number(this.querySelector<HTMLInputElement>('input[type=radio]:checked')!.value);
    const chosen = [...this.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked')].map(
      ({ value }) => kind * puzzle.grid.size + Number(value),
    );
    const region = regionSum(puzzle, chosen);
    this.#draw(regionScene(puzzle, region));
    this.piece('words').replaceChildren(
      ...regionWords(puzzle, region).map((text) => Object.assign(document.createElement('p'), { textContent: text })),
    );
    this.tell({
      houses: chosen.length,
      alone: this.#alone(chosen),
      innies: region.innies.length,
      outies: region.outies.length,
      cells: cellsLeft(region),
    });
    return region;
  }
}

/** The fewest cells of which the sum is known: those left over inside, or those that reach out. */
const cellsLeft = ({ innies, outies }: RegionSum) => (outies.length > 0 ? Math.min(innies.length, outies.length) : innies.length);

export { HousesTry as element };
