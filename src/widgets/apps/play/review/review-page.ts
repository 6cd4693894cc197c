import * as words from '#words/review.ts';
import { printPuzzle } from '../../../../engine/formats/read.ts';
import { clockText } from '../../../../narration/en/solve.ts';
import { solveWords } from '../../../../narration/en/solve-kinds.ts';
import { writeSolve } from '../../../../trace/solve/write-solve.ts';
import { keepComparedSolve } from '../../../runs/compared-solve.ts';
import { compareUrl } from '../../../runs/links/compare-url.ts';
import { practiceQuery } from '../../../runs/links/practice-url.ts';
import { element } from '../../../ui/element.ts';
import { gridDrawing } from '../../../views/grid/drawn-grid.ts';
import type { GridScene } from '../../../views/grid/scene.ts';
import { follow } from '../former-games.ts';
import { gameAt } from '../game-at.ts';
import { drawHint } from '../hint-drawing.ts';
import { KeptGame } from '../kept-game.ts';
import { factsOf } from './facts.ts';
import { Judging } from './judging.ts';
import { LadderPanel } from './ladder-panel.ts';
import { isPractised, MovePanel, moveList, openSentence } from './move-panel.ts';
import { boardOf } from './move-picture.ts';
import { type Group, groups, Review } from './review.ts';
import { connectReviewKeys, type ReviewCommand } from './review-keys.ts';
import { ShareBox } from './share-box.ts';
import { SolveSource } from './solve-source.ts';
import { Strip } from './strip.ts';
import { conclusions, fillTable } from './summary.ts';
import type { Explained } from './technique-page.ts';

/** Between two moves while they are played, in milliseconds. */
const PACE = 550;

/** The move that a link asks for; the last one without it. */
function moveIn(search: string, last: number): number {
  const move = Number(new URLSearchParams(search).get('move') || Number.NaN);
  return Number.isInteger(move) && move >= 0 ? Math.min(move, last) : last;
}

/** Where Play stops just before a technique; from there one comes back here. */
const practiceOf = (technique: string) => `../?${practiceQuery({ technique, position: 0, from: 'play/review/' })}`;

/** The page on which a player looks at a solve. */
class SudoReview extends HTMLElement {
  readonly #kept = new KeptGame(
    { getItem: (name) => localStorage.getItem(name), setItem: (name, text) => localStorage.setItem(name, text) },
    Date.now,
  );
  #source!: SolveSource;
  #review!: Review;
  #drawBoard!: (scene: GridScene) => void;
  #ladder!: LadderPanel;
  #strip!: Strip;
  #panel!: MovePanel;
  #share!: ShareBox;
  #judging: Judging | undefined;
  #move = 0;
  #open = false;
  #step = 0;
  #full = false;
  #group: Group = 'guess';
  #lit: number | undefined;
  #playing: ReturnType<typeof setInterval> | undefined;

  /** Where techniques are explained. */
  get #explained(): Explained {
    return { cards: this.dataset.techniques!, cages: this.dataset.cages! };
  }

  connectedCallback(): void {
    this.#drawBoard = gridDrawing(this.#part('board'), undefined, { numbered: true, markwise: true });
    this.#ladder = new LadderPanel(this);
    this.#strip = new Strip(this.#part('strip'), (seconds) => this.#go(this.#review.moveAt(seconds)));
    this.#panel = new MovePanel(this.#part('say'), {
      look: () => ({ move: this.#move, open: this.#open, step: this.#step, full: this.#full }),
      showStep: (step) => this.#look({ step }),
      toggleOpen: () => this.#act('open'),
      toggleFull: () => this.#act('full'),
      practice: (technique) => practiceOf(technique),
      explained: this.#explained,
    });
    this.#share = new ShareBox(this, () => writeSolve(this.#review.solve, solveWords));
    new ResizeObserver(() => this.#drawStrip()).observe(this.#part('strip-box'));
    this.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a[href]')) this.#keepMove();
      const { command, group } = (target as Element).closest<HTMLElement>('[data-command], [data-group]')?.dataset ?? {};
      if (group) this.#choose(group as Group);
      else if (command) this.#act(command as ReviewCommand);
    });
    connectReviewKeys(this, (command) => this.#act(command));
    this.#source = new SolveSource(this, this.#kept, {
      show: (solve, isOwn) => this.#show(new Review(solve), isOwn ? '' : words.shared),
      none: (fault) => this.#showNone(fault),
    });
    this.#source.begin();
    this.dataset.ready = '';
  }

  #part(name: string): HTMLElement {
    return this.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  }

  #showNone(fault: string): void {
    this.#judging?.stop();
    this.classList.add('empty');
    this.#part('fault').textContent = fault;
    this.#part('fault').hidden = fault === '';
  }

  #show(review: Review, note: string): void {
    this.#judging?.stop();
    this.classList.remove('empty');
    this.#review = review;
    this.#part('note').hidden = note === '';
    this.#part('note-text').textContent = note;
    [this.#move, this.#open, this.#step, this.#full] = [moveIn(location.search, review.frames.length), false, 0, false];
    const trace = writeSolve(review.solve, solveWords);
    this.#judging = new Judging(trace, {
      opened: ({ level, ladder }) => {
        review.level = level;
        review.ladder = ladder;
        this.#showAll();
      },
      verdicts: (verdicts) => {
        review.verdicts.push(...verdicts);
        this.#showAll();
      },
      failed: () => {
        this.#part('progress').hidden = false;
        this.#part('progress').textContent = words.failed;
      },
    });
    this.#showAll();
  }

  /** Shows what verdicts that have just come change: nearly everything. */
  #showAll(): void {
    const review = this.#review;
    const { frames, verdicts } = review;
    this.#part('facts').textContent = factsOf(review);
    const progress = this.#part('progress');
    progress.hidden = review.isJudged;
    progress.textContent = words.judging(verdicts.length, frames.length);
    for (const name of groups) {
      const count = review.group(name).length;
      const button = this.querySelector(`[data-group=${name}]`)!;
      button.querySelector('[data-part=count]')!.textContent = String(count);
      button.setAttribute('aria-disabled', String(count === 0));
    }
    // A group without moves leads nowhere.
    if (review.group(this.#group).length === 0) this.#group = groups.find((name) => review.group(name).length > 0) ?? this.#group;
    fillTable(this.#part('rows'), review, {
      explained: this.#explained,
      lit: (rung) => {
        this.#lit = rung;
        this.#drawStrip();
      },
      go: (rung) => {
        const move = verdicts.findIndex((verdict) => verdict.rung === rung) + 1;
        if (move === 0) return;
        this.#setView('moves');
        this.#go(move);
      },
    });
    const says = [...(review.isJudged ? [] : [words.judging(verdicts.length, frames.length)]), ...conclusions(review)];
    this.#part('says').replaceChildren(...says.map((text) => element('p', '', text)));
    const hardest = review
      .rows()
      .find(({ guessedInstead, passedOver, rung }) => guessedInstead + passedOver > 0 && isPractised(review.rungList[rung]!));
    const link = this.#part('practise') as HTMLAnchorElement;
    link.hidden = hardest === undefined;
    if (hardest) {
      const { id, name } = review.rungList[hardest.rung]!.technique;
      link.href = practiceOf(id);
      link.textContent = words.practise(name);
    }
    if (review.isJudged) this.#part('all-moves').replaceChildren(...moveList(review));
    this.#drawStrip();
    this.#showMove();
  }

  #drawStrip(): void {
    const width = this.#part('strip-box').clientWidth;
    if (!this.#review || width === 0) return;
    this.#strip.draw(this.#review, width, this.#lit);
    this.style.setProperty('--strip', this.#part('strip').style.height);
    this.#strip.at(this.#review.secondsAt(this.#move));
  }

  /** Shows the chosen move. */
  #showMove(): void {
    const review = this.#review;
    const board = boardOf(review, { move: this.#move, open: this.#open, step: this.#step });
    this.#drawBoard(board.scene);
    drawHint(this.#part('board').querySelector('svg')!, board.scene, board.picture, board.plain);
    this.classList.toggle('shows-open', this.#open);
    this.#ladder.show(review, this.#move);
    this.#panel.show(review, board);
    this.#strip.at(review.secondsAt(this.#move));
    const slider = this.#part('strip');
    slider.setAttribute('aria-valuemax', String(review.frames.length));
    slider.setAttribute('aria-valuenow', String(this.#move));
    slider.setAttribute('aria-valuetext', MovePanel.spoken(review, this.#move));
    this.#part('at').textContent = words.position(this.#move, review.frames.length);
    this.#part('time').textContent = words.clock(clockText(review.secondsAt(this.#move)), clockText(review.solve.seconds));
    const disable = (command: ReviewCommand, disabled: boolean) =>
      this.querySelector(`button[data-command=${command}]`)!.setAttribute('aria-disabled', String(disabled));
    disable('first', this.#move === 0);
    disable('previous', this.#move === 0);
    disable('next', this.#move === review.frames.length);
    for (const command of ['group-back', 'group-on'] as const) disable(command, review.group(this.#group).length === 0);
    for (const button of this.querySelectorAll<HTMLElement>('[data-group]'))
      button.setAttribute('aria-pressed', String(button.dataset.group === this.#group));
    for (const [command, name] of [
      ['group-back', words.previousOf],
      ['group-on', words.nextOf],
    ] as const)
      this.querySelector(`button[data-command=${command}]`)!.setAttribute('aria-label', name(words.groups[this.#group]));
  }

  #go(move: number): void {
    this.#move = Math.max(0, Math.min(this.#review.frames.length, move));
    [this.#open, this.#step, this.#full] = [false, 0, false];
    this.#showMove();
    this.#part('spoken').textContent = MovePanel.spoken(this.#review, this.#move);
  }

  #look({ open = this.#open, step = 0, full = this.#full }: { open?: boolean; step?: number; full?: boolean }): void {
    [this.#open, this.#step, this.#full] = [open, step, full];
    this.#showMove();
  }

  /** Keeps the move that is shown in the address, for a reader who comes back from another page. */
  #keepMove(): void {
    history.replaceState(history.state, '', `?move=${this.#move}${location.hash}`);
  }

  #choose(group: Group): void {
    if (this.#review.group(group).length === 0) return;
    this.#group = group;
    this.#jump(1);
  }

  /** Goes to the next or previous move of the chosen group, from the end round to the beginning. */
  #jump(direction: 1 | -1): void {
    const moves = this.#review.group(this.#group);
    const next =
      direction > 0 ? (moves.find((move) => move > this.#move) ?? moves[0]) : (moves.findLast((move) => move < this.#move) ?? moves.at(-1));
    this.#setView('moves');
    this.#go(next ?? this.#move);
  }

  #setView(view: 'moves' | 'techniques'): void {
    this.classList.toggle('by-technique', view === 'techniques');
    for (const button of this.querySelectorAll<HTMLElement>('.views button'))
      button.setAttribute('aria-pressed', String(button.dataset.command === (view === 'moves' ? 'by-move' : 'by-technique')));
  }

  #toggle(): void {
    const stop = this.#playing !== undefined;
    clearInterval(this.#playing);
    this.#playing = undefined;
    if (!stop) {
      if (this.#move === this.#review.frames.length) this.#go(0);
      this.#playing = setInterval(() => {
        if (this.#move === this.#review.frames.length) this.#toggle();
        else this.#go(this.#move + 1);
      }, PACE);
    }
    this.classList.toggle('playing', !stop);
    this.querySelector('button[data-command=play]')!.setAttribute('aria-label', stop ? words.buttons.play : words.buttons.pause);
  }

  #act(command: ReviewCommand): void {
    if (command === 'choose-file') this.#source.chooseFile();
    if (command === 'back') (this.querySelector('a[data-part=back]') as HTMLAnchorElement).click();
    if (command === 'mine') this.#source.beginOwn();
    if (this.classList.contains('empty')) return;
    const actions: Readonly<Partial<Record<ReviewCommand, () => void>>> = {
      first: () => this.#go(0),
      previous: () => this.#go(this.#move - 1),
      next: () => this.#go(this.#move + 1),
      last: () => this.#go(this.#review.frames.length),
      play: () => this.#toggle(),
      'group-back': () => this.#jump(-1),
      'group-on': () => this.#jump(1),
      open: () => openSentence(this.#review, this.#move) && this.#look({ open: !this.#open }),
      full: () => this.#look({ full: !this.#full }),
      'by-move': () => this.#setView('moves'),
      'by-technique': () => this.#setView('techniques'),
      views: () => this.#setView(this.classList.contains('by-technique') ? 'moves' : 'techniques'),
      'play-on': () => this.#playOn(),
      share: () => this.#share.show(),
      compare: () => this.#compare(),
    };
    actions[command]?.();
  }

  /** Opens the solve beside the ladder's run, at the digit that is shown. */
  #compare(): void {
    const { solve } = this.#review;
    keepComparedSolve(writeSolve(solve, solveWords));
    const puzzle = printPuzzle({ puzzle: solve.puzzle }, 'compact');
    const runs = [{ algorithm: 'human-solver', options: {} }];
    const page = new URL(this.dataset.compare!, location.href).href;
    location.assign(compareUrl(page, { puzzle, runs, measure: 'writes', time: this.#review.writtenAt(this.#move) }));
  }

  /** Plays on from the chosen move, in a copy: the game that is kept now is one undo away. */
  #playOn(): void {
    const kept = this.#kept.recall();
    this.#kept.move(follow(kept, gameAt(this.#review.solve, this.#move)));
    location.assign((this.querySelector('a[data-part=back]') as HTMLAnchorElement).href);
  }
}

/** Makes the page live. */
export function defineReview(): void {
  if (!customElements.get('sudo-review')) customElements.define('sudo-review', SudoReview);
}
