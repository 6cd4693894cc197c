/**
 * <sudoscope-figure src="https://your.host/embed/dancing-links/?step=9">a picture and a link</sudoscope-figure>
 *
 * A figure of Sudoscope in a page of yours. What is in the element is shown until the figure is there, where it can't be had, and on paper.
 * Attributes: src, height (in pixels; without it the figure has the height it needs), theme (light or dark), keys (host). Methods and events
 * are those of the messages `sudoscope-figure`, version 1: see the page "Embedding" of the reference.
 */
(() => {
  const TYPE = 'sudoscope-figure';
  /** Until a figure is there, in milliseconds: after that nothing keeps its place. */
  const PATIENCE = 15_000;
  /** Decks that read the number of a key find it. */
  const CODES = { PageUp: 33, PageDown: 34, End: 35, Home: 36, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, '.': 190 };

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; position: relative; overflow: hidden }
    iframe { display: block; border: 0; width: 100%; color-scheme: auto }
    :host(:not([data-live])) iframe { position: absolute; inset: 0; height: 100%; opacity: 0; pointer-events: none }
    @media screen {
      :host([data-waits]) { min-height: var(--wanted, 30rem) }
      :host([data-live]) slot { display: none }
    }
    @media print {
      :host { height: auto !important }
      iframe { display: none }
    }`);

  class SudoscopeFigure extends HTMLElement {
    static observedAttributes = ['src', 'theme', 'height', 'keys'];
    #frame;
    #origin;
    #size;
    /** Shown where there is nothing in the element. */
    #link = document.createElement('a');
    /** Commands that wait for the figure. */
    #kept = [];
    #near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && this.#load(), { rootMargin: '200px' });

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      const slot = document.createElement('slot');
      slot.append(this.#link);
      root.append(slot);
    }

    connectedCallback() {
      addEventListener('message', this);
      this.toggleAttribute('data-waits', true);
      this.#fit();
      this.#near.observe(this);
      this.#link.href = this.#link.textContent = this.#address;
    }

    disconnectedCallback() {
      removeEventListener('message', this);
      this.#near.disconnect();
      this.#end();
    }

    attributeChangedCallback(name, before, value) {
      if (name === 'height') this.#fit();
      else if (name === 'theme') this.#frame && value && this.theme(value);
      else if (this.#frame && before !== value) {
        this.#end();
        this.#load();
      }
    }

    get #address() {
      const url = new URL(this.getAttribute('src') ?? '', document.baseURI);
      for (const name of ['theme', 'keys']) if (this.hasAttribute(name)) url.searchParams.set(name, this.getAttribute(name));
      return url.href;
    }

    #load() {
      this.#near.disconnect();
      if (this.#frame) return;
      const frame = document.createElement('iframe');
      this.#frame = frame;
      this.#origin = new URL(this.#address).origin;
      frame.title = this.title || this.querySelector('img')?.alt || this.textContent.trim();
      frame.allow = 'fullscreen; clipboard-write';
      frame.addEventListener('load', () => this.#post({ command: 'hello' }));
      frame.src = this.#address;
      this.shadowRoot.append(frame);
      setTimeout(() => this.removeAttribute('data-waits'), PATIENCE);
    }

    #end() {
      this.#frame?.remove();
      this.#frame = this.#size = undefined;
      this.removeAttribute('data-live');
    }

    #post(message) {
      this.#frame.contentWindow?.postMessage({ type: TYPE, version: 1, ...message }, this.#origin === 'null' ? '*' : this.#origin);
    }

    /** Sends a command; before the figure is there it is kept. */
    send(command, fields) {
      const message = { ...fields, command };
      if (this.#size) this.#post(message);
      else this.#kept = [...this.#kept.filter((kept) => command === 'step' || kept.command !== command), message];
    }

    /** To a step, or to what a link to this figure says. */
    go(to) {
      this.send('go', typeof to === 'number' ? { step: to } : { link: to });
    }
    show(link) {
      this.send('show', { link });
    }
    step(by = 1) {
      this.send('step', { by });
    }
    play(on = true) {
      this.send('play', { on });
    }
    pane(name) {
      this.send('pane', { name });
    }
    blank(on = true) {
      this.send('blank', { on });
    }
    theme(name) {
      this.send('theme', { name });
    }
    predict(on = true) {
      this.send('predict', { on });
    }
    reveal() {
      this.send('reveal');
    }
    options(options) {
      this.send('options', { options });
    }
    why(thing) {
      this.send('why', { thing });
    }
    whatif(decisions) {
      this.send('whatif', { decisions });
    }

    handleEvent({ source, origin, data }) {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.#origin || data?.type !== TYPE) return;
      const { event } = data;
      if (event === 'ready' && !data.width) this.#post({ command: 'hello' });
      else {
        if (event === 'ready' || event === 'resized') this.#resize(data);
        const isMine = this.dispatchEvent(new CustomEvent(event, { detail: data, cancelable: true }));
        if (event === 'key' && isMine) this.#press(data.key);
      }
    }

    #resize(size) {
      this.#size = size;
      this.toggleAttribute('data-live', true);
      this.removeAttribute('data-waits');
      this.#fit();
      for (const message of this.#kept.splice(0)) this.#post(message);
    }

    /** As high as the figure, or as the page wants it; where that is too low the figure is scaled instead of cut. */
    #fit() {
      const own = Number(this.getAttribute('height'));
      // A deck may lay out its slide before the figure is there.
      if (own) this.style.setProperty('--wanted', `${own}px`);
      if (!this.#size) return;
      const { height, least } = this.#size;
      const wanted = own || Math.max(height, least);
      const scale = Math.min(1, wanted / least);
      const { style } = this.#frame;
      style.height = `${wanted / scale}px`;
      style.width = `${100 / scale}%`;
      style.transform = scale < 1 ? `scale(${scale})` : '';
      style.transformOrigin = '0 0';
      this.style.height = `${wanted}px`;
    }

    /** A key that the figure leaves to the page is pressed there; Escape has only led out of the frame. */
    #press(key) {
      if (key === 'Escape') {
        this.#frame.blur();
        focus();
        return;
      }
      const keyCode = CODES[key] ?? key.toUpperCase().charCodeAt(0);
      for (const type of ['keydown', 'keyup'])
        this.dispatchEvent(
          new KeyboardEvent(type, { key, code: key, keyCode, which: keyCode, bubbles: true, composed: true, cancelable: true }),
        );
    }
  }

  if (!customElements.get(TYPE)) customElements.define(TYPE, SudoscopeFigure);
})();
