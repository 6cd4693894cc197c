import { chain as chainWords, drill as drillWords, ladder as words } from '#words/tries/ladder.ts';
import { cellName } from '../../engine/grid.ts';
import { levelNames } from '../../engine/logic/ladder.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { turned } from '../../narration/en/chains.ts';
import { ideaOf } from '../../narration/en/technique-ideas.ts';
import { explain, nameInText } from '../../narration/en/techniques.ts';
import type { Thought } from '../../narration/en/thought.ts';
import { thoughtsOf } from '../../narration/en/trials.ts';
import { say } from '../../narration/sentence.ts';
import { practiceUrl, readPractice } from '../../widgets/runs/links/practice-url.ts';
import { takePosition } from '../../widgets/runs/technique-position.ts';
import { drawSentence } from '../../widgets/views/kit/drawn-sentence.ts';
import { defineTry, neither, type Outcome, right, type TryPage, wrong } from '../kit/define-try.ts';
import { answerTo, conclusionOf, type Drill, drillOf } from './drill.ts';
import { candidateNamed, DrillBoard, type View } from './drill-board.ts';
import { type OwnStep, ownLink, ownStep } from './on-trial.ts';
import { positionIn } from './position-link.ts';
import { rungList } from './rung-list.ts';
import { showThoughts } from './thought-list.ts';
import { isTinted } from './tints.ts';

/** The wrong try with which the pattern is shown. */
const SHOWN_AFTER = 2;

interface Model {
  /** The id of this figure. */
  readonly id: string;
  /** It opens a chapter, and is done with its first rung. */
  readonly opens: boolean;
  /** The rungs of this figure, the easiest first. */
  readonly rungs: readonly string[];
  readonly done: ReadonlySet<string>;
  readonly drill: Drill;
  readonly view: View;
  /** Which of the rung's positions: 0 is the first. */
  readonly other: number;
  /** Whether the pattern is drawn before it has been found; of a chain it is, thought by thought. */
  readonly helps: boolean;
  /** Whether it has been since the reader came to the rung, or started again. */
  readonly wasHelped: boolean;
  /** So many wrong tries since then. */
  readonly wrong: number;
  /** So many tries since then that weren't right. */
  readonly missed: number;
  readonly thoughts: readonly Thought[];
  /** How many of the thoughts are shown. */
  readonly reached: number;
}

const idOf = ({ drill }: Model) => drill.rung.technique.id;
const isChain = ({ thoughts }: Model) => thoughts.length > 0;
const isOver = ({ view }: Model) => view.shown === 'conclusion';

/** Whether a chain comes back to where it began and contradicts nothing: it can be walked either way. */
const isLoop = ({ technique }: Instance) => technique === 'continuous-loop';

const helped = (model: Model, helps: boolean): Model => ({ ...model, helps, wasHelped: model.wasHelped || helps });

/** Begins with an instance as it is shown: of a chain with its first thought. */
function following(before: Omit<Model, 'view' | 'helps' | 'thoughts' | 'reached'>, instance: Instance): Model {
  const { puzzle, position } = before.drill;
  const thoughts = thoughtsOf(instance, puzzle, position);
  const helps = thoughts.length > 0;
  return helped({ ...before, view: { instance, shown: helps ? 'pattern' : 'nothing' }, helps, thoughts, reached: 1 }, helps);
}

function onRung({ id, opens, rungs, done }: Pick<Model, 'id' | 'opens' | 'rungs' | 'done'>, technique: string, other = 0): Model {
  const drill = drillOf(technique, other);
  return following({ id, opens, rungs, done, drill, other, wasHelped: false, wrong: 0, missed: 0 }, drill.instance);
}

const goTo = (model: Model, id: string, other = 0): Outcome<Model> => ({ model: onRung(model, id, other), forgets: true });

/** The rung after this one, if there is one. */
const above = (model: Model) => model.rungs[model.rungs.indexOf(idOf(model)) + 1];

/** A whole number in digits; 0 for any other text. */
const numberIn = (text = '') => (/^\d{0,6}$/.test(text) ? Number(text) : 0);

/** Goes to another thought, and after the last one says what is left to do. */
function thinking(before: Model, by: number): Outcome<Model> {
  const all = before.thoughts.length;
  // Before the conclusion comes the last thought: what was written on trial can be seen again.
  const isLast = isOver(before) && by < 0;
  const reached = isLast ? all : Math.min(all, Math.max(1, before.reached + by));
  const { sentence, asks } = before.thoughts[reached - 1]!;
  const model: Model = { ...before, reached, ...(isLast && { view: { ...before.view, shown: 'pattern', struck: undefined } }) };
  const speaks = asks ? say`${sentence} ${asks}` : sentence;
  if (asks && reached > before.reached) return { ...neither(asks), model, speaks };
  // What was said of a strike, or of another thought, is not about this one.
  return { model, speaks, forgets: reached !== before.reached };
}

/** `isOwn`: by the reader's own hand, who climbs the rung with it. */
function concluded(before: Model, candidate: CellDigit | undefined, isOwn = false): Outcome<Model> | undefined {
  if (!candidate) return undefined;
  const { drill } = before;
  const { instance: followed } = before.view;
  const sought = answerTo(drill, candidate, before.helps, followed);
  const isWrong = sought.judgement.kind === 'wrong';
  const wrong = before.wrong + (isWrong ? 1 : 0);
  // A second wrong try has the pattern shown, and hears what it is to that one.
  const { judgement, instance } = wrong >= SHOWN_AFTER && !sought.instance ? answerTo(drill, candidate, true, followed) : sought;
  const struck = { candidate, rightly: instance !== undefined };
  const climbs = instance && isOwn;
  const missed = before.missed + (instance ? 0 : 1);
  const done = climbs ? new Set([...before.done, idOf(before)]) : before.done;
  const helps = before.helps || (!climbs && judgement.kind === 'wrong' && wrong >= SHOWN_AFTER);
  // The mark may go by another chain than the one that is followed: then that one is.
  const isHere = ({ cell, digit }: CellDigit) => cell === candidate.cell && digit === candidate.digit;
  const isAnother = instance && isChain(before) && !followed.eliminations.some(isHere);
  const thoughts = isAnother ? thoughtsOf(instance, drill.puzzle, drill.position) : before.thoughts;
  const shown = helps ? 'pattern' : 'nothing';
  const view: View = instance ? { instance, shown: 'conclusion', struck } : { ...before.view, shown, struck };
  const wasTried = instance && thoughts.at(-1)?.shows.trial;
  const said = wasTried ? chainWords.erased(judgement.sentence) : judgement.sentence;
  const says = isAnother ? chainWords.another(nameInText(idOf(before)), said) : said;
  return { model: helped({ ...before, wrong, missed, done, thoughts, view }, helps), verdict: judgement.kind, says };
}

/** The thought to which an argument has been followed, where it is drawn. */
const thoughtOf = ({ helps, thoughts, reached }: Model) => (helps ? thoughts[reached - 1] : undefined);

/** A digit by the reader's own hand, on trial or in one of several chains. */
function wroteOnTrial(before: Model, step: OwnStep, candidate: CellDigit): Outcome<Model> {
  const { view } = before;
  if (!step.instance) {
    const model = { ...before, view: { ...view, struck: step.isWrong ? { candidate, rightly: false } : undefined } };
    return (step.isWrong ? wrong : neither)(step.says, { model });
  }
  const { instance, thoughts, reached } = step;
  const model: Model = { ...before, thoughts, reached, view: { ...view, instance, struck: undefined } };
  const { sentence, asks } = thoughts[reached - 1]!;
  return asks ? { ...neither(asks), model, speaks: say`${sentence} ${asks}` } : right(step.says, { model, earns: false, speaks: sentence });
}

/** Takes a mark that the reader points at: it is written on trial while an argument goes on, or taken as the next of a chain, and struck once it has come to its end. */
function taken(before: Model, candidate: CellDigit): Outcome<Model> | undefined {
  const { drill, view, helps, thoughts, reached } = before;
  const step = isOver(before)
    ? undefined
    : (ownStep(drill, view.instance, thoughtOf(before), candidate) ??
      (helps ? ownLink(drill, view.instance, thoughts, reached, candidate) : undefined));
  return step ? wroteOnTrial(before, step, candidate) : concluded(before, candidate, true);
}

function showPattern(before: Model): Outcome<Model> {
  const helps = !before.helps;
  const model = helped({ ...before, view: { ...before.view, shown: helps ? 'pattern' : 'nothing', struck: undefined } }, helps);
  return helps && !isChain(model) ? neither(words.seen(model.drill.fills), { model }) : { model, forgets: true };
}

/** The mark that the reader struck last, rightly or wrongly: 'r7c1 5'; nothing where none was. */
function struckIn({ drill: { puzzle }, view: { struck } }: Model): string {
  if (!struck) return '';
  const { cell, digit } = struck.candidate;
  return `${cellName(puzzle.grid, cell)} ${symbolOf(puzzle, digit)}`;
}

const rungsOn = (page: TryPage) => page.all('[data-rung]').map(({ dataset }) => dataset.rung!);

/** What the lines mean, and the tints of an argument that is followed. */
function showLegend(page: TryPage, model: Model): void {
  const { instance } = model.view;
  page.piece('legend').hidden = instance.links.length === 0;
  // Before all suppositions are drawn together none has a colour of its own.
  const hasWays = model.thoughts[model.reached - 1]?.shows.links.some(({ hue }) => hue !== undefined);
  for (const row of page.all('[data-tint]')) {
    const { tint } = row.dataset as { tint: string };
    row.hidden = !isChain(model) || !isTinted(instance, tint) || (tint === 'ways' && !hasWays && !isOver(model));
  }
}

/**
 * The ladder of techniques, each rung with positions in which it is the simplest that helps. Its actions: 'rung x-wing' goes to a
 * rung, 'rung x-wing 3' to its third other position, 'other' to the next, 'take r7c1 5' strikes that mark, or writes it where the rung fills cells, 'pattern' shows the pattern or hides it, 'link'
 * and 'back' follow a chain, 'turn' walks round a closed loop the other way, 'next' climbs.
 */
export const element = defineTry<Model>({
  begin(page, before) {
    if (before) return onRung(before, idOf(before), before.other);
    const rungs = rungsOn(page);
    const { id } = page.closest('figure')!;
    const { start, at, givens, position: text } = page.dataset as Record<string, string>;
    takePosition(start!, text!, Number(at), Uint8Array.from(givens!, Number));
    const { technique, position } = positionIn(location, id, rungs);
    return onRung({ id, opens: 'opens' in page.dataset, rungs, done: new Set() }, technique ?? start!, technique ? position : Number(at));
  },
  greets(model) {
    const { fault } = positionIn(location, model.id, model.rungs);
    return fault === undefined ? undefined : neither([{ text: fault }]);
  },
  actions: {
    rung: (model, id, place) => goTo(model, id, numberIn(place)),
    other: (model) => goTo(model, idOf(model), model.other + 1),
    next: (model) => goTo(model, above(model) ?? model.rungs[0]!),
    pattern: showPattern,
    turn: (model) => ({ model: following(model, turned(model.view.instance)), forgets: true }),
    link: (model) => thinking(model, 1),
    back: (model) => thinking(model, -1),
    take: (model, cell, symbol) => concluded(model, candidateNamed(model.drill, cell, symbol)),
    strike: (model, cell, digit) => taken(model, { cell: Number(cell), digit: Number(digit) }),
    show: (model) => concluded({ ...helped(model, true), reached: model.thoughts.length }, conclusionOf(model.drill)),
  },
  showOne: () => 'show',
  draw(page, { id: figure, rungs }) {
    const board = new DrillBoard(page.piece('grid'), page.piece('marks'), ({ cell, digit }) => page.act(`strike ${cell} ${digit}`));
    const showRungs = rungList(page, rungs);
    return function* (model) {
      const { drill, view, other, helps, thoughts, reached, done } = model;
      const { rung, instance, puzzle } = drill;
      const { technique, level, score } = rung;
      const thought = isOver(model) ? thoughts.at(-1) : thoughtOf(model);
      const writes = !isOver(model) && thought?.shows.trial !== undefined && !thought.shows.nothingLeft;
      board.show(drill, { ...view, followed: thought?.shows, asks: thought?.asks !== undefined, writes });
      yield;
      const next = above(model);
      page.texts({
        name: technique.name,
        head: words.head(levelNames[level], score),
        // A chain is followed thought by thought; beside these the rest says nothing new.
        what: isChain(model) ? '' : ideaOf(technique.id),
        pattern: helps ? drillWords.hidePattern : drillWords.showPattern,
        next: next ? words.next(nameInText(next)) : words.last,
      });
      // Of a single, what was seen is the answer.
      const saw = drill.fills && !isOver(model) ? [] : explain(view.instance ?? instance, puzzle)[0]!;
      drawSentence(page.piece('saw'), (helps || isOver(model)) && !isChain(model) ? saw : []);
      page.piece<HTMLAnchorElement>('link').href = `?technique=${technique.id}${other > 0 ? `&position=${other}` : ''}#${figure}`;
      const play = page.piece<HTMLAnchorElement>('play');
      play.href = practiceUrl(play.href, { technique: technique.id, position: other, from: readPractice(play.search)?.from });
      yield;
      showLegend(page, model);
      showThoughts(page, isChain(model) && (helps || isOver(model)) ? thoughts : [], isOver(model) ? undefined : reached);
      yield;
      // Hidden, a chain has no next link to invite to.
      if (isChain(model) && !helps) page.toggleAttribute('data-on-way', true);
      page.piece('turn').hidden = !isChain(model) || isOver(model) || !helps || !isLoop(view.instance);
      page.piece<HTMLButtonElement>('pattern').disabled = isOver(model);
      page.piece('next').classList.toggle('primary', isOver(model));
      showRungs(rung, done);
    };
  },
  facts: (model) => ({
    rung: model.drill.rung.technique.name,
    position: model.other,
    done: isOver(model),
    helped: model.wasHelped,
    climbed: model.done.size,
    thoughts: model.reached,
    struck: struckIn(model),
    missed: model.missed,
  }),
  isDone: (model) => model.opens && isOver(model),
});
