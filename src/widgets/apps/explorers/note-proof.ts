import { proof as words } from '#words/note-proof.ts';
import { type Change, checkChanged, type Note } from '../../../trace/notes/changed-proof.ts';
import type { PlainPuzzle } from '../../../trace/notes/check-notes.ts';

interface Proof {
  readonly puzzle: PlainPuzzle;
  readonly notes: readonly Note[];
}

/** A proof in the page: each change of a note has all of it checked again. */
class NoteProof extends HTMLElement {
  connectedCallback(): void {
    const { puzzle, notes } = JSON.parse(this.querySelector('script')!.textContent!) as Proof;
    const changes: Change[] = notes.map(() => 'kept');
    this.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-change]');
      if (!button) return;
      const place = Number(button.closest<HTMLElement>('[data-note]')!.dataset.note);
      const change = button.dataset.change as Change;
      changes[place] = changes[place] === change ? 'kept' : change;
      this.#show(puzzle, notes, changes);
    });
  }

  #show(puzzle: PlainPuzzle, notes: readonly Note[], changes: readonly Change[]): void {
    const { verdicts, isRefuted, fault } = checkChanged(puzzle, notes, changes);
    for (const row of this.querySelectorAll<HTMLElement>('[data-note]')) {
      const place = Number(row.dataset.note);
      row.dataset.verdict = verdicts[place]!;
      row.querySelector('[data-part=verdict]')!.textContent = words.verdicts[verdicts[place]!];
      for (const button of row.querySelectorAll<HTMLElement>('[data-change]'))
        button.setAttribute('aria-pressed', String(changes[place] === button.dataset.change));
      const first = row.querySelector<HTMLElement>('[data-first]');
      const isAltered = changes[place] === 'altered';
      first?.classList.toggle('is-altered', isAltered);
      if (first) first.textContent = isAltered ? first.dataset.other! : first.dataset.own!;
    }
    const whole = this.querySelector<HTMLElement>('[data-part=whole]')!;
    whole.toggleAttribute('data-holds', isRefuted);
    const where = fault === notes.length - 1 ? words.failsAtEnd : words.failsAtNote(fault + 1);
    whole.textContent = !isRefuted ? words.fails(where) : changes.every((change) => change === 'kept') ? words.holds : words.stillHolds;
  }
}

export function defineNoteProof(): void {
  if (!customElements.get('note-proof')) customElements.define('note-proof', NoteProof);
}
