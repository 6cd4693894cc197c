import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command, Driver } from './webdriver.ts';

/** Where Firefox usually is. */
export const places = [
  process.env.FIREFOX ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const flags = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile'];

/** Any free port, and none of what a first start asks and fetches. */
const preferences = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'full-screen-api.warning.timeout': 0,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  // A mouse, which a Firefox without a window says it has not.
  'ui.primaryPointerCapabilities': 6,
};

/**
 * Starts Firefox without a window. It takes WebDriver's commands over its own socket (Marionette), the one that geckodriver wraps in HTTP.
 * Few systems have a package of geckodriver, so this talks to the socket directly.
 * `more` are additional preferences.
 */
export async function startFirefox(binary: string, more: Readonly<Record<string, unknown>> = {}): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries({ ...preferences, ...more }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const browser = spawn(binary, [...flags, profile], { stdio: 'ignore' });
  const ended = once(browser, 'exit');
  try {
    const marionette = new Marionette(await socketOf(browser, join(profile, 'MarionetteActivePort')));
    await marionette.send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
    return {
      send: (command: Command, parameters = {}) => marionette.send(`WebDriver:${command}`, parameters),
      async resize(width, height) {
        // A window of Firefox is never narrower than 450 pixels unless its own frame allows it.
        await marionette.send('Marionette:SetContext', { value: 'chrome' });
        await marionette.send('WebDriver:ExecuteScript', { script: `document.documentElement.style.minWidth = '0'`, args: [] });
        await marionette.send('Marionette:SetContext', { value: 'content' });
        await marionette.send('WebDriver:SetWindowRect', { width, height });
        const [wide, high] = (await marionette.send('WebDriver:ExecuteScript', {
          script: 'return [outerWidth - innerWidth, outerHeight - innerHeight]',
          args: [],
        })) as [number, number];
        await marionette.send('WebDriver:SetWindowRect', { width: width + wide, height: height + high });
      },
      async quit() {
        browser.kill();
        await ended;
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  } catch (error) {
    browser.kill();
    throw error;
  }
}

/** Waits until Firefox has said in its profile which port it listens on. */
async function socketOf(browser: ChildProcess, file: string): Promise<Socket> {
  for (let wait = 0; wait < 600 && browser.exitCode === null; wait++) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (port) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    }
    await pause(100);
  }
  throw new Error('Firefox does not start');
}

/** Commands [0, id, name, parameters] and answers [1, id, error, value], each as its length in bytes, a colon and JSON. */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #received: Buffer = Buffer.alloc(0);
  #last = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data: Buffer) => {
      this.#received = Buffer.concat([this.#received, data]);
      for (let message = this.#next(); message; message = this.#next()) this.#take(JSON.parse(message));
    });
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox has ended'));
    });
  }

  send(name: string, parameters: object): Promise<unknown> {
    const id = ++this.#last;
    const text = JSON.stringify([0, id, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(id, answer);
    return answer.promise;
  }

  #next(): string | undefined {
    const colon = this.#received.indexOf(':');
    const end = colon + 1 + Number(this.#received.subarray(0, colon).toString());
    if (colon < 0 || this.#received.length < end) return undefined;
    const message = this.#received.subarray(colon + 1, end).toString();
    this.#received = this.#received.subarray(end);
    return message;
  }

  #take(message: [type: number, id: number, error: { message: string } | null, result: { value?: unknown }] | object): void {
    // The first message is a greeting.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result?.value);
  }
}
