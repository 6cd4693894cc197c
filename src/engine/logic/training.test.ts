import { expect, it } from 'vitest';
import trainer from '../../../content/data/trainer-seeds.json' with { type: 'json' };
import { soaking } from '../../../tests/samples.ts';
import { digMinimal } from '../generate/dig-minimal.ts';
import { puzzleOf } from '../puzzle.ts';
import { ladder, rungOf } from './ladder.ts';
import { nextMove } from './solve-by-ladder.ts';
import { rungsToTrain, trainingPosition } from './training.ts';

it('leads to a position in which the technique is the simplest that helps, for the seeds that are kept', () => {
  for (const [index, [id, seeds]] of Object.entries(trainer.seeds).entries()) {
    // One each of every third technique in an ordinary run, not always the first.
    for (const seed of soaking ? seeds : index % 3 === 0 ? seeds.slice(index % 7, (index % 7) + 1) : []) {
      const position = trainingPosition(puzzleOf(digMinimal(seed).givens), id);
      expect([id, seed, position && nextMove(position, rungsToTrain(id))?.technique]).toEqual([id, seed, id]);
      const simpler = ladder.slice(0, ladder.indexOf(rungOf(id)));
      expect([
        id,
        nextMove(
          position!,
          simpler.filter((rung) => rungsToTrain(id).includes(rung)),
        ),
      ]).toEqual([id, undefined]);
    }
  }
});

it('has seeds for every technique but the guess, none twice', () => {
  expect(Object.keys(trainer.seeds)).toEqual(ladder.filter(({ guesses }) => !guesses).map(({ technique }) => technique.id));
  for (const seeds of Object.values(trainer.seeds)) expect(new Set(seeds).size).toBe(seeds.length);
});
