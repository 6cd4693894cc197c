import { InputError, type Place } from '../errors.ts';
import { usualSymbols } from '../puzzle.ts';
import { BLANKS } from './cells.ts';
import { sizeOfCellCount } from './line.ts';
import { quoted } from './text-lines.ts';

/** Characters as people count them: an emoji is one. A segmenter takes milliseconds to make, which few texts are worth. */
function charactersIn(text: string): string[] {
  if (/^[\x20-\x7e]*$/.test(text)) return text.split('');
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** Returns the message about a line that begins no puzzle; `title` is the name of the format that was asked for, if one was. */
export function unreadable(text: string, title: string | undefined, place: Place): InputError {
  if (title !== undefined) return new InputError(`${quoted(text.trim())} does not begin a puzzle`, { place, expected: title });
  const trimmed = text.trim();
  const characters = charactersIn(trimmed);
  const size = sizeOfCellCount(characters.length);
  const foreign = characters.findIndex((character) => character.length > 1);
  // As many as a grid has, but letters and digits take one code each.
  if (size !== undefined && foreign >= 0 && !/\s/.test(trimmed)) {
    return new InputError(`${quoted(characters[foreign])} isn’t a symbol of a ${size} × ${size} grid`, {
      place: { ...place, column: place.column + characters.slice(0, foreign).join('').length },
      expected: `${usualSymbols(size).join(' ')}, or one of ${BLANKS} for an empty cell`,
    });
  }
  const long = !/\s/.test(trimmed) && characters.length > 9;
  return new InputError(long ? `the line has ${characters.length} characters` : `${quoted(trimmed)} isn’t a puzzle`, {
    place,
    expected: long
      ? '81 for a 9 × 9 puzzle (16 for 4 × 4, 256 for 16 × 16)'
      : 'a line of 81 characters, a drawn grid, or another form of puzzle',
  });
}
