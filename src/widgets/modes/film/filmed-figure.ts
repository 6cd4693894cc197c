import { placeOf } from '#words/controls.ts';
import { pictureOf } from '../../controls/menu/menus.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import type { Filmed } from './record.ts';

/** A figure as a film shows it. Positions are those of the run. */
export class FilmedFigure implements Filmed {
  readonly length: number;
  readonly position: number;
  /** What files are called, without their ending. */
  readonly name: string;
  readonly title: string;
  readonly sentence: HTMLElement;
  readonly #state: FigureState;

  constructor(state: FigureState) {
    const { root, timeline, position, name } = state;
    this.#state = state;
    this.length = timeline.length;
    this.position = position;
    this.name = name;
    this.title = root.closest('figure')!.getAttribute('aria-label')!;
    this.sentence = root.querySelector<HTMLElement>('[data-view=words]')!;
  }

  drawing(): SVGSVGElement {
    return pictureOf(this.#state.root);
  }

  place(position: number): string {
    return placeOf(position, this.length);
  }

  hold(from: number, at: number, to: number): number {
    return this.#state.shown.hold(from, at, to);
  }

  /** The positions at which the figure stops from one to another at its level of detail; no more than `most` of them. */
  stops(from: number, to: number, most: number): readonly number[] {
    return this.#state.player.stops(from, to, most);
  }

  /** Shows the frame again that the figure was left at. */
  back(): void {
    const { position } = this.#state;
    this.hold(position, 1, position);
  }
}
