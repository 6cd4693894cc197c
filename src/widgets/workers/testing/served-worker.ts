import { serve, type WorkerLike } from '../rpc.ts';

/** A worker that serves these functions in this thread, through a channel that copies as a real one does. */
export function servedWorker(
  functions: Parameters<typeof serve>[0],
): WorkerLike & { fail(kind: string, message?: string): void; terminated: boolean } {
  const { port1, port2 } = new MessageChannel();
  serve(functions, port2);
  return Object.assign(port1, {
    terminated: false,
    terminate(this: { terminated: boolean }) {
      this.terminated = true;
      port1.close();
    },
    fail: (kind: string, message?: string) => port1.dispatchEvent(Object.assign(new Event(kind), { message })),
  });
}
