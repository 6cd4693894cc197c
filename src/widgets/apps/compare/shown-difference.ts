import type { CoverInput } from '../../../engine/cover/cover-state.ts';
import { isPuzzle } from '../../../engine/puzzle.ts';
import { letterOf } from '../../runs/named-run.ts';
import type { CommonPlayer } from './common-player.ts';
import type { ComparePanel } from './compare-panel.ts';
import { type Difference, DifferenceSeeker, type Search } from './difference-seeker.ts';
import { isSure } from './finding.ts';
import { lastDeadEnd } from './last-dead-end.ts';
import { markedLetterOf } from './lettered.ts';
import { answersOf } from './progress.ts';
import { placesThatDiffer, writtenIn } from './written.ts';

/** The most cells that are ringed at the end. */
const MAX_RINGED = 20;

interface DifferenceCallbacks {
  panels(): readonly ComparePanel[];
  /** The puzzle that the runs are on, or their exact cover problem. */
  input(): CoverInput;
  say(text: string): void;
  goTo(time: number): void;
  /** Brings one of the runs at these places into sight. */
  bringIn(places: readonly number[]): void;
}

/** The difference between runs that the page shows: which cells differ, who is alike, and why each writes what it writes. */
export class ShownDifference {
  readonly #callbacks: DifferenceCallbacks;
  readonly #player: CommonPlayer;
  readonly #seeker: DifferenceSeeker;
  /** The runs that differ, while the page says so. */
  #lit: Difference | undefined;

  constructor(player: CommonPlayer, callbacks: DifferenceCallbacks) {
    this.#player = player;
    this.#callbacks = callbacks;
    this.#seeker = new DifferenceSeeker({
      say: (text) => callbacks.say(text),
      goTo: (time) => callbacks.goTo(time),
      light: (difference) => {
        this.#lit = difference;
        this.draw();
        const panels = callbacks.panels();
        if (difference) callbacks.bringIn([...panels.keys()].filter((place) => difference.runs.includes(panels[place]!)));
      },
    });
  }

  /** Looks for the next difference, or for the one before, and goes there; or for one that is here, of which a link may be. */
  seek(direction: Search['direction']): void {
    const runs = this.#callbacks.panels().map((run, place) => ({ run, letter: markedLetterOf(place) }));
    this.#seeker.seek({ runs, input: this.#callbacks.input(), time: this.#player.target ?? this.#player.position, direction });
  }

  /** Rings the cells in which the grids of the runs differ, and gives the reasons of each, while the page says so. */
  draw(): void {
    const { position: time, track } = this.#player;
    const differing = this.#lit?.time === time ? this.#lit.runs : [];
    const solutions = time > 0 && time >= track.length && track.complete ? this.#solutionsThatDiffer() : [];
    const places = placesThatDiffer(differing.map((run) => writtenIn(run, track.positionIn(run, time)).slice()));
    this.#callbacks.panels().forEach((panel, place) => {
      const isIn = differing.includes(panel);
      const others = this.#seeker.alikeAt(place, time).filter((other) => other !== place);
      const position = track.positionIn(panel, time);
      panel.ring(this.#ringed(panel, position, isIn ? places : solutions), position);
      panel.explain(position, isIn ? others.map(letterOf) : undefined);
    });
  }

  /** What is ringed in a run, as groups of cells: those that differ, or else what its last dead end is about. */
  #ringed(panel: ComparePanel, position: number, differing: readonly number[]): readonly (readonly number[])[] {
    // In a matrix the row of the step is lit already.
    if (panel.unit === 'row') return [];
    return differing.length > 0 ? differing.map((cell) => [cell]) : this.#lastDeadEnd(panel, position);
  }

  /** The cells in which the runs' solutions differ, unless those are too many to look at. */
  #solutionsThatDiffer(): readonly number[] {
    const { of, differ } = answersOf(this.#callbacks.panels());
    const places = differ ? placesThatDiffer(of.filter((answer) => answer !== undefined)) : [];
    return places.length > MAX_RINGED ? [] : places;
  }

  /** At the end of a run that has shown that there is no solution: what leaves no digit for a cell, or no cell for a digit. */
  #lastDeadEnd(panel: ComparePanel, position: number): readonly (readonly number[])[] {
    const input = this.#callbacks.input();
    return position === panel.timeline.length && isSure(panel) && isPuzzle(input) ? lastDeadEnd(panel, input) : [];
  }

  /** The runs have grown: a search that waits for them continues. */
  grown(): void {
    this.#seeker.grown();
  }

  stop(): void {
    this.#seeker.stop();
  }

  /** The runs are others. */
  forget(): void {
    this.#seeker.forget();
  }
}
