import type { Findings } from '../../trace/import/imported-run.ts';
import { counted } from '../sentence.ts';
import { outcomeWords } from './outcomes.ts';

/** Something that was found out about a trace that someone brought. */
export interface Finding {
  /** False of what is wrong; undefined of what is neither. */
  readonly good: boolean | undefined;
  readonly text: string;
}

/** Returns the findings about a trace, the error first. `title` is that of the algorithm in the catalog that it names, if it does. */
export function findingsIn({ fault, outcome, right, hasOneAnswer, parted, steps, bets }: Findings, title?: string): Finding[] {
  const good = (text: string): Finding => ({ good: true, text });
  const plain = (text: string): Finding => ({ good: undefined, text });
  const held = (kind: string, what: string, many: string, rest: string) =>
    right[kind] ? [good(`${counted(right[kind], what, many)}, ${rest}.`)] : [];
  const found: Finding[] = [];
  if (fault) {
    const { place, message, expected } = fault;
    const line = place ? `Line ${place.line.toLocaleString('en')}: ` : '';
    found.push({ good: false, text: `${line}${message}${expected ? `; expected ${expected}` : ''}.` });
  } else if (outcome === 'solved') {
    found.push(good(hasOneAnswer ? 'The puzzle has one solution, and the run ends with it.' : 'The run ends with a solution.'));
  } else if (outcome === 'no-solution') {
    found.push(good('The run ends without a solution, and there is none that is soon found.'));
  } else if (outcome) {
    found.push(plain(title ? `The run ends here: ${outcomeWords[outcome]}.` : 'The run ends without saying that the puzzle is solved.'));
  }
  if (steps > 0 && title !== undefined && !fault) {
    found.push(
      parted === undefined
        ? good(`Step for step it is the run of ${title}.`)
        : plain(`From line ${parted.toLocaleString('en')} on it is another run than that of ${title}.`),
    );
  }
  for (const { what, said, got } of bets)
    found.push(plain(`The bet before the run: ${said.toLocaleString('en')} ${what}. It was ${got.toLocaleString('en')}.`));
  return [
    ...found,
    ...held('place', 'digit placed', 'digits placed', 'each where nothing spoke against it at that moment'),
    ...held('takeBack', 'digit taken back', 'digits taken back', 'each from the cell that was filled last'),
    ...held('strike', 'mark struck', 'marks struck', 'each there to be struck'),
    ...held('conflict', 'conflict', 'conflicts', 'each with a digit that stands there'),
  ];
}
