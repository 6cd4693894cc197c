import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Command, commands, type Driver } from './webdriver.ts';

/** Where WebKitGTK's packages put their driver, and a browser that takes its commands. */
export const places = [process.env.WEBKIT_DRIVER ?? '', '/usr/bin/WebKitWebDriver'];
const browsers = '/usr/{lib,libexec}/{*/,}webkit{2gtk-4,gtk-6}*/MiniBrowser';

/** The processor draws the pictures, because the virtual screen has no graphics hardware. */
const environment = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

/** The buttons of its toolbar would keep a window wider than a phone. */
const narrow =
  '.titlebar *, headerbar *, box > box > *, entry { min-width: 0; padding: 0; margin: 0 } button { -gtk-icon-transform: scale(0.1) }';

/** Starts WebKitGTK, the engine of Safari, on a virtual screen (Xvfb). */
export async function startWebKit(driverPath: string): Promise<Driver> {
  const [binary] = globSync(browsers);
  if (!binary) throw new Error(`WebKit's driver is there, but no ${browsers}`);
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), narrow);
  const running: ChildProcess[] = [screen];
  const quit = async () => {
    for (const process of running.reverse()) {
      process.kill();
      if (process.exitCode === null && process.pid) await once(process, 'exit');
    }
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    const [display] = await Promise.race([
      once(screen.stdio[3]!, 'data'),
      once(screen, 'error').then(([error]) => {
        throw new Error(`WebKit needs a screen, and Xvfb does not start: ${error.message}`);
      }),
    ]);
    const port = await freePort();
    running.push(
      spawn(driverPath, [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, ...environment, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings },
      }),
    );
    const call = await listening(`http://127.0.0.1:${port}/session`);
    const { sessionId } = (await call('POST', '', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
    })) as { sessionId: string };
    const send = (command: Command, parameters: object = {}) => {
      const [method, path] = commands[command];
      return call(method, `/${sessionId}${path}`, parameters);
    };
    const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
    return {
      send,
      async resize(width, height) {
        await send('SetWindowRect', { x: 0, y: 0, width, height });
        const [wide, high] = (await send('ExecuteScript', { script, args: [] })) as [number, number];
        await send('SetWindowRect', { x: 0, y: 0, width: width + wide, height: height + high });
      },
      async quit() {
        await send('DeleteSession').catch(() => {});
        await quit();
      },
    };
  } catch (error) {
    await quit();
    throw error;
  }
}

type Call = (method: string, path: string, body: object) => Promise<unknown>;

/** Calls of a driver, as soon as it listens. */
async function listening(sessions: string): Promise<Call> {
  for (let wait = 0; ; wait++) {
    try {
      await fetch(sessions.replace(/session$/, 'status'));
      break;
    } catch (error) {
      if (wait === 100) throw error;
      await pause(100);
    }
  }
  return async (method, path, body) => {
    const response = await fetch(sessions + path, { method, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(value.message);
    return value;
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
