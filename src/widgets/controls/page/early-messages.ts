/** Messages that came before what hears them was loaded: a host page greets its frame as soon as that is there. */
let early: MessageEvent[] | undefined;

const keep = (event: MessageEvent): void => {
  early?.push(event);
};

export function keepMessages(): void {
  early = [];
  addEventListener('message', keep);
}

/** Gives each message to `hear`, those that were kept first. */
export function hearMessages(hear: (event: MessageEvent) => void): void {
  removeEventListener('message', keep);
  const kept = early ?? [];
  early = undefined;
  for (const event of kept) hear(event);
  addEventListener('message', hear);
}
