/** The tabs of a whole page, after the tab pattern of WAI-ARIA: the address names the panel that is shown. */
export class SudoPageTabs extends HTMLElement {
  get #tabs(): readonly HTMLButtonElement[] {
    return [...this.querySelectorAll<HTMLButtonElement>(':scope > [role=tab]')];
  }

  connectedCallback(): void {
    for (const tab of this.#tabs) {
      tab.addEventListener('click', () => this.#choose(tab));
      tab.addEventListener('keydown', (event) => this.#walk(event, tab));
    }
    addEventListener('hashchange', () => this.#follow());
    this.#follow();
  }

  /** An address that names no tab, but is about something in one, leaves the first. */
  #follow(): void {
    const named = this.#tabs.find(({ dataset }) => dataset.tab === location.hash.slice(1));
    this.#show(named ?? this.#tabs[0]!);
  }

  #choose(tab: HTMLButtonElement): void {
    this.#show(tab);
    history.replaceState(history.state, '', `#${tab.dataset.tab}`);
  }

  #show(target: HTMLButtonElement): void {
    for (const tab of this.#tabs) {
      const chosen = tab === target;
      tab.setAttribute('aria-selected', String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      document.getElementById(tab.getAttribute('aria-controls')!)!.hidden = !chosen;
      // Each tab has a line of its own beside the page's name.
      const lede = document.querySelector<HTMLElement>(`[data-lede="${tab.dataset.tab}"]`);
      if (lede) lede.hidden = !chosen;
    }
  }

  #walk(event: KeyboardEvent, tab: HTMLButtonElement): void {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const tabs = this.#tabs;
    const next = tabs[(tabs.indexOf(tab) + way + tabs.length) % tabs.length]!;
    this.#choose(next);
    next.focus();
  }
}

export function definePageTabs(): void {
  customElements.define('sudo-page-tabs', SudoPageTabs);
}
