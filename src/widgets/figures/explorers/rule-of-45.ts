import { readPuzzles } from '../../../engine/formats/read.ts';
import { gridDrawing } from '../../views/grid.ts';
import { regionScene, regionSum, regionWords } from './region-sum.ts';

/** A killer in which the reader chooses houses and sees what the 45 rule says of them. */
class RuleOf45 extends HTMLElement {
  connectedCallback(): void {
    const { puzzle } = readPuzzles(this.dataset.puzzle!)[0]!;
    const { size } = puzzle.grid;
    const draw = gridDrawing(this.querySelector('[data-part=grid]')!);
    const words = this.querySelector('[data-part=words]')!;
    this.addEventListener('change', () => {
      const type = Number(this.querySelector<HTMLInputElement>('input[type=radio]:checked')!.value);
      const chosen = [...this.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked')].map(
        ({ value }) => type * size + Number(value),
      );
      const region = regionSum(puzzle, chosen);
      draw(regionScene(puzzle, region));
      words.replaceChildren(
        ...regionWords(puzzle, region).map((text) => Object.assign(document.createElement('p'), { textContent: text })),
      );
    });
  }
}

/** Makes every `<rule-of-45>` of the page live. */
export function defineRuleOf45(): void {
  if (!customElements.get('rule-of-45')) customElements.define('rule-of-45', RuleOf45);
}
