import { type AnyAlgorithm, applyStep } from '../../src/engine/algorithm.ts';
import type { Timeline } from '../../src/trace/timeline.ts';

/** The digits that each frame of a run shows, by position, by plain replay; none where there isn’t a grid. */
export function digitsShown(timeline: Timeline): Uint8Array[] {
  const { algorithm } = timeline;
  const state = timeline.peek(0);
  const shown = [algorithm.picture(state, undefined).grid?.digits.slice() ?? new Uint8Array(0)];
  for (const step of timeline.steps()) {
    applyStep(algorithm, state, step);
    shown.push(algorithm.picture(state, step).grid?.digits.slice() ?? new Uint8Array(0));
  }
  return shown;
}

/** Returns the faults of a timeline's changes, which must be all that its frames show, and no others. */
export function faultsOfChanges(timeline: Timeline, shown = digitsShown(timeline)): string[] {
  const faults: string[] = [];
  const times = new Uint32Array(shown[0]!.length);
  timeline.digits.count(times, 0, timeline.length);
  for (const cell of shown[0]!.keys()) {
    const expected = shown.flatMap((digits, position) => (position > 0 && digits[cell] !== shown[position - 1]![cell] ? [position] : []));
    const forward: number[] = [];
    for (let at = timeline.nextChange(cell, 0); at !== undefined; at = timeline.nextChange(cell, at)) forward.push(at);
    const backward: number[] = [];
    const end = timeline.length + 1;
    for (let at = timeline.previousChange(cell, end); at !== undefined; at = timeline.previousChange(cell, at)) backward.push(at);
    const described = [`${forward}`, `${backward.reverse()}`, times[cell]];
    if (described.join(' | ') !== [`${expected}`, `${expected}`, expected.length].join(' | '))
      faults.push(
        `cell ${cell} changes at ${expected.slice(0, 20)}; found forward, backward, counted: ${described.join(' | ').slice(0, 200)}`,
      );
  }
  return faults;
}

/** Returns the faults of a timeline's levels. */
export function faultsOfSpans(timeline: Timeline, shown = digitsShown(timeline)): string[] {
  const { algorithm, length, outcome } = timeline;
  const faults: string[] = [];
  const spec = (position: number) => algorithm.steps[timeline.kindAt(position)!]!;
  const spans = timeline.spans.openedIn(0, length, Object.keys(algorithm.steps));
  const closings = new Set(spans.map((span) => timeline.spans.closeOf(span)));
  const isOpen = (position: number) =>
    spans.filter(({ opened, closed }) => opened <= position && (closed === undefined || closed > position));
  for (const span of spans) {
    const { opened } = span;
    const name = `what '${timeline.kindAt(opened)}' opens at ${opened}`;
    const over = timeline.stepOver(opened - 1);
    const closed = timeline.spans.closeOf(span);
    const cells = [...shown[opened]!.keys()].filter((cell) => shown[opened]![cell] !== shown[opened - 1]![cell]);
    const gone = shown.findIndex((digits, position) => position > opened && cells.some((cell) => digits[cell] !== shown[opened]![cell]));
    if (over !== (closed ?? length)) faults.push(`${name} closes at ${closed}, but is stepped over to ${over}`);
    if (gone >= 0 && over > gone) faults.push(`${name} is gone at ${gone}, but open until ${over}`);
    if (isOpen(over).length > isOpen(opened - 1).length && closed !== undefined)
      faults.push(`after ${name} the run is deeper than before it`);
    // A run that was cut, or bound, may be anywhere.
    const isAnswer = outcome === 'solved' && spec(opened).writes === true;
    if (closed === undefined && outcome !== undefined && outcome !== 'bound' && !isAnswer) faults.push(`${name} is never closed`);
  }
  for (let position = 1; position <= length; position++)
    if (spec(position).depth === -1 && !closings.has(position))
      faults.push(`'${timeline.kindAt(position)}' at ${position} leaves no level`);
  return faults;
}

/** Whether a table whose kinds go down has some that come back. */
export function faultsOfDepths({ steps }: Pick<AnyAlgorithm, 'steps'>): string[] {
  const depths = Object.values(steps).map(({ depth }) => depth);
  return depths.includes(1) && !depths.includes(-1) && !depths.includes(0) ? ['some kinds go a level down, and none leaves one'] : [];
}
