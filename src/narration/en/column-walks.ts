import type { dancingLinks } from '../../engine/cover/dancing-links.card.ts';
import { relink } from '../../engine/cover/dancing-links.ts';
import type { MistakePicture } from '../mistake-picture.ts';
import { counted } from '../sentence.ts';

type State = ReturnType<typeof dancingLinks.start>;

/** The most nodes that fit in a line. */
const MAX = 7;

/**
 * Returns the column of a node as it would be if this one were put back now, in both directions; undefined where it is too long to be
 * drawn, or complete.
 */
export function columnWith(state: State, node: number): MistakePicture | undefined {
  const after = { ...state, U: state.U.slice(), D: state.D.slice(), S: state.S.slice() };
  relink(after, node);
  const header = after.C[node]!;
  const walk = (on: ArrayLike<number>, back: ArrayLike<number>) => {
    const stops: number[] = [];
    const broken: boolean[] = [];
    for (let at = header; stops.length <= MAX; at = on[at]!) {
      if (stops.length > 0 && at === header) return { stops, broken };
      stops.push(at);
      broken.push(back[on[at]!] !== at);
    }
    return undefined;
  };
  const [down, up] = [walk(after.D, after.U), walk(after.U, after.D)];
  if (!down || !up || ![...down.broken, ...up.broken].includes(true)) return undefined;
  const name = (each: number) => (each === header ? state.problem.items[header]! : state.problem.options[state.optionOf[each]!]!.name);
  const drawn = ({ stops, broken }: { stops: number[]; broken: boolean[] }, direction: string) => ({
    name: direction,
    stops: stops.map(name),
    broken,
    meets: counted(stops.length - 1, 'node'),
  });
  return {
    kind: 'walks',
    title: `Column ${name(header)} as it would be`,
    note: `its header says ${after.S[header]}`,
    walks: [drawn(down, 'down ↓'), drawn(up, 'up ↑')],
  };
}
