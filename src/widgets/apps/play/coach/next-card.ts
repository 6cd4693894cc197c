import { next as words } from '#words/coach.ts';
import { ladder } from '../../../../engine/logic/ladder.ts';
import { puzzleOf } from '../../../../engine/puzzle.ts';
import { rungInSentence, rungName } from '../../../../narration/en/solve.ts';
import { practiceQuery } from '../../../runs/links/practice-url.ts';
import { techniquePosition } from '../../../runs/technique-position.ts';
import { whenIdle } from '../../../ui/browser.ts';
import { gridDrawing } from '../../../views/grid/drawn-grid.ts';
import { emptyScene, type GridScene } from '../../../views/grid/scene.ts';
import type { Proposal, Skill } from './profile.ts';

/** Where practice that the coach proposes comes back to. */
const HERE = 'play/coach/';

/** The query for Play to practise a technique: another position each time. */
export const practiceFor = (rung: number, practised: number): string =>
  practiceQuery({ technique: ladder[rung]!.technique.id, position: practised, from: HERE });

/** Why a technique is proposed, in a sentence. */
export function reasonOf(proposal: Proposal): string {
  if (proposal.why === 'next') return words.first(rungInSentence(proposal.rung));
  const { skill, count } = proposal;
  const { rung, last, median } = skill;
  return proposal.why === 'missed'
    ? words.missed(rungInSentence(rung), count, last.length, median)
    : words.slow(rungInSentence(rung), count, last.length, median!);
}

export const rungOfProposal = (proposal: Proposal): number => (proposal.why === 'next' ? proposal.rung : proposal.skill.rung);

/** The card that proposes what to practise next, with a picture of the position. */
export class NextCard {
  readonly #root: HTMLElement;
  readonly #cards: string;
  readonly #draw: (scene: GridScene) => void;
  #shown = '';

  /** `cards`: the address of the cards. */
  constructor(root: HTMLElement, cards: string) {
    this.#root = root;
    this.#cards = cards;
    this.#draw = gridDrawing(this.#part('board'), undefined, { numbered: true });
  }

  #part<Part extends HTMLElement = HTMLElement>(name: string): Part {
    return this.#root.querySelector<Part>(`[data-part=next-${name}]`)!;
  }

  show(proposal: Proposal | undefined, skills: readonly Skill[]): void {
    for (const name of ['about', 'board', 'acts']) this.#part(name).hidden = proposal === undefined;
    if (!proposal) {
      this.#part('title').textContent = words.heading;
      this.#part('why').textContent = words.tooFew;
      return;
    }
    const rung = rungOfProposal(proposal);
    const { id } = ladder[rung]!.technique;
    const practised = skills.find((skill) => skill.rung === rung)?.practised ?? 0;
    this.#part('title').textContent = words.title(rungName(rung));
    this.#part('why').textContent = reasonOf(proposal);
    const practise = this.#part<HTMLAnchorElement>('practise');
    practise.href = `../?${practiceFor(rung, practised)}`;
    practise.textContent = words.practise(rungName(rung));
    this.#part<HTMLAnchorElement>('card').href = `${this.#cards}#technique-${id}`;
    const name = `${id} ${practised}`;
    if (name === this.#shown) return;
    this.#shown = name;
    // Looking for a position takes a phone the better part of a second.
    whenIdle(() => {
      if (name !== this.#shown) return;
      const { grid, givens, digits, candidates } = techniquePosition(id, practised);
      this.#draw({ ...emptyScene(puzzleOf(givens, { grid })), digits, candidates });
    });
  }
}
