/** A browser that takes the commands of W3C WebDriver, by their names there. */
export interface Driver {
  /** The answer's value; throws an Error with the browser's words. */
  send(command: Command, parameters?: object): Promise<unknown>;
  /** A window whose page is so large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  quit(): Promise<void>;
}

export type Command = keyof typeof commands;

/** Method and path of each command below /session/{id}. */
export const commands = {
  NewSession: ['POST', ''],
  DeleteSession: ['DELETE', ''],
  SetTimeouts: ['POST', '/timeouts'],
  Navigate: ['POST', '/url'],
  SetWindowRect: ['POST', '/window/rect'],
  ExecuteScript: ['POST', '/execute/sync'],
  PerformActions: ['POST', '/actions'],
  ReleaseActions: ['DELETE', '/actions'],
  TakeScreenshot: ['GET', '/screenshot'],
  Print: ['POST', '/print'],
} as const;

/** WebDriver's codes of the keys that write nothing. */
const keys: Readonly<Record<string, string>> = {
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

const PATIENCE_MS = 20_000;

/** One page of a browser: what a reader does to it, and what can be seen of it. */
export class Page {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#driver.send('Navigate', { url: this.#origin + path });
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }

  /** Runs a function in the page and returns its result. It must not use anything from outside; its parameters and its result are JSON. */
  async look<Result, Parameters extends unknown[]>(
    at: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Awaited<Result>> {
    return (await this.#driver.send('ExecuteScript', {
      script: `return (${at}).apply(null, arguments)`,
      args: parameters,
    })) as Awaited<Result>;
  }

  /** Waits until a function gives something true in the page; throws an Error that names `what` when it does not. */
  async until<Parameters extends unknown[]>(
    what: string,
    at: (...parameters: Parameters) => unknown,
    ...parameters: Parameters
  ): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!(await this.look(at, ...parameters))) {
      if (Date.now() > end) throw new Error(`waited in vain for: ${what}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  async press(key: string): Promise<void> {
    const value = keys[key] ?? key;
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    await this.#driver.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Moves the mouse to the middle of the first element that a selector names, and presses it; throws an Error when another one stays there. */
  async click(selector: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    // What hides on a stage comes back when the mouse moves, and a page that still comes moves what is on it.
    while (!(await this.#pointAt(selector))) if (Date.now() > end) throw new Error(`waited in vain for: ${selector} lies above all else`);
    await this.#mouse([
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Moves the mouse to the middle of the first element of a selector. Returns whether no other element covers it. */
  async #pointAt(selector: string): Promise<boolean> {
    const place = await this.look((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`there is no ${selector}`);
      const middle = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      };
      const { x, y } = middle();
      if (x <= 0 || y <= 0 || x >= innerWidth || y >= innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return middle();
    }, selector);
    await this.#mouse([{ type: 'pointerMove', duration: 0, origin: 'viewport', ...place }]);
    return await this.look(
      (selector, { x, y }) => {
        const [element, there] = [document.querySelector(selector), document.elementFromPoint(x, y)];
        return there !== null && Boolean(element?.contains(there) || there.closest('label')?.contains(element));
      },
      selector,
      place,
    );
  }

  async #mouse(actions: readonly object[]): Promise<void> {
    const parameters = { pointerType: 'mouse' };
    await this.#driver.send('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] });
  }

  /** A picture of the window, as PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await this.#driver.send('TakeScreenshot', { full: false })) as string, 'base64');
  }

  /** The page on paper, as PDF. */
  async paper(): Promise<Buffer> {
    return Buffer.from((await this.#driver.send('Print')) as string, 'base64');
  }
}
