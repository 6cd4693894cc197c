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

/** What a figure takes from a link: the values that make sense, its own in place of the others, and the faults of the link. */
export interface LinkedRun {
  readonly puzzle: NamedPuzzle;
  readonly options: Readonly<Record<string, string>>;
  readonly step: number;
  /** Whether the run can decide so only shows when it gets there. */
  readonly forks: readonly Fork[];
  readonly faults: readonly string[];
}

/** Reads a link for a figure: checks its puzzle, options, step and forks one by one, and keeps what makes sense. */
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

/** Faults of a link that the notice shows, and characters of each: a link may be of any length, a notice may not. */
const MAX_FAULTS = 6;
const MAX_FAULT_LENGTH = 300;

/** The notice for a link that cannot be followed whole. */
export function linkNotice(faults: readonly string[]): string {
  const different = [...new Set(faults)];
  const shown = different
    .slice(0, MAX_FAULTS)
    .map((fault) => (fault.length > MAX_FAULT_LENGTH ? `${fault.slice(0, MAX_FAULT_LENGTH)}…` : fault));
  return words.linkNotFollowed(shown, different.length - shown.length);
}
