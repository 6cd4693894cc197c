import { flow as words } from '#words/tries/flow.ts';
import { reducedMotion } from '../../widgets/ui/browser.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import type { GridScene } from '../../widgets/views/grid/scene.ts';
import { defineTry, neither, type Outcome, right } from '../kit/define-try.ts';
import { boardScene } from '../kit/swap-board.ts';
import {
  BLOW,
  type Blow,
  chanceOf,
  type Flow,
  fillAgain,
  flowAtStart,
  isQuenched,
  isSameLevel,
  meanOf,
  percentKept,
  propose,
  type Rule,
  ranges,
  strike,
} from './flow.ts';
import { hillsDrawing, lineDrawing } from './flow-drawing.ts';
import { levelText } from './level-text.ts';

/** What the program does after each stretch that shows how it is done. */
const [HOT, COOLING] = [3, 0.8];
const ONE_IN = 100;
/** Stretches of a way that is shown, at most. */
const MAX_STRETCHES = 40;
/** A mean energy from which the grid is far from settled. */
const BOILING = 14;
/** Where even the smallest step up is rarer than this, the grid is cold. */
const RARE = { temperature: 0.01, chance: 0.0005 } as const;
/** After so many stretches in between something else may be worth a try. */
const LONG = 4;
/** Swaps a second. */
const PACES = { slow: 6, fast: 3000, faster: 60_000 } as const;
type Pace = keyof typeof PACES;
/** After so many seconds of swaps the same is said again, with the numbers of the newest. */
const RETELL = 8;
/** While it cools by itself, what is said is soon about another temperature. */
const RETELL_COOLING = 2;
/** The longest that a frame makes up for, in milliseconds: a page that was away doesn't rush. */
const MAX_FRAME = 50;

interface Model {
  readonly flow: Flow;
  isRunning: boolean;
  pace: Pace;
  /** What was said last of the flow, so that it is said once, at what level and after how many swaps. */
  told: Told | undefined;
  /** The stretches before the last refill or change: nothing is said of them any more. */
  judged: number;
}

type Kind = 'boiling' | 'cold' | 'working';

interface Told {
  readonly kind: Kind;
  readonly level: number;
  readonly proposals: number;
}

const isSolved = ({ board }: Flow) => board.energy === 0;

function kindOf(flow: Flow, blow: Blow): Kind {
  if (blow.end > 0 && meanOf(blow) > BOILING) return 'boiling';
  return chanceOf({ rule: flow.rule, level: blow.level }, 1) < RARE[flow.rule] ? 'cold' : 'working';
}

const toldOf = (flow: Flow, blow: Blow): Told => ({ kind: kindOf(flow, blow), level: blow.level, proposals: flow.proposals });

/** A solution as actions: hot at first and a little colder each time, or one bad swap in a hundred. */
function wayDown(rule: Rule): string[] {
  const flow = flowAtStart(rule, rule === 'temperature' ? HOT : ONE_IN);
  const actions: string[] = [];
  while (!isSolved(flow) && actions.length < MAX_STRETCHES) {
    actions.push(`strike ${flow.level}`);
    strike(flow);
    if (rule === 'temperature') flow.level *= COOLING;
  }
  return actions;
}

/** What is said of a stretch; `isByHand`: its reader asked for it alone. */
function verdictOf(flow: Flow, index: number, isByHand: boolean): Outcome<never> {
  const { blows, rule } = flow;
  const says = words.rules[rule];
  const blow = blows[index]!;
  const { level, low, high, kept, proposals, end } = blow;
  const at = says.value(levelText(flow, level));
  const share = Math.round((100 * kept) / Math.max(1, proposals));
  const last = blows[index - 1];
  const before = last?.end ?? end;
  const warmer = (one: Blow, other: Blow) => chanceOf({ rule, level: one.level }, 1) - chanceOf({ rule, level: other.level }, 1);
  const isCooler = last !== undefined && warmer(blow, last) < 0;
  const kind = kindOf(flow, blow);
  if (kind === 'boiling') {
    // Hot is how a cooling begins: a mistake is only to stay there.
    const isStill = isByHand && last !== undefined && kindOf(flow, last) === 'boiling' && !isCooler;
    const text = words.boiling(says, at, low, meanOf(blow), share, isByHand && isCooler ? meanOf(last) : undefined, isStill);
    return { verdict: isStill ? 'wrong' : 'neither', says: text };
  }
  if (kind === 'cold') {
    const isStill = isByHand && last !== undefined && kindOf(flow, last) === 'cold' && warmer(blow, last) <= 0;
    const text = low === high ? words.frozen(says, at, end) : words.cold(says, at, before, end);
    return { verdict: isStill ? 'wrong' : 'neither', says: text };
  }
  const stretches = blows.length - 1 - blows.findLastIndex((each) => kindOf(flow, each) !== 'working');
  return neither(words.working(at, low, meanOf(blow), share, stretches > LONG));
}

const solvedNow = ({ flow }: Model) =>
  right(words.solved(words.rules[flow.rule].value(levelText(flow, flow.level)), flow.proposals, isQuenched(flow))) as Outcome<never>;

function struck(model: Model): Outcome<Model> {
  const { flow } = model;
  if (isSolved(flow)) return neither(words.over());
  strike(flow);
  model.judged = flow.blows.length;
  model.told = toldOf(flow, flow.blows.at(-1)!);
  return { ...(isSolved(flow) ? solvedNow(model) : verdictOf(flow, flow.blows.length - 1, true)), model };
}

/** Goes on by some swaps, and says what comes of them once a whole stretch is of another kind. */
function flowed(model: Model, count: number): Outcome<Model> {
  const { flow } = model;
  propose(flow, count);
  if (isSolved(flow)) {
    model.isRunning = false;
    return { ...solvedNow(model), model };
  }
  const whole = flow.blows.findLastIndex(({ proposals }) => proposals >= BLOW);
  if (whole < model.judged) return { model };
  model.judged = whole + 1;
  const next = toldOf(flow, flow.blows[whole]!);
  const { told, pace } = model;
  if (told && next.kind === told.kind && next.proposals - told.proposals < (flow.cooling > 0 ? RETELL_COOLING : RETELL) * PACES[pace])
    return { model };
  model.told = next;
  return { ...verdictOf(flow, whole, false), model };
}

/** Turns the rule. What was said of another level is no longer true, and what is to be said comes with the next stretch. */
function turned(model: Model, value: number): Outcome<Model> {
  const { flow, told } = model;
  const { least, most } = ranges[flow.rule];
  flow.level = Math.min(most, Math.max(least, value));
  if (!told || isSameLevel(told.level, flow.level) || isSolved(flow)) return { model };
  model.told = undefined;
  return neither(words.turned(BLOW), { model });
}

function refilled(model: Model, seed: number): Outcome<Model> {
  const { flow } = model;
  fillAgain(flow, seed);
  Object.assign(model, { told: undefined, judged: flow.blows.length });
  return neither(words.refilled(seed, flow.board.energy), { model });
}

/** The grid; where swaps can be followed one by one, with the last of them. */
function flowScene({ flow: { board, last }, pace }: Model): GridScene {
  const scene = boardScene(board);
  if (pace !== 'slow' || !last) return scene;
  const [cell, witness] = last.swap;
  return { ...scene, focus: { cell, digit: 0, tone: last.delta > 0 ? 'worse' : 'placed', undoes: !last.kept }, witness };
}

/**
 * Swaps that go on while the reader turns the rule. Its actions: 'run' starts and pauses them, 'pace slow', 'level 0.4', 'cooling 10' per
 * cent a thousand swaps, 'refill' fills the boxes from the next seed and 'seed 7' from that one, 'strike' proposes a thousand swaps, and
 * 'strike 0.4' at that level.
 */
export const element = defineTry<Model>({
  begin: ({ dataset }) => ({ flow: flowAtStart(dataset.rule as Rule), isRunning: false, pace: 'fast', told: undefined, judged: 0 }),
  actions: {
    run(model) {
      if (isSolved(model.flow)) return neither(words.over());
      model.isRunning = !model.isRunning && !reducedMotion().matches;
      return { model };
    },
    flow: (model, count) => flowed(model, Number(count)),
    pace(model, pace) {
      model.pace = pace as Pace;
      return { model };
    },
    level: (model, value) => turned(model, Number(value)),
    cooling(model, percent) {
      model.flow.cooling = Number(percent);
      return { model };
    },
    strike(model, value) {
      if (value) model.flow.level = Number(value);
      return struck(model);
    },
    refill: (model) => refilled(model, model.flow.seed + 1),
    seed: (model, seed) => (/^\d{1,9}$/.test(seed ?? '') ? refilled(model, Number(seed)) : undefined),
  },
  showOne: ({ flow }) => wayDown(flow.rule),
  draw(page, { flow: { rule } }) {
    const drawGrid = gridDrawing(page.piece('grid'));
    const drawHills = hillsDrawing(page.piece('hills'), rule === 'temperature' ? (level) => page.act(`level ${level}`) : undefined);
    const drawLine = lineDrawing(page.piece('line'));
    const says = words.rules[rule];
    const slider = page.piece<HTMLInputElement>('slider');
    const cooling = rule === 'temperature' ? page.piece<HTMLInputElement>('cooling') : undefined;
    const seed = page.piece<HTMLInputElement>('seed');
    slider.addEventListener('input', () => page.act(`level ${10 ** Number(slider.value)}`));
    cooling?.addEventListener('input', () => page.act(`cooling ${cooling.value}`));
    seed.addEventListener('change', () => page.act(`seed ${seed.value}`));
    page.redrawWith(page.piece('line'));
    let width = 0;
    let drawn: Model;
    let frame = 0;
    let before = 0;
    /** A part of a swap that is left over between frames. */
    let due = 0;
    let isSeen = true;
    new IntersectionObserver(([entry]) => {
      isSeen = entry!.isIntersecting;
      goOn();
    }).observe(page.piece('line'));
    const tick = (now: number) => {
      frame = 0;
      due += (Math.min(MAX_FRAME, now - before) / 1000) * PACES[drawn.pace];
      before = now;
      const count = Math.floor(due);
      due -= count;
      if (count > 0) page.act(`flow ${count}`);
      goOn();
    };
    /** Asks for the next frame while the swaps go on and can be seen. */
    function goOn(): void {
      if (frame || !isSeen || !drawn?.isRunning) return;
      frame = requestAnimationFrame(tick);
      if (performance.now() - before > 2 * MAX_FRAME) before = performance.now();
    }
    new ResizeObserver(() => {
      width = 0;
    }).observe(page.piece('line'));
    return function* (model) {
      drawn = model;
      const { flow, isRunning, pace } = model;
      width ||= page.widthOf('line');
      drawGrid(flowScene(model));
      yield;
      drawHills(flow, pace === 'slow');
      yield;
      drawLine(flow, width);
      yield;
      const level = says.value(levelText(flow, flow.level));
      slider.value = String(Math.log10(flow.level));
      slider.setAttribute('aria-valuetext', isRunning ? level : words.told(level, percentKept(flow)));
      page.texts({
        level,
        kept: words.kept(percentKept(flow)),
        energy: flow.board.energy,
        so: words.so(flow.proposals),
        run: isRunning ? words.pause : words.run,
      });
      if (cooling) {
        cooling.value = String(flow.cooling);
        cooling.setAttribute('aria-valuetext', words.coolingValue(flow.cooling));
        page.texts({ coolingValue: words.coolingValue(flow.cooling) });
      }
      if (document.activeElement !== seed) seed.value = String(flow.seed);
      page.press<HTMLElement>('[data-pace]', (button) => button.dataset.pace === pace);
      page.piece('energy').classList.toggle('solved', isSolved(flow));
      for (const name of ['run', 'strike']) page.piece(name).setAttribute('aria-disabled', String(isSolved(flow)));
      goOn();
    };
  },
  facts: ({ flow }) => ({
    energy: flow.board.energy,
    solved: isSolved(flow),
    proposals: flow.proposals,
    // As it is shown: whoever reads 3.00 has heated to 3.
    hottest: Number(flow.hottest.toFixed(2)),
  }),
  isDone: ({ flow }) => isSolved(flow),
});
