import { rmitFive } from '../../engine/cover/problems/small.ts';
import { pseudocodeDrawing } from '../../widgets/views/code/pseudocode.ts';
import { defineTry } from '../kit/define-try.ts';
import { lostAt, lostIn, missingIn, SOLUTION, type Turn, turn } from './bags.ts';
import { bagsDrawing, linesInBags, linesOfX } from './bags-drawing.ts';

/** Bags that the reader takes and puts back. Its actions: 'bag 2 3 4' takes the bag that holds 2, 3 and 4, or puts it back. */
export const element = defineTry<Pick<Turn, 'bags' | 'refused'> & { kind?: Turn['kind'] }>({
  begin: () => ({ bags: { problem: rmitFive, taken: [] } }),
  actions: {
    bag({ bags }, ...things) {
      const { verdict, says, ...model } = turn(
        bags,
        rmitFive.options.findIndex(({ name }) => name === things.join(' ')),
      );
      return { model, verdict, says, earns: model.kind === 'solution' };
    },
  },
  /** A bag of the solution; what is in its way goes back first. */
  showOne({ bags }) {
    const taken = bags.taken.map((bag) => rmitFive.options[bag]!.name);
    const next = taken.findLast((name) => !SOLUTION.includes(name)) ?? SOLUTION.find((name) => !taken.includes(name));
    return next && `bag ${next}`;
  },
  draw(page) {
    page.piece('bags').replaceChildren();
    const drawLines = pseudocodeDrawing(page.piece('lines'));
    const drawBags = bagsDrawing(page.piece('bags'), { live: true });
    return ({ bags, kind, refused }) => {
      drawBags(bags, refused);
      // Once a bag is a row and a thing a column, the lines say so, too.
      drawLines(page.isEarned ? linesOfX : linesInBags, kind);
    };
  },
  facts({ bags }) {
    const missing = missingIn(bags).length;
    return { taken: bags.taken.length, missing, stuck: lostIn(bags).length > 0, lostAt: lostAt(bags), solved: missing === 0 };
  },
  isDone: ({ bags }) => missingIn(bags).length === 0,
});
