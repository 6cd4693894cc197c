import { proxy, transfer } from 'comlink';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../engine/errors.ts';
import { RemoteWorker } from './rpc.ts';
import { servedWorker } from './testing/served-worker.ts';

const functions = {
  add: (a: number, b: number) => a + b,
  refuse: () => {
    throw new InputError('this is none', { expected: 'one' });
  },
  later: async (wait: () => Promise<unknown>) => wait(),
  count: async (to: number, report: (so: number) => unknown) => {
    for (let at = 1; at <= to; at++) await report(at);
  },
  send: (report: (bytes: Uint8Array) => unknown) => {
    const bytes = new Uint8Array([1, 2, 3]);
    report(transfer(bytes, [bytes.buffer]));
    return bytes.length;
  },
};

function connected() {
  const worker = servedWorker(functions);
  return { worker, remote: new RemoteWorker<typeof functions>(worker) };
}

describe('the functions of a worker', () => {
  it('are called as if they were here', async () => {
    const { remote } = connected();
    expect(await remote.call((worker) => worker.add(2, 3))).toBe(5);
    remote.terminate();
  });

  it('say in full what they refuse, and go on', async () => {
    const { remote } = connected();
    await expect(remote.call((worker) => worker.refuse())).rejects.toThrow('this is none; expected one');
    expect(await remote.call((worker) => worker.add(1, 1))).toBe(2);
    remote.terminate();
  });

  it('report progress', async () => {
    const { remote } = connected();
    const heard: number[] = [];
    await remote.call((worker) =>
      worker.count(
        3,
        proxy((so: number) => heard.push(so)),
      ),
    );
    expect(heard).toEqual([1, 2, 3]);
    remote.terminate();
  });

  it('hand over what they need no more', async () => {
    const { remote } = connected();
    let got: Uint8Array | undefined;
    const left = await remote.call((worker) =>
      worker.send(
        proxy((bytes: Uint8Array) => {
          got = bytes;
        }),
      ),
    );
    expect(left).toBe(0);
    await expect.poll(() => got).toEqual(new Uint8Array([1, 2, 3]));
    remote.terminate();
  });

  it.each(['error', 'messageerror'])('are waited for no longer when the worker fails: %s', async (kind) => {
    const { worker, remote } = connected();
    const waiting = [remote.call((each) => each.later(proxy(() => new Promise(() => {})))), remote.call((each) => each.add(1, 1))];
    worker.fail(kind, 'out of memory');
    for (const each of waiting) await expect(each).rejects.toThrow('out of memory');
    expect([remote.broken, worker.terminated]).toEqual([true, true]);
    await expect(remote.call((each) => each.add(1, 1))).rejects.toThrow('out of memory');
  });

  it('are missed in words when the worker’s code does not come', async () => {
    const { worker, remote } = connected();
    const waiting = remote.call((each) => each.add(1, 1));
    worker.fail('error');
    await expect(waiting).rejects.toThrow('a background worker couldn’t be started');
  });
});
