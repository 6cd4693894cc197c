import * as words from '#words/runs.ts';
import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import { describeError } from '../../../engine/errors.ts';
import { readOptions } from '../../../engine/options.ts';
import { inputFault } from '../../ui/fault-sentence.ts';
import { type Fork, readForks } from '../fork.ts';
import { type NamedPuzzle, puzzleNamed } from '../named-puzzle.ts';
import { readInput } from '../prepared-run.ts';
import type { StepperConfig } from '../stepper-config.ts';
import type { FigureLink } from './url-state.ts';

/** As much of a link as makes sense to a figure, the figure's own in place of the rest, and what is wrong with that. */
export interface LinkedRun {
  readonly puzzle: NamedPuzzle;
  readonly options: Readonly<Record<string, string>>;
  readonly step: number;
  /** Whether the run can be told so is seen when it has come there. */
  readonly forks: readonly Fork[];
  readonly faults: readonly string[];
}

export function linkedRun(link: FigureLink, config: StepperConfig, algorithm: AnyAlgorithm): LinkedRun {
  const faults: string[] = [...(link.faults ?? [])];
  /** Whether something of the link makes sense; what is wrong with it is kept. */
  const accepts = (read: () => unknown): boolean => {
    try {
      read();
      return true;
    } catch (error) {
      faults.push(describeError(error));
      return false;
    }
  };

  if (link.algorithm && link.algorithm !== config.algorithm) faults.push(words.faults.otherAlgorithm(config.algorithm, link.algorithm));
  const sound = Object.entries(link.options).filter(([name, text]) => accepts(() => readOptions(algorithm.options, { [name]: text })));
  const together = { ...config.options, ...Object.fromEntries(sound) };
  const options = accepts(() => readOptions(algorithm.options, together)) ? together : config.options;
  const whole = Number.isInteger(link.step) && link.step >= 0;
  if (!whole) faults.push(inputFault(words.faults.noStep).describe());
  const named = puzzleNamed(config.puzzles, link.puzzle);
  const fits = link.puzzle !== '' && accepts(() => readInput(catalogRow(config.algorithm), algorithm, named));
  let forks: readonly Fork[] = [];
  if (link.forks !== undefined)
    accepts(() => {
      forks = readForks(link.forks!, algorithm);
    });
  if (link.hands && !algorithm.manual) faults.push(words.faults.noHands(algorithm.title));
  if (link.keeps && !link.hands) faults.push(words.faults.keepsAlone);
  return {
    puzzle: fits ? named : config.puzzle,
    options,
    step: whole ? link.step : config.position,
    forks,
    faults,
  };
}

/** Faults of a link that are told, and characters of each: a link may be of any length, a notice may not. */
const MAX_TOLD = 6;
const MAX_TOLD_LENGTH = 300;

/** What is said of a link that is not followed whole. */
export function linkNotice(faults: readonly string[]): string {
  const different = [...new Set(faults)];
  const shown = different
    .slice(0, MAX_TOLD)
    .map((fault) => (fault.length > MAX_TOLD_LENGTH ? `${fault.slice(0, MAX_TOLD_LENGTH)}…` : fault));
  return words.linkNotFollowed(shown, different.length - shown.length);
}
