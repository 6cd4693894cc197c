import * as words from '#words/coach.ts';
import { KeptGame } from '../kept-game.ts';
import { keepMemory, keptMemory, keptOldSolves, MEMORY_KEY } from './kept-memory.ts';
import type { Memory, Outcome } from './memory.ts';
import { NextCard, practiceFor, rungOfProposal } from './next-card.ts';
import { drawPlot, legendSign } from './plot.ts';
import { proposalOf, type Skill, skillsOf } from './profile.ts';
import { fillSkills } from './skill-table.ts';

/** The page of what the coach remembers: techniques, what to practise next, and how long the player thought. */
class SudoCoach extends HTMLElement {
  readonly #kept = new KeptGame(
    { getItem: (name) => localStorage.getItem(name), setItem: (name, text) => localStorage.setItem(name, text) },
    Date.now,
  );
  #next!: NextCard;
  #skills: readonly Skill[] = [];
  /** What was erased on this visit; undefined once something else is kept. */
  #erased: Memory | undefined;

  connectedCallback(): void {
    this.#next = new NextCard(this, this.dataset.techniques!);
    for (const place of this.querySelectorAll<HTMLElement>('[data-sign]'))
      place.replaceChildren(legendSign(place.dataset.sign as Outcome | 'late'));
    this.#part('erase').addEventListener('click', () => this.#erase());
    this.#part('undo').addEventListener('click', () => this.#bringBack());
    new ResizeObserver(() => this.#drawPlot()).observe(this.#part('plot'));
    window.addEventListener('storage', ({ key }) => (key === MEMORY_KEY || key === null) && this.#show());
    window.addEventListener('pageshow', () => this.#show());
    this.#show();
    this.#learn();
    this.dataset.ready = '';
  }

  #part(name: string): HTMLElement {
    return this.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  }

  #say(text: string, canUndo = false): void {
    this.#part('says').textContent = text;
    this.#part('notice').hidden = text === '';
    this.#part('undo').hidden = !canUndo;
  }

  /** A game that was left as soon as it was solved hasn’t been judged yet. */
  async #learn(): Promise<void> {
    const { isUnlearned, recordSolve } = await import('./recorder.ts');
    await this.#judgeAgain();
    for (let game = this.#kept.recall(); game; game = game.former) {
      if (!isUnlearned(game)) continue;
      this.#say(words.learning);
      try {
        await recordSolve(game, Date.now());
        this.#show();
        this.#say('');
      } catch {
        this.#say(words.notLearned);
      }
    }
  }

  /** What an older rule has judged is judged by that of today. */
  async #judgeAgain(): Promise<void> {
    if (keptOldSolves().length === 0) return;
    const { judgeAgain } = await import('./rejudging.ts');
    try {
      const { again, gone } = await judgeAgain(this.#kept.recall(), (number, all) => {
        this.#show();
        this.#say(words.judgingAgain(number, all));
      });
      this.#show();
      this.#say(words.judgedAgain(again, gone));
    } catch {
      this.#say(words.notLearned);
    }
  }

  #show(): void {
    const memory = keptMemory();
    const isEmpty = memory.every(({ chances }) => chances.length === 0);
    this.classList.toggle('empty', isEmpty);
    this.#part('from').textContent = isEmpty
      ? ''
      : words.from(memory.filter(({ practice }) => !practice).length, memory.filter(({ practice }) => practice).length);
    this.#skills = skillsOf(memory);
    const proposal = proposalOf(this.#skills);
    this.#next.show(proposal, this.#skills);
    fillSkills(
      this.#part('rows'),
      this.#skills,
      proposal && rungOfProposal(proposal),
      ({ rung, practised }) => `../?${practiceFor(rung, practised)}`,
    );
    this.#drawPlot();
  }

  #drawPlot(): void {
    const place = this.#part('plot');
    if (place.clientWidth > 0) drawPlot(place, this.#skills, place.clientWidth);
  }

  #erase(): void {
    this.#erased = keptMemory();
    keepMemory([], []);
    this.#show();
    this.#say(words.kept.erased, true);
    this.#part('undo').focus();
  }

  #bringBack(): void {
    if (this.#erased) keepMemory(this.#erased);
    this.#erased = undefined;
    this.#show();
    this.#say(words.kept.back);
    this.#part('erase').focus();
  }
}

/** Makes the page live. */
export function defineCoach(): void {
  if (!customElements.get('sudo-coach')) customElements.define('sudo-coach', SudoCoach);
}
