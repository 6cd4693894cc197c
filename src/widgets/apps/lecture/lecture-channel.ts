import { type Message, TYPE } from './message.ts';

/**
 * How the windows of lessons in one browser tell each other something: by a channel, or, where the browser refuses one, through what it stores.
 * Either is heard only by pages of this origin.
 */
export class LectureChannel {
  readonly #channel: BroadcastChannel | undefined;
  readonly #end = new AbortController();
  #isMute = false;

  constructor(hear: (message: Message) => void) {
    this.#channel = broadcastChannel();
    this.#channel?.addEventListener('message', ({ data }) => hear(data as Message));
    if (this.#channel) return;
    const heard = ({ key, newValue }: StorageEvent) => key === TYPE && newValue !== null && hear(JSON.parse(newValue) as Message);
    addEventListener('storage', heard, { signal: this.#end.signal });
  }

  /** Whether the browser lets no window hear this one. */
  get isMute(): boolean {
    return this.#isMute;
  }

  say(message: Message): void {
    if (this.#channel) this.#channel.postMessage(message);
    else this.#store(message);
  }

  close(): void {
    this.#channel?.close();
    this.#end.abort();
  }

  /** Other windows are told of what is stored, and it needn't stay. */
  #store(message: Message): void {
    try {
      localStorage.setItem(TYPE, JSON.stringify(message));
      localStorage.removeItem(TYPE);
      this.#isMute = false;
    } catch {
      this.#isMute = true;
    }
  }
}

function broadcastChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(TYPE);
  } catch {
    return undefined;
  }
}
