import { AddressCodec, flagField, numberField, optionalField, optionsField, puzzleField, textField } from './address.ts';

/** What a link holds of one stepper: enough to restore the exact frame. */
export interface UrlState {
  /** Which stepper of the page. */
  readonly run: string;
  readonly algorithm: string;
  /** A named puzzle's id, or a puzzle as text. */
  readonly puzzle: string;
  readonly options: Readonly<Record<string, string>>;
  readonly step: number;
  /** The thing that `why` is asked about, as text. */
  readonly why?: string | undefined;
  /** It fills the window. */
  readonly stage?: boolean | undefined;
  /** The reader makes the moves. */
  readonly hands?: boolean | undefined;
  /** And the run goes on as it drew, whatever they say. */
  readonly keeps?: boolean | undefined;
  /** The pane that is to be seen with the frame, by its name. */
  readonly pane?: string | undefined;
  /** Decisions that are not the run's own, as text. */
  readonly forks?: string | undefined;
  /** The choice of another decision is open. */
  readonly asks?: boolean | undefined;
  /** What the page around a frame wants: its theme, and who has the keys. Links that are shared leave them out. */
  readonly theme?: string | undefined;
  readonly keys?: string | undefined;
  /** 'hidden' where nothing after the frame that is shown is to be seen, as before a class; 'shown' in a lesson's link that wants the whole run. */
  readonly ahead?: string | undefined;
}

const codec = new AddressCodec<UrlState>({
  run: textField('run'),
  algorithm: textField('algorithm'),
  puzzle: puzzleField,
  options: optionsField,
  step: numberField('step'),
  why: optionalField('why'),
  stage: flagField('stage'),
  hands: flagField('hands'),
  keeps: flagField('keeps'),
  pane: optionalField('pane'),
  forks: optionalField('if'),
  asks: flagField('whatif'),
  theme: optionalField('theme'),
  keys: optionalField('keys'),
  ahead: optionalField('ahead'),
});

/** The values of a link, and the faults in its text, if any. */
export interface FigureLink extends UrlState {
  readonly faults?: readonly string[] | undefined;
}

/** Reads the query and the fragment of a URL; undefined when they are not about a stepper. Values are unchecked. */
export function readUrlState(address: Pick<URL, 'search' | 'hash'>): FigureLink | undefined {
  const link = codec.read(address, { run: '', algorithm: '', puzzle: '', options: {}, step: 0 });
  if (!link?.values.run) return undefined;
  return link.faults.length > 0 ? { ...link.values, faults: link.faults } : link.values;
}

/** The page's URL with the state in its query and the stepper as its fragment, followed by a long puzzle. */
export const urlOf = (page: string, state: UrlState): string => codec.write(page, state, state.run);

/** An address of this page, with what the page around it wants kept as it is in another of its addresses. */
export function keepWishes(address: string, { search }: Pick<URL, 'search'>): string {
  const url = new URL(address);
  const wishes = new URLSearchParams(search);
  for (const name of ['theme', 'keys', 'ahead']) if (wishes.has(name)) url.searchParams.set(name, wishes.get(name)!);
  return url.href;
}
