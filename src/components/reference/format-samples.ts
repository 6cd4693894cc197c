import killers from '../../../content/puzzles/killers.json' with { type: 'json' };
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import type { Position } from '../../engine/formats/format.ts';
import { readPuzzles } from '../../engine/formats/read.ts';

/** By a form's id: the id of a puzzle in content/puzzles that shows it. */
export const samples: Readonly<Record<string, string>> = {
  line: 'wikipedia',
  numbers: 'rmit-easy-4',
  compact: 'killer-rmit-4',
  json: 'killer-rmit-4',
  ss: 'wikipedia',
  sdk: 'wikipedia',
  integers: 'six-by-six',
  grid: 'wikipedia',
  pencilmarks: 'wikipedia',
  'pencilmark-line': 'wikipedia',
  sdx: 'ai-escargot',
  hodoku: 'wikipedia',
  sumocue: 'killer-rmit-easy-1',
  'killer-compact': 'killer-rmit-easy-1',
  'killer-letters': 'killer-rmit-4',
  program: 'wikipedia',
  university: 'killer-rmit-4',
  'f-puzzles': 'killer-rmit-4',
  'sudoku-pad': 'killer-rmit-4',
  solo: 'killer-rmit-4',
  'sumocue-jigsaw': 'wikipedia',
  iss: 'killer-rmit-4',
  'open-sudoku': 'wikipedia',
  'sudoku-wiki': 'wikipedia',
  'gnome-sudoku': 'wikipedia',
};

/** The puzzle of a sample. */
export function positionOfSample(id: string): Position {
  const { puzzle } = [...named, ...killers].find((each) => each.id === id)!;
  return { puzzle: readPuzzles(puzzle)[0]!.puzzle };
}
