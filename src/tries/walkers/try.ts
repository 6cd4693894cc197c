import { walkers as words } from '#words/tries/walkers.ts';
import { reducedMotion } from '../../widgets/ui/browser.ts';
import type { Fate } from '../fog/fog.ts';
import { defineTry, neither, type Outcome, right } from '../kit/define-try.ts';
import { countsOf, movingIn, type Rule, SEED, tick, type Walk, walkAtStart } from './walkers.ts';
import { walkersDrawing } from './walkers-drawing.ts';

/** Milliseconds between two ticks. */
const PACE = 110;
/** No walk is longer. */
const MAX_TICKS = 5000;
const FATES: readonly Fate[] = ['sure', 'open', 'lost'];

interface Model {
  walk: Walk;
  seed: number;
  /** Nobody has set out before a rule is chosen. */
  hasBegun: boolean;
  isRunning: boolean;
}

const solvedIn = (walk: Walk) => Object.values(countsOf(walk)).reduce((sum, { solved }) => sum + solved, 0);

/** What is said at the end of a walk. */
function ended(model: Model): Outcome<Model> {
  const { walk } = model;
  model.isRunning = false;
  const solved = solvedIn(walk);
  const stuck = walk.spots.length - solved;
  return stuck > 0 ? neither(words.stuck(solved, stuck), { model }) : right(words.allSolved(walk.ticks, walk.rule === 'level'), { model });
}

/**
 * A thousand climbers and one rule for them all. Its actions: 'rule down', 'rule level' and 'rule bad' let them set out, 'tick' is one swap
 * for each, 'end' all that are left, 'pause' stops them or lets them go on, 'seed 7' chooses where they begin.
 */
export const element = defineTry<Model>({
  begin: () => ({ walk: walkAtStart('down'), seed: SEED, hasBegun: false, isRunning: false }),
  actions: {
    rule(model, rule) {
      model.walk = walkAtStart(rule as Rule, model.seed);
      model.hasBegun = true;
      model.isRunning = !reducedMotion().matches;
      return { model, forgets: true };
    },
    tick(model) {
      tick(model.walk);
      return movingIn(model.walk) === 0 ? ended(model) : { model };
    },
    end(model) {
      if (movingIn(model.walk) === 0) return undefined;
      while (movingIn(model.walk) > 0 && model.walk.ticks < MAX_TICKS) tick(model.walk);
      return ended(model);
    },
    pause(model) {
      model.isRunning = !model.isRunning && model.hasBegun && movingIn(model.walk) > 0;
      return { model };
    },
    seed(model, seed) {
      if (!/^\d{1,9}$/.test(seed ?? '')) return undefined;
      model.seed = Number(seed);
      model.walk = walkAtStart(model.walk.rule, model.seed);
      model.isRunning = model.hasBegun && !reducedMotion().matches;
      return { model, forgets: true };
    },
  },
  showOne: () => [`rule ${'level' satisfies Rule}`, 'end'],
  draw(page) {
    const drawWalkers = walkersDrawing(page.piece('map'));
    const seed = page.piece<HTMLInputElement>('seed');
    seed.addEventListener('change', () => page.act(`seed ${seed.value}`));
    page.redrawWith(page.piece('map'));
    let drawn: Model;
    let clock: ReturnType<typeof setTimeout> | undefined;
    let isSeen = true;
    const goOn = () => {
      if (clock !== undefined || !isSeen || !drawn?.isRunning) return;
      clock = setTimeout(() => {
        clock = undefined;
        if (drawn.isRunning) page.act('tick');
      }, PACE);
    };
    new IntersectionObserver(([entry]) => {
      isSeen = entry!.isIntersecting;
      goOn();
    }).observe(page.piece('map'));
    return (model) => {
      drawn = model;
      const { walk, hasBegun, isRunning } = model;
      drawWalkers(walk, page.widthOf('map'));
      page.press<HTMLElement>('[data-rule]', (button) => hasBegun && button.dataset.rule === walk.rule);
      const counts = countsOf(walk);
      for (const fate of FATES) page.texts({ [fate]: words.of(counts[fate].solved, counts[fate].all) });
      page.texts({
        all: words.of(solvedIn(walk), walk.spots.length),
        ticks: hasBegun ? words.ticks(walk.ticks, movingIn(walk), solvedIn(walk)) : words.waiting,
        pause: isRunning ? words.pause : words.goOn,
      });
      const isOver = !hasBegun || movingIn(walk) === 0;
      for (const name of ['pause', 'end']) page.piece(name).setAttribute('aria-disabled', String(isOver));
      goOn();
    };
  },
  facts: ({ walk }) => ({ solved: solvedIn(walk), ticks: walk.ticks }),
  isDone: ({ walk }) => solvedIn(walk) === walk.spots.length,
});
