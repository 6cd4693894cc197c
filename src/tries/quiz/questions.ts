import { allLevels, isPattern, ladder, type Rung, rungOf } from '../../engine/logic/ladder.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { randomFrom } from '../../engine/random.ts';
import { type Drill, drillOf } from '../ladder/drill.ts';

/** A position and a question about it: the name of the pattern that is drawn, out of some, or the pattern that is named. */
export interface Question {
  readonly drill: Drill;
  readonly asks: 'name' | 'find';
  /** Ids of techniques, the right one among them; empty where the pattern is to be found. */
  readonly choices: readonly string[];
}

const CHOICES = 4;

const effects = ({ placements, eliminations }: Instance): readonly CellDigit[] => (placements.length > 0 ? placements : eliminations);

/** Whether one name could be called right where the other one is: it shows some of the same, or is a part of the other. */
function couldBeCalled(id: string, { rung, position, instance }: Drill): boolean {
  const plainly = (each: string) => each.replace('locked', 'naked');
  if (plainly(id) === plainly(rung.technique.id)) return true;
  const shown = effects(instance);
  return rungOf(id)
    .technique.find(position)
    .some((other) => effects(other).some(({ cell, digit }) => shown.some((each) => each.cell === cell && each.digit === digit)));
}

/** The right name and others near it on the ladder that are certainly wrong, in some order. */
function choicesFor(drill: Drill, seed: number): string[] {
  const id = drill.rung.technique.id;
  const place = ladder.indexOf(drill.rung);
  const near = ladder
    .map(({ technique }, index) => ({ id: technique.id, away: Math.abs(index - place) }))
    .filter((each) => each.away > 0)
    .sort((a, b) => a.away - b.away);
  const wrong: string[] = [];
  for (const each of near) if (wrong.length < CHOICES - 1 && !couldBeCalled(each.id, drill)) wrong.push(each.id);
  return randomFrom(seed).shuffled([id, ...wrong]);
}

const levelsAsked = allLevels.slice(allLevels.indexOf('medium'));

/** The patterns that a round asks for. Singles are too easy for whoever has come so far up the ladder. */
export const asked: readonly Rung[] = ladder.filter((rung) => isPattern(rung) && levelsAsked.includes(rung.level));

/** The question with this number, from 0, of a round: every pattern comes once, level by level, before one comes again, and by turns one names and finds. */
export function questionOf(round: number, index: number): Question {
  const random = randomFrom(round);
  const order = levelsAsked.flatMap((level) =>
    random.shuffled(asked.filter((rung) => rung.level === level).map(({ technique }) => technique.id)),
  );
  const seed = round * 1000 + index + 1;
  const drill = drillOf(order[index % order.length]!, seed);
  const asks = index % 2 === 0 ? 'name' : 'find';
  return { drill, asks, choices: asks === 'name' ? choicesFor(drill, seed) : [] };
}
