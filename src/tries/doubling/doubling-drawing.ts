import { doubling as words } from '#words/tries/doubling.ts';
import { hundredth } from '../../widgets/ui/numbers.ts';
import { classes, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { isHigher, type RatedSteps, scoreOf, weightOf } from './doubling.ts';

/** In the drawing's own units: its size, the columns of ratings and scores, and one row with its bar. */
const SHAPES = {
  wide: { width: 700, left: 88, right: 62, row: 78, bar: 36 },
  narrow: { width: 374, left: 46, right: 44, row: 70, bar: 30 },
} as const;
/** From this difficulty above the easiest on, a step is no single. */
const HARDER = 1;

/** Draws each puzzle as a bar of blocks, one block a step, the hardest puzzle at the top. */
export function doublingDrawing(element: Element, puzzles: readonly RatedSteps[], shape: keyof typeof SHAPES): (nth: number) => void {
  const { width, left, right, row, bar } = SHAPES[shape];
  const box = { class: 'doubled', viewBox: `0 0 ${width} ${puzzles.length * row + 8}`, role: 'img' };
  const [svg, blocks, labels, names] = drawingIn(element, box, 'blocks', 'labels', 'names');
  const top = (place: number) => (puzzles.length - 1 - place) * row + 24;
  const middle = (place: number) => top(place) + bar / 2 + 5;
  return (nth) => {
    const scores = puzzles.map((puzzle) => scoreOf(puzzle, nth));
    const scale = (width - left - right) / Math.max(...scores);
    svg.attr('aria-label', words.drawing(puzzles.map(({ rating }, place) => [rating, Math.round(scores[place]!)] as const)));
    const drawn = puzzles.flatMap(({ steps }, place) => {
      let before = 0;
      return steps.flatMap((each) =>
        Array.from({ length: each.count }, () => {
          const from = before;
          before += weightOf(each, nth);
          return { place, from, weight: weightOf(each, nth), isHard: each.above >= HARDER };
        }),
      );
    });
    setAttributes(blocks.selectAll('rect').data(drawn).join('rect'), {
      class: ({ isHard }) => classes('block', isHard && 'hard'),
      x: ({ from }) => hundredth(left + from * scale),
      y: ({ place }) => top(place),
      width: ({ weight }) => hundredth(Math.max(0.4, weight * scale - 0.8)),
      height: bar,
    });
    const texts = puzzles.flatMap((puzzle, place) => {
      const isWrong = place > 0 && !isHigher(puzzle, puzzles[place - 1]!, nth);
      return [
        { kind: 'rating', x: left - 12, y: middle(place), text: words.rating(puzzle.rating, shape === 'narrow') },
        {
          kind: classes('score', isWrong && 'wrong'),
          x: left + scores[place]! * scale + 8,
          y: middle(place),
          text: words.score(scores[place]!),
        },
      ];
    });
    setAttributes(
      labels.selectAll('text').data(texts).join('text'),
      { class: ({ kind }) => kind, x: ({ x }) => hundredth(x), y: ({ y }) => y },
      ({ text }) => text,
    );
    // The hardest steps are at the right end of their bar.
    const hardest = puzzles.map(({ steps }, place) => {
      const hard = steps.filter(({ above }) => above >= HARDER);
      return { place, named: (hard.length > 0 ? hard : steps.slice(-1)).map(({ technique, count }) => [technique, count] as const) };
    });
    setAttributes(
      names.selectAll('text').data(hardest).join('text'),
      { x: ({ place }) => hundredth(left + scores[place]! * scale), y: ({ place }) => top(place) - 6 },
      ({ named }) => words.hardest(named),
    );
  };
}
