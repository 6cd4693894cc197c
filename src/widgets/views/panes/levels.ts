import { select } from 'd3-selection';
import { levels as words } from '#words/views.ts';
import { cellName } from '../../../engine/grid.ts';
import type { LevelDigit, LevelRow, LevelsPicture } from '../../../engine/picture/levels.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { classes, rememberShown } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';

/** More levels than these are told together, and so are more digits of one. */
const MAX_LANES = 5;
const MAX_CHIPS = 9;
/** Tints: levels from the last one on look alike. */
const TINTS = 4;

interface Chip {
  readonly text: string;
  readonly name: string;
}

/** A line of the list: one level, or several that are told together. */
interface Lane {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly chips: readonly Chip[];
}

/** What stands, guess by guess. The digits that are to blame are ringed as in the grid. */
export const levelsView = viewThatNeeds({ picture: ['levels'] }, (element) => {
  const root = select(element);
  const changed = rememberShown();
  return {
    draw({ picture: { levels } }) {
      const { jump } = levels;
      const caption = root.selectAll('p.cap').data([null]).join('p').attr('class', 'cap');
      caption
        .selectAll('span')
        .data([
          { name: 'title', text: words.title },
          jump ? { name: 'back', text: words.jump(jump.from, jump.to) } : { name: 'now', text: words.now(levels.rows.length - 1) },
        ])
        .join('span')
        .attr('class', ({ name }) => name)
        .text(({ text }) => text);
      const lanes = root
        .selectAll<HTMLOListElement, null>('ol.levels')
        .data([null])
        .join('ol')
        .attr('class', 'levels')
        .selectAll<HTMLLIElement, Lane>(':scope > li')
        .data(lanesOf(levels))
        .join('li')
        .filter(changed((lane: Lane) => JSON.stringify(lane)))
        .attr('class', ({ name }) => name);
      lanes.selectAll('*').remove();
      const heads = lanes.append('p');
      heads.append('b').text(({ title }) => title);
      heads.append('span').text(({ note }) => note);
      lanes
        .filter(({ chips }) => chips.length > 0)
        .append('ul')
        .selectAll('li')
        .data(({ chips }) => chips)
        .join('li')
        .attr('class', ({ name }) => name)
        .text(({ text }) => text);
    },
  };
});

/** Level 0 is always there; of many levels those are left out that are neither new nor to blame. */
function lanesOf(levels: LevelsPicture): Lane[] {
  const [first, ...others] = levels.rows;
  const rank = ({ level, digits }: LevelRow) => (digits.some((digit) => digit.isBlamed || digit.isNew) ? others.length : 0) + level;
  const kept = others.length <= MAX_LANES ? others : [...others].sort((a, b) => rank(b) - rank(a)).slice(0, MAX_LANES - 1);
  const lanes = [laneOf(levels, first!)];
  for (let index = 0; index < others.length; index++) {
    if (kept.includes(others[index]!)) lanes.push(laneOf(levels, others[index]!));
    else {
      let end = index + 1;
      while (end < others.length && !kept.includes(others[end]!) && others[end]!.isGone === others[index]!.isGone) end++;
      lanes.push(together(others.slice(index, end)));
      index = end - 1;
    }
  }
  return lanes;
}

function laneOf({ puzzle, rows }: LevelsPicture, { level, digits, isGone }: LevelRow): Lane {
  const newest = rows.findLast((row) => !row.isGone);
  const givens = puzzle.givens.filter((given) => given !== 0).length;
  const chosen = digits.length <= MAX_CHIPS ? digits : digits.slice(0, MAX_CHIPS - 1);
  // What is to blame is never left out.
  const blamed = digits.filter((digit) => (digit.isBlamed || digit.isNew) && !chosen.includes(digit));
  const shown = blamed.length > 0 ? [...chosen.slice(0, MAX_CHIPS - 1 - blamed.length), ...blamed] : chosen;
  const chip = ({ cell, digit, isGuess, isNew, isBlamed }: LevelDigit): Chip => ({
    text: words.digit(cellName(puzzle.grid, cell), symbolOf(puzzle, digit)),
    name: classes(isGuess && 'guessed', isNew && 'new', isBlamed && 'blamed'),
  });
  const more = digits.length - shown.length;
  return {
    name: classes(`level-${Math.min(level, TINTS)}`, isGone && 'gone'),
    title: level === 0 ? words.givens : words.guess(level, isGone),
    note: level === 0 ? words.given(givens, digits.length) : words.follows(digits.length - 1, level === newest?.level),
    chips: [...shown.map(chip), ...(more > 0 ? [{ text: words.more(more), name: 'more' }] : [])],
  };
}

/** Levels that are told in one line. */
function together(rows: readonly LevelRow[]): Lane {
  const digits = rows.reduce((sum, row) => sum + row.digits.length, 0);
  const { level, isGone } = rows[0]!;
  const title = rows.length === 1 ? words.guess(level, isGone) : words.guesses(level, rows.at(-1)!.level, isGone);
  return { name: classes('together', isGone && 'gone'), title, note: words.digits(digits), chips: [] };
}
