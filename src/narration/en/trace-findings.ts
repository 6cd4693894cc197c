import type { Findings } from '../../trace/import/imported-run.ts';
import type { NoteFindings } from '../../trace/notes/note-file.ts';
import { counted } from '../sentence.ts';
import { outcomeWords } from './outcomes.ts';

/** Something that was found out about a trace that someone brought. */
export interface Finding {
  /** False of what is wrong; undefined of what is neither. */
  readonly good: boolean | undefined;
  readonly text: string;
}

/** Where a step is, in the trace and in the program that took it. */
function headOf(line: number, own: number): string {
  const from = own > 0 ? `, from line ${own.toLocaleString('en')} of your program` : '';
  return `Line ${line.toLocaleString('en')}${from}: `;
}

/**
 * Returns the findings about a trace, the errors first, in their order. `title` is that of the algorithm in the catalog that it names, if it
 * does; `source` is its program, if it has it.
 */
export function findingsIn(findings: Findings, title?: string, source?: string): Finding[] {
  const { fault, own, unjustified, isProof, outcome, right, hasOneAnswer, parted, steps, bets } = findings;
  const good = (text: string): Finding => ({ good: true, text });
  const plain = (text: string): Finding => ({ good: undefined, text });
  const held = (kind: string, what: string, many: string, rest: string) =>
    right[kind] ? [good(`${counted(right[kind], what, many)}, ${rest}.`)] : [];
  const found: Finding[] = [];
  const quoted = (line: number) => {
    const text = source?.split('\n')[line - 1]?.trim();
    return text ? ` That line is “${text}”.` : '';
  };
  if (unjustified) {
    const { line, own: from, message } = unjustified;
    found.push({ good: false, text: `${headOf(line, from)}${message}.${quoted(from)}` });
  }
  if (fault) {
    const { place, message, expected } = fault;
    const line = place ? headOf(place.line, own) : '';
    found.push({ good: false, text: `${line}${message}${expected ? `; expected ${expected}` : ''}.${quoted(own)}` });
  } else if (outcome === 'solved') {
    found.push(good(hasOneAnswer ? 'The puzzle has one solution, and the run ends with it.' : 'The run ends with a solution.'));
  } else if (outcome === 'no-solution') {
    if (!unjustified)
      found.push(
        good(
          isProof
            ? 'The run ends without a solution, and its search leaves none out.'
            : 'The run ends without a solution, and a short search finds none.',
        ),
      );
  } else if (outcome) {
    found.push(plain(title ? `The run ends here: ${outcomeWords[outcome]}.` : 'The run ends without saying that the puzzle is solved.'));
  }
  if (steps > 0 && title !== undefined && !fault) {
    found.push(
      parted === undefined
        ? good(`Step for step it is the run of ${title}.`)
        : plain(`From line ${parted.toLocaleString('en')} on it differs from the run of ${title}.`),
    );
  }
  for (const { what, said, got } of bets)
    found.push(plain(`The bet before the run: ${said.toLocaleString('en')} ${what}. It was ${got.toLocaleString('en')}.`));
  return [
    ...found,
    ...held('place', 'digit placed', 'digits placed', 'each allowed by the grid at that moment'),
    ...held(
      'takeBack',
      'digit taken back',
      'digits taken back',
      isProof ? 'each after everything that could follow it had failed' : 'each from the cell that was filled last',
    ),
    ...held('strike', 'mark struck', 'marks struck', 'each still in its cell'),
    ...held('conflict', 'conflict', 'conflicts', 'each with a digit in the grid'),
  ];
}

/** Returns the findings about a file of notes. */
export function noteFindingsIn({ notes, fault, isRefuted }: NoteFindings): Finding[] {
  const follow = { good: true, text: `${counted(notes, 'note')}, each of which follows from the puzzle and the notes before it.` };
  if (fault) {
    const { place, message, expected } = fault;
    const head = place ? headOf(place.line, 0) : '';
    return [{ good: false, text: `${head}${message}${expected ? `; expected ${expected}` : ''}.` }, ...(notes > 0 ? [follow] : [])];
  }
  const end = isRefuted
    ? { good: true, text: 'The puzzle has no solution, and the notes prove it.' }
    : { good: undefined, text: 'The last note isn’t empty, so the notes don’t prove that there is no solution.' };
  return [end, ...(notes > 0 ? [follow] : [])];
}
