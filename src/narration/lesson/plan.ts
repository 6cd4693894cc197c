import type { Lesson } from './lesson.ts';
import type { Screen } from './screens.ts';
import type { PlannedScreen } from './session.ts';

/** A stretch of the time that is planned: what of a part is between its votes and breaks, or one of these. */
export interface Stretch {
  readonly kind: 'part' | 'vote' | 'break';
  readonly label: string;
  /** Which one of its kind it is, from 1; of a part that goes on after a vote the same. */
  readonly number: number;
  /** Whether it is a part that goes on after a vote or a break. */
  readonly continued: boolean;
  /** In minutes after the beginning of the lesson, not always whole ones. */
  readonly begins: number;
  readonly minutes: number;
  /** Its screens, by their places. */
  readonly screens: readonly number[];
}

/** What a lesson is held by: how to go through its screens, and when. */
export interface Plan {
  readonly screens: readonly Screen[];
  readonly planned: readonly PlannedScreen[];
  readonly stretches: readonly Stretch[];
}

/** The plan of a lesson, given its screens. */
export function planOf(lesson: Lesson, screens: readonly Screen[]): Plan {
  return {
    screens,
    planned: screens.map((screen, index) => plannedScreen(screen, screens[index - 1])),
    stretches: stretchesOf(lesson, screens),
  };
}

function plannedScreen(screen: Screen, before: Screen | undefined): PlannedScreen {
  if (screen.kind !== 'frame') return { kind: screen.kind === 'asked' ? 'question' : 'words', follows: false };
  const earlier = before?.kind === 'frame' ? before.frame : before?.kind === 'asked' ? before.asked.frame : undefined;
  const { path, query, step } = screen.frame;
  return { kind: 'frame', follows: earlier?.path === path && earlier.query === query && earlier.step + 1 === step };
}

/** A part's time is shared by its screens; votes and breaks in it have their own, and the rest of the part comes after them. */
function stretchesOf({ parts }: Lesson, screens: readonly Screen[]): Stretch[] {
  const stretches: Stretch[] = [];
  const numbers = { part: 0, vote: 0, break: 0 };
  // A part without minutes, such as the title's, is in the time of what comes next.
  let untimed: readonly number[] = [];
  const add = (stretch: Pick<Stretch, 'kind' | 'label' | 'minutes' | 'continued' | 'screens'>) => {
    const { kind, minutes, continued } = stretch;
    const own = [...untimed, ...stretch.screens];
    untimed = minutes > 0 ? [] : own;
    if (own.length === 0 || minutes === 0) return;
    const last = stretches.at(-1);
    const number = continued ? numbers[kind] : ++numbers[kind];
    stretches.push({ ...stretch, screens: own, number, begins: last ? last.begins + last.minutes : 0 });
  };
  parts.forEach(({ heading, minutes }, part) => {
    const within = screens.flatMap((screen, index) => (screen.part === part ? [index] : []));
    const all = within.filter((index) => ownMinutes(screens[index]!) === 0).length;
    let rest: number[] = [];
    let continued = false;
    const addRest = () => {
      if (rest.length === 0) return;
      add({ kind: 'part', label: heading, minutes: (minutes * rest.length) / all, continued, screens: rest });
      [rest, continued] = [[], true];
    };
    for (const index of within) {
      const screen = screens[index]!;
      const own = ownMinutes(screen);
      if (own === 0) rest.push(index);
      else {
        addRest();
        const kind = screen.kind === 'asked' ? 'vote' : 'break';
        add({ kind, label: screen.kind === 'break' ? screen.label : '', minutes: own, continued: false, screens: [index] });
      }
    }
    addRest();
  });
  return stretches;
}

const ownMinutes = (screen: Screen): number => {
  if (screen.kind === 'asked') return screen.asked.minutes;
  return screen.kind === 'break' ? screen.minutes : 0;
};

/** The stretch of a screen. */
export const stretchAt = ({ stretches }: Plan, screen: number): Stretch | undefined =>
  stretches.find(({ screens }) => screens.includes(screen));

/** The minutes after the beginning by which a screen should be left: the screens of a stretch share its time evenly. */
export function plannedUntil(plan: Plan, screen: number): number {
  const stretch = stretchAt(plan, screen);
  return stretch ? stretch.begins + (stretch.minutes * (stretch.screens.indexOf(screen) + 1)) / stretch.screens.length : 0;
}

/** Screens one after the other that are in the same stretch; undefined where no minutes are planned for them. */
export interface HeldTogether {
  readonly stretch: Stretch | undefined;
  readonly screens: readonly number[];
}

/** A plan in the order in which it is held. */
export function inOrder(plan: Plan): HeldTogether[] {
  const together: { stretch: Stretch | undefined; screens: number[] }[] = [];
  for (const screen of plan.screens.keys()) {
    const stretch = stretchAt(plan, screen);
    const last = together.at(-1);
    if (last && last.stretch === stretch) last.screens.push(screen);
    else together.push({ stretch, screens: [screen] });
  }
  return together;
}
