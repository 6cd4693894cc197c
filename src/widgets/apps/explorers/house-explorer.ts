import { exploredCell } from '#words/explorers.ts';
import { readCompact } from '../../../engine/formats/compact.ts';
import { gridDrawing } from '../../views/grid/drawn-grid.ts';
import { exploredScene, exploredWords, type Shown } from './explored-cell.ts';

/** A grid in which the reader walks from cell to cell and sees its houses, its peers and what they leave for it. */
class HouseExplorer extends HTMLElement {
  connectedCallback(): void {
    const puzzle = readCompact(this.dataset.puzzle!);
    const { size, cellCount } = puzzle.grid;
    const picture = this.querySelector<HTMLElement>('[data-part=grid]')!;
    const words = this.querySelector('[data-part=words]')!;
    const marks = this.querySelector<HTMLInputElement>('input[name=marks]')!;
    let cell = Number(this.dataset.cell);
    picture.tabIndex = 0;
    picture.role = 'group';
    picture.ariaLabel = exploredCell.grid;
    const show = () => {
      const shown = this.querySelector<HTMLInputElement>('input[type=radio]:checked')!.value as Shown;
      draw(exploredScene(puzzle, cell, shown, marks.checked));
      words.replaceChildren(
        ...exploredWords(puzzle, cell, shown).map((text) => Object.assign(document.createElement('p'), { textContent: text })),
      );
    };
    const go = (to: number) => {
      cell = (to + cellCount) % cellCount;
      show();
    };
    const draw = gridDrawing(picture, go);
    const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -size, ArrowDown: size };
    picture.addEventListener('keydown', (event) => {
      const move = moves[event.key];
      if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      go(cell + move);
    });
    this.addEventListener('change', show);
    show();
  }
}

/** Makes every `<house-explorer>` of the page live. */
export function defineHouseExplorer(): void {
  if (!customElements.get('house-explorer')) customElements.define('house-explorer', HouseExplorer);
}
