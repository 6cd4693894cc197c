import { roomSums as words } from '#words/explorers.ts';
import { type BitSum, bitSum, countAt, triadsOf } from './bit-sums.ts';

/** The words of nine digits in a band, which a reader adds up one by one; the counts come out bit by bit. */
class RoomSums extends HTMLElement {
  #words: readonly number[] = [];
  #added = 0;

  connectedCallback(): void {
    this.#words = this.dataset.words!.split(' ').map(Number);
    const part = (name: string) => this.querySelector<HTMLButtonElement>(`[data-part=${name}]`)!;
    part('back').addEventListener('click', () => this.#show(this.#added - 1));
    part('next').addEventListener('click', () => this.#show(this.#added + 1));
    part('all').addEventListener('click', () => this.#show(this.#added === this.#words.length ? 0 : this.#words.length));
    this.#show(0, { silent: true });
  }

  /** Shows the sum of the first `added` words. */
  #show(added: number, { silent = false } = {}): void {
    const all = this.#words.length;
    this.#added = Math.min(all, Math.max(0, added));
    const sum = bitSum(this.#words.slice(0, this.#added));
    const isDone = this.#added === all;
    const triads = isDone ? triadsOf(this.#words) : [];
    for (const [index, row] of [...this.querySelectorAll('[data-digit]')].entries()) {
      row.classList.toggle('waiting', index >= this.#added);
      row.classList.toggle('last', index === this.#added - 1 && !isDone);
      const gone = triads.flatMap(({ gone: all }) => all.filter(({ digit }) => digit === index + 1));
      for (const [place, cell] of [...row.querySelectorAll('.bit')].entries())
        cell.classList.toggle(
          'gone',
          gone.some((each) => each.place === place),
        );
    }
    for (const row of this.querySelectorAll<HTMLElement>('[data-plane]')) this.#plane(row, sum);
    for (const [place, cell] of [...this.querySelectorAll('[data-part=counts] .bit')].entries()) {
      cell.textContent = String(countAt(sum, place));
      cell.classList.toggle(
        'triad',
        triads.some((triad) => triad.place === place),
      );
    }
    this.querySelector<HTMLButtonElement>('[data-part=back]')!.disabled = this.#added === 0;
    this.querySelector<HTMLButtonElement>('[data-part=next]')!.disabled = isDone;
    this.querySelector('[data-part=all]')!.textContent = isDone ? words.again : words.all;
    const said = this.querySelector('[data-part=said]')!;
    const text = words.said(Number(this.dataset.band), this.#added, sum, triads);
    if (silent) said.textContent = text;
    else requestAnimationFrame(() => (said.textContent = text));
  }

  #plane(row: HTMLElement, { planes, carries }: BitSum): void {
    const k = Number(row.dataset.plane);
    for (const [place, cell] of [...row.querySelectorAll('.bit')].entries()) {
      const isSet = ((planes[k]! >> place) & 1) === 1;
      cell.textContent = isSet ? '1' : '0';
      cell.classList.toggle('in', isSet);
      // What came into this plane by a carry of the last word.
      cell.classList.toggle('carried', k > 0 && ((carries[k - 1] ?? 0) >> place) % 2 === 1 && this.#added < this.#words.length);
    }
  }
}

/** Makes every `<room-sums>` of the page live. */
export function defineRoomSums(): void {
  if (!customElements.get('room-sums')) customElements.define('room-sums', RoomSums);
}
