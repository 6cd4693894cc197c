import { InputError } from '../../engine/errors.ts';

const subset = (kind: 'naked' | 'hidden', count: string) =>
  kind === 'naked'
    ? `${count} cells of a house with ${count.toLowerCase()} candidates between them. The rest of the house cannot have these digits.`
    : `${count} digits of a house whose places are the same ${count.toLowerCase()} cells. These cells can have nothing else.`;

const locked = (count: string) =>
  `${count} cells where a box meets a line, with ${count.toLowerCase()} candidates between them. Elsewhere in the box and in the line, these digits are struck.`;

const fish = (count: string) =>
  `${count} rows in which all places for a digit are in the same ${count.toLowerCase()} columns. The digit is struck elsewhere in these columns. It works the other way round, too.`;

const finned = (whole: string) =>
  `${whole} with a few places too many, all in one box: the fin. Either the fin has the digit or the fish holds, so what both would strike can be struck.`;
const sashimi = (whole: string) =>
  `${whole} with a fin and with a corner missing. Without the fin, one of its lines would have a single place left.`;

const mutant = (count: string) =>
  `${count} houses of any kind in which the places of a digit lie in as many houses of other kinds, except for fins.`;

const siamese = (whole: string) => `Two finned ${whole} on the same lines. Each has other places as its fins, and each strikes something.`;

const rectangle = (twist: string) =>
  `Four corners in two rows, two columns and two boxes, with the same two candidates. If they had only these two, the digits could be swapped, and the puzzle would have two solutions. ${twist}`;

const grouped = 'A digit’s two or three places where a line crosses a box may count as one.';

const throughSets =
  'It leads through almost locked sets, which have one more digit than they have cells. One that lacks a digit needs all its others.';

const ideas: Readonly<Record<string, string>> = {
  'full-house': 'A house with one open cell left.',
  'hidden-single-box': 'A box in which a digit has one place left.',
  'hidden-single-line': 'A row or a column in which a digit has one place left.',
  'naked-single': 'A cell that has one candidate left.',
  'last-of-cage': 'A cage with one open cell left: its sum gives the digit.',
  'rule-of-45-cell':
    'Houses whose cages leave one cell over, or stick out by one. A house always has the same sum, so the cell’s digit is the difference.',
  'rule-of-45':
    'Houses whose cages leave a few cells over, inside or outside. A house always has the same sum, so the sum of these cells is known.',
  'cage-combinations': 'A cage whose candidates rule out some of its combinations. The candidates that no way to fill it uses are struck.',
  'cage-and-house': 'A cage that needs a digit and has it in one house. Elsewhere in the house, the digit is struck.',
  'cages-share': 'A house whose digits are shared out among the cages that cross it. What no way to share them has is struck.',
  pointing: 'A box in which the places of a digit all lie in one line. Elsewhere in the line, the digit is struck.',
  claiming: 'A line in which the places of a digit all lie in one box. Elsewhere in the box, the digit is struck.',
  'locked-pair': locked('Two'),
  'locked-triple': locked('Three'),
  'naked-pair': subset('naked', 'Two'),
  'naked-triple': subset('naked', 'Three'),
  'naked-quad': subset('naked', 'Four'),
  'hidden-pair': subset('hidden', 'Two'),
  'hidden-triple': subset('hidden', 'Three'),
  'hidden-quad': subset('hidden', 'Four'),
  'x-wing': fish('Two'),
  swordfish: fish('Three'),
  jellyfish: fish('Four'),
  'finned-x-wing': finned('An X-wing'),
  'finned-swordfish': finned('A swordfish'),
  'finned-jellyfish': finned('A jellyfish'),
  'sashimi-x-wing': sashimi('An X-wing'),
  'sashimi-swordfish': sashimi('A swordfish'),
  'sashimi-jellyfish': sashimi('A jellyfish'),
  skyscraper: 'Two parallel lines with two places each for a digit. One place of each is in the same crossing line; look at the other two.',
  'dual-two-string-kite':
    'Two cells of a box. Each is one of two places for a digit in its row, and one of two in its column. That’s two kites at once: look at the other ends.',
  'dual-empty-rectangle':
    'A box in which the places of a digit are all in one row and one column. Two pairs of places outside lead from one of these lines to the other.',
  'siamese-swordfish': siamese('swordfish'),
  'siamese-jellyfish': siamese('jellyfish'),
  'franken-fish':
    'Two to four houses, lines and boxes, in which the places of a digit lie in as many crossing lines or boxes, except for fins.',
  'mutant-fish': mutant('Three or four'),
  'large-mutant-fish': mutant('Five or six'),
  templates: 'A digit that can be put in only a few ways into all the rows that lack it. Look for places that none of these uses.',
  'two-string-kite': 'A row and a column with two places each for a digit. One place of each lies in the same box; look at the other two.',
  'turbot-fish': 'Four places of a digit in a chain: a pair in a house, a step to a cell that it sees, another pair. Look at the two ends.',
  'empty-rectangle':
    'A box in which the places of a digit are all in one row and one column. A pair of places outside leads from one of these lines to the other.',
  'xy-wing':
    'Three cells with two candidates each. The one in the middle sees both others and shares one digit with each; those two share a third.',
  'xyz-wing': 'A cell with three candidates that sees two cells with two of them each. All three share one digit.',
  'w-wing': 'Two cells with the same two candidates. Each sees one end of a pair of places for one of these digits.',
  'unique-rectangle-1': rectangle('Here only one corner has more candidates.'),
  'unique-rectangle-2': rectangle('Here two corners also have one other digit, the same in both.'),
  'unique-rectangle-3': rectangle('Here two corners have more candidates, and act together as one cell of a subset.'),
  'unique-rectangle-4': rectangle('Here two corners have more candidates, and one of the two digits has no other place in their house.'),
  'unique-rectangle-5': rectangle('Here two or three corners also have one other digit, the same in all of them.'),
  'unique-rectangle-6': rectangle('Here two opposite corners have more candidates, and a digit has no place outside the rectangle.'),
  'hidden-rectangle': rectangle('Here one corner has these two, and a digit has no place outside the rectangle.'),
  'avoidable-rectangle-1':
    'Four corners in two boxes, three of them filled and none given. A puzzle with one solution cannot end with two digits crosswise in them.',
  'avoidable-rectangle-2':
    'Four corners in two boxes, two of them filled and none given. A puzzle with one solution cannot end with two digits crosswise in them.',
  'bug+1': 'Every open cell has two candidates, except one that has three.',
  'remote-pair': 'A chain of cells with the same two candidates, each of which sees the next.',
  'simple-colours-trap':
    'Pairs of places of one digit, joined and coloured alternately. One colour is right; look for a cell that sees both.',
  'simple-colours-wrap':
    'Pairs of places of one digit, joined and coloured alternately. One colour is right; look for two of a colour that see each other.',
  'multi-colours-trap':
    'Two nets of pairs for one digit, each with two colours, one of which is right. A colour of one sees a colour of the other: look for a cell that sees the two opposite colours.',
  'multi-colours-wrap':
    'Two nets of pairs for one digit, each with two colours, one of which is right. Look for a colour that sees both colours of the other net.',
  'sue-de-coq':
    'Two or three cells where a line crosses a box, with at least two more digits than cells. Cells elsewhere in the line and in the box use up the extra ones, so that there are as many digits as cells.',
  'als-xz':
    'Two almost locked sets, each with one more digit than it has cells. A digit that only one of the two can have joins them; look for another that both have.',
  'als-xz-double':
    'Two almost locked sets, each with one more digit than it has cells. Two digits join them, each of which only one of the two can have.',
  'als-xy-wing':
    'Three almost locked sets, each with one more digit than it has cells. With each of the others, the one in the middle shares a digit that only one of the two can have.',
  'als-chain':
    'Almost locked sets in a row, each with one more digit than cells. Each set and the next share a digit that only one of the two can have. Look at the first and the last.',
  'death-blossom':
    'A cell that sees, for each of its candidates, an almost locked set: cells with one more digit than there are cells. Whatever the cell is, it takes a digit from one of the sets.',
  'grouped-x-chain': `A chain of one digit’s places, joined by alternating strong and weak links. ${grouped}`,
  'grouped-continuous-loop': `A chain of alternating strong and weak links that closes on itself. ${grouped}`,
  'grouped-discontinuous-loop': `A chain of alternating strong and weak links that comes back to where it began and contradicts itself. ${grouped}`,
  'grouped-aic': `A chain of candidates, joined by alternating strong and weak links. ${grouped}`,
  'als-continuous-loop': `A chain of alternating strong and weak links that closes on itself. ${throughSets}`,
  'als-discontinuous-loop': `A chain of alternating strong and weak links that comes back to where it began and contradicts itself. ${throughSets}`,
  'als-aic': `A chain of candidates, joined by alternating strong and weak links. ${throughSets}`,
  'x-chain': 'A chain of one digit’s places, joined by alternating strong and weak links. Look at its two ends.',
  'xy-chain':
    'A chain of cells with two candidates each. If the first is not one digit it is the other, and so on to the last; look at its two ends.',
  'continuous-loop': 'A chain of alternating strong and weak links that closes on itself.',
  'discontinuous-loop': 'A chain of alternating strong and weak links that comes back to where it began and contradicts itself.',
  nishio: 'Suppose that a digit is in one of its places. Follow this digit alone from house to house, until one has no place left for it.',
  'cell-forcing-chain':
    'A cell with three candidates or more. From each of them a chain rules out the same other candidate, so that one is wrong.',
  'house-forcing-chain':
    'A digit with three places or more in a house. From each of them a chain rules out the same other candidate, so that one is wrong.',
  'contradiction-net':
    'Suppose that a candidate is right. Write every single that follows, until a cell has no digit left, or a house no place for one.',
  guess: 'A candidate that is tried because no pattern helps. Where singles lead no further, something else must be tried on top of it.',
  aic: 'A chain of candidates, joined by alternating strong and weak links. Look at its two ends.',
};

/** Returns what to look for, without saying where. Throws InputError for an unknown technique. */
export function ideaOf(id: string): string {
  if (!Object.hasOwn(ideas, id))
    throw new InputError(`there is no technique '${id}'`, { expected: `one of ${Object.keys(ideas).join(', ')}` });
  return ideas[id]!;
}
