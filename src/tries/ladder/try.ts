import { chain as chainWords, drill as drillWords, ladder as words } from '#words/tries/ladder.ts';
import { type Level, levelNames, rungOf } from '../../engine/logic/ladder.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { turned } from '../../narration/en/chains.ts';
import { ideaOf } from '../../narration/en/technique-ideas.ts';
import { explain, nameInText } from '../../narration/en/techniques.ts';
import type { Thought } from '../../narration/en/thought.ts';
import { thoughtsOf } from '../../narration/en/trials.ts';
import { say } from '../../narration/sentence.ts';
import { drawSentence } from '../../widgets/views/panes/words.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { answerTo, conclusionOf, type Drill, drillOf } from './drill.ts';
import { candidateNamed, DrillBoard, type View } from './drill-board.ts';
import { hasSets } from './followed-scene.ts';
import { positionIn } from './position-link.ts';
import { listThoughts } from './thought-list.ts';

/** How much of the neighbours is to be seen of the current rung in its list, in CSS pixels. */
const SIGHT = 40;

/** The wrong try with which the pattern is shown. */
const SHOWN_AFTER = 2;

/**
 * The ladder of techniques, each rung with positions in which it is the simplest that helps. Its actions: 'rung x-wing' goes to a
 * rung, 'rung x-wing 3' to its third other position, 'other' to the next, 'take r7c1 5' strikes that mark, or writes it where the rung fills cells, 'pattern' shows the pattern or hides it, 'link'
 * and 'back' follow a chain, 'turn' walks round a closed loop the other way, 'next' climbs.
 */
class LadderTry extends TryFigure {
  #board!: DrillBoard;
  /** The rungs of this figure, the easiest first. */
  #rungs: readonly string[] = [];
  readonly #done = new Set<string>();
  #drill!: Drill;
  #view!: View;
  /** Which of the rung's positions: 0 is the first. */
  #other = 0;
  /** Whether the pattern is drawn before it has been found; of a chain it is, thought by thought. */
  #helps = false;
  /** Whether it has been since the reader came to the rung, or started again. */
  #wasHelped = false;
  /** So many wrong tries since then. */
  #wrong = 0;
  #thoughts: readonly Thought[] = [];
  /** How many of the thoughts are told. */
  #told = 0;

  protected connect(): void {
    this.#rungs = [...this.querySelectorAll<HTMLElement>('[data-rung]')].map(({ dataset }) => dataset.rung!);
    this.#board = new DrillBoard(this.piece('grid'), this.piece('marks'), (candidate) => this.#conclude(candidate, true));
    this.addEventListener('click', ({ target }) => {
      const { rung, do: action } = (target as Element).closest<HTMLElement>('[data-rung], [data-do]')?.dataset ?? {};
      if (rung) this.act(`rung ${rung}`);
      else if (action) this.act(action);
    });
    // A level is climbed from its lowest rung.
    for (const details of this.querySelectorAll<HTMLDetailsElement>('details[data-level]'))
      details.addEventListener('toggle', () => {
        if (details.open)
          this.#scrollTo(details.querySelector<HTMLElement>('[aria-current]') ?? details.querySelector<HTMLElement>('[data-rung]')!);
      });
    this.#fillList();
    const { technique, position } = positionIn(location, this.#rungs);
    this.#goTo(technique ?? this.dataset.start!, position);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { fault } = positionIn(location, this.#rungs);
    if (fault !== undefined) this.verdict('neither', [{ text: fault }]);
  }

  protected begin(): void {
    this.#goTo(this.#drill.rung.technique.id, this.#other);
  }

  protected showOne(): void {
    this.#helps = true;
    this.#told = this.#thoughts.length;
    this.#conclude(conclusionOf(this.#drill));
  }

  override act(action: string): void {
    const [verb, ...rest] = action.split(' ');
    if (verb === 'rung') this.#goTo(rest[0]!, numberIn(rest[1] ?? ''));
    else if (verb === 'other') this.#goTo(this.#drill.rung.technique.id, this.#other + 1);
    else if (verb === 'next') this.#goTo(this.#above ?? this.#rungs[0]!);
    else if (verb === 'pattern') {
      this.#helps = !this.#helps;
      this.#show({ ...this.#view, shown: this.#helps ? 'pattern' : 'nothing', struck: undefined });
      if (this.#helps && this.#thoughts.length === 0) this.verdict('neither', words.seen(this.#drill.fills));
      else this.forget();
    } else if (verb === 'turn') this.#turn();
    else if (verb === 'link' || verb === 'back') {
      const before = this.#told;
      this.#told = Math.min(this.#thoughts.length, Math.max(1, before + (verb === 'link' ? 1 : -1)));
      this.#show(this.#view);
      this.#think(before);
    } else {
      const candidate = candidateNamed(this.#drill, rest[0]!, rest[1]!);
      if (candidate) this.#conclude(candidate);
    }
  }

  /** The loop once more, from the opposite of what was supposed. */
  #turn(): void {
    this.forget();
    this.#follow(turned(this.#view.instance));
  }

  /** Begins with an instance as it is shown: of a chain with its first thought. */
  #follow(instance: Instance): void {
    const { puzzle, position } = this.#drill;
    this.#thoughts = thoughtsOf(instance, puzzle, position);
    this.#told = 1;
    this.#helps = this.#thoughts.length > 0;
    this.#show({ instance, shown: this.#helps ? 'pattern' : 'nothing' });
  }

  /** Says the thought that has been come to, and after the last one what is left to do. */
  #think(before: number): void {
    const { sentence, asks } = this.#thoughts[this.#told - 1]!;
    if (asks && this.#told > before) this.verdict('neither', asks);
    // What was said of a strike, or of another thought, is not about this one.
    else if (this.#told !== before) this.forget();
    this.speak(asks ? say`${sentence} ${asks}` : sentence);
  }

  /** Where there is no room for the ladder, its rungs are a list to choose from. */
  #fillList(): void {
    const list = this.piece<HTMLSelectElement>('list');
    for (const level of new Set(this.#rungs.map((id) => rungOf(id).level))) {
      const group = document.createElement('optgroup');
      group.label = levelNames[level];
      const inLevel = this.#rungs.filter((id) => rungOf(id).level === level);
      group.append(...inLevel.map((id) => new Option(rungOf(id).technique.name, id)));
      list.append(group);
    }
    list.addEventListener('change', () => this.act(`rung ${list.value}`));
  }

  /** The rung after this one, if there is one. */
  get #above(): string | undefined {
    return this.#rungs[this.#rungs.indexOf(this.#drill.rung.technique.id) + 1];
  }

  #goTo(id: string, other = 0): void {
    this.forget();
    this.#other = other;
    this.#drill = drillOf(id, other);
    this.#wasHelped = false;
    this.#wrong = 0;
    this.#follow(this.#drill.instance);
  }

  /** `own`: by the reader's own hand, who climbs the rung with it. */
  #conclude(candidate: CellDigit, own = false): void {
    const sought = answerTo(this.#drill, candidate, this.#helps);
    if (sought.judgement.kind === 'wrong') this.#wrong++;
    // A second wrong try has the pattern shown, and hears what it is to that one.
    const { judgement, instance } = this.#wrong >= SHOWN_AFTER && !sought.instance ? answerTo(this.#drill, candidate, true) : sought;
    const struck = { candidate, rightly: instance !== undefined };
    if (instance && own) this.#done.add(this.#drill.rung.technique.id);
    else if (judgement.kind === 'wrong' && this.#wrong >= SHOWN_AFTER) this.#helps = true;
    const shown = this.#helps ? 'pattern' : 'nothing';
    // The mark may go by another chain than the one that was being told: then that one is told.
    const isTold = ({ cell, digit }: CellDigit) => cell === candidate.cell && digit === candidate.digit;
    const isAnother = instance && this.#thoughts.length > 0 && !this.#drill.instance.eliminations.some(isTold);
    if (isAnother) this.#thoughts = thoughtsOf(instance, this.#drill.puzzle, this.#drill.position);
    this.#show(instance ? { instance, shown: 'conclusion', struck } : { ...this.#view, shown, struck });
    const name = nameInText(this.#drill.rung.technique.id);
    this.verdict(judgement.kind, isAnother ? chainWords.another(name, judgement.sentence) : judgement.sentence);
  }

  #show(view: View): void {
    this.#view = view;
    this.#wasHelped ||= this.#helps;
    const { rung, instance, puzzle } = this.#drill;
    const { technique, level, score } = rung;
    const isOver = view.shown === 'conclusion';
    const isFollowed = this.#thoughts.length > 0 && !isOver && this.#helps;
    const followed = (isOver ? this.#thoughts.at(-1) : isFollowed ? this.#thoughts[this.#told - 1] : undefined)?.shows;
    this.#board.show(this.#drill, { ...view, followed });
    this.piece('name').textContent = technique.name;
    this.piece('head').textContent = words.head(levelNames[level], score);
    // A chain is told thought by thought; beside these the rest says nothing new.
    const isChain = this.#thoughts.length > 0;
    this.piece('what').textContent = isChain ? '' : ideaOf(technique.id);
    // Of a single, what was seen is the answer.
    const saw = this.#drill.fills && !isOver ? [] : explain(view.instance ?? instance, puzzle)[0]!;
    drawSentence(this.piece('saw'), (this.#helps || isOver) && !isChain ? saw : []);
    this.piece<HTMLAnchorElement>('link').href =
      `?technique=${technique.id}${this.#other > 0 ? `&position=${this.#other}` : ''}#${this.closest('figure')!.id}`;
    this.#showLegend(view.instance);
    this.#showThoughts(isOver);
    const pattern = this.querySelector<HTMLButtonElement>('[data-do=pattern]')!;
    pattern.textContent = this.#helps ? drillWords.hidePattern : drillWords.showPattern;
    pattern.disabled = isOver;
    this.querySelector<HTMLElement>('[data-do=turn]')!.hidden = !isFollowed || !isLoop(view.instance);
    const next = this.querySelector<HTMLButtonElement>('[data-do=next]')!;
    const above = this.#above;
    next.textContent = above ? words.next(nameInText(above)) : words.last;
    next.classList.toggle('primary', isOver);
    this.#showRungs();
    this.tell({
      rung: technique.name,
      position: this.#other,
      done: isOver,
      helped: this.#wasHelped,
      climbed: this.#done.size,
      thoughts: this.#told,
    });
  }

  /** What the lines mean, and the tints of an argument that is followed. */
  #showLegend(instance: Instance): void {
    this.piece('legend').hidden = instance.links.length === 0;
    for (const row of this.piece('legend').querySelectorAll<HTMLElement>('[data-tint]'))
      row.hidden = this.#thoughts.length === 0 || (row.dataset.tint === 'set' && !hasSets(instance));
  }

  #showThoughts(isOver: boolean): void {
    const isShown = this.#thoughts.length > 0 && (this.#helps || isOver);
    this.piece('chain').hidden = !isShown;
    const told = isOver ? this.#thoughts.length : this.#told;
    // The invitation has been followed.
    this.toggleAttribute('data-on-way', isShown && told > 1);
    listThoughts(this.piece('thoughts'), isShown ? this.#thoughts : [], told);
    const [back, link] = ['back', 'link'].map((action) => this.querySelector<HTMLButtonElement>(`[data-do=${action}]`)!) as [
      HTMLButtonElement,
      HTMLButtonElement,
    ];
    // What is written on trial is followed step by step, without links.
    const says = this.#thoughts.some(({ shows }) => shows.trial) ? chainWords.trial : chainWords;
    back.textContent = says.back;
    link.textContent = says.forward;
    back.hidden = !isShown;
    link.hidden = !isShown;
    const focused = document.activeElement;
    back.disabled = isOver || told === 1;
    link.disabled = isOver || told === this.#thoughts.length;
    if (focused === back && back.disabled) link.focus();
    if (focused === link && link.disabled) back.focus();
  }

  #showRungs(): void {
    const current = this.#drill.rung;
    this.piece<HTMLSelectElement>('list').value = current.technique.id;
    for (const button of this.querySelectorAll<HTMLElement>('[data-rung]')) {
      const id = button.dataset.rung!;
      const isDone = this.#done.has(id);
      button.classList.toggle('done', isDone);
      if (isDone) button.setAttribute('aria-label', words.done(rungOf(id).technique.name));
      if (id === current.technique.id) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
    for (const details of this.querySelectorAll<HTMLDetailsElement>('details[data-level]')) {
      const level = details.dataset.level as Level;
      const rungs = this.#rungs.filter((id) => rungOf(id).level === level);
      details.querySelector('summary')!.textContent = words.level(
        levelNames[level],
        rungs.filter((id) => this.#done.has(id)).length,
        rungs.length,
      );
      if (level === current.level) details.open = true;
    }
    this.#scrollToCurrent();
  }

  #scrollToCurrent(): void {
    this.#scrollTo(this.querySelector<HTMLElement>('[data-rung][aria-current]')!);
  }

  /** Inside the list of rungs, and nowhere else. */
  #scrollTo(rung: HTMLElement): void {
    const list = rung.closest<HTMLElement>('.rungs')!;
    const [inner, outer] = [rung.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTop += Math.min(0, inner.top - outer.top - SIGHT) + Math.max(0, inner.bottom - outer.bottom + SIGHT);
    // The list begins with a whole rung, not with half of one under its heading.
    // Those of closed levels have places, too, and are not to be seen.
    const level = rung.closest('details')!;
    const edge = level.querySelector('summary')!.getBoundingClientRect().bottom;
    const cut = [...level.querySelectorAll('[data-rung]')]
      .map((each) => each.getBoundingClientRect())
      .find(({ top, bottom }) => top < edge - 1 && bottom > edge + 1);
    if (cut) list.scrollTop -= edge - cut.top;
  }
}

/** A whole number in digits; 0 for any other text. */
const numberIn = (text: string) => (/^\d{0,6}$/.test(text) ? Number(text) : 0);

/** Whether a chain comes back to where it began and contradicts nothing: it can be walked either way. */
const isLoop = ({ technique }: Instance) => technique === 'continuous-loop';

export { LadderTry as element };
