import { easeCubicInOut } from 'd3-ease';
import { select } from 'd3-selection';
import { energy as words, zoomIn, zoomOut } from '#words/views.ts';
import { degrees } from '../../ui/numbers.ts';
import { ensureChild, type Layer } from '../kit/elements.ts';
import { Actors, movementOf } from '../kit/movement.ts';
import { type Ghost, PAST_SHARE, type Part, SHOW_GHOST, SHOW_PART, viewThatNeeds } from '../view.ts';
import { enableBrush } from './brush.ts';
import { drawGhost, drawHeat, drawLevels, drawProfile, HEIGHT, linesIn, type Places, placesOf, rowsFor, WIDTH } from './drawing.ts';
import { type Annotation, drawHead, type Head, headBetween } from './head.ts';
import { Landmarks } from './landmarks.ts';
import { Lettering } from './lettering.ts';
import { bestAt, binAt, mediansOf, type Profile, profileOf, proposedAt, worseKinds } from './profile.ts';

/** How long the playhead takes from one frame to the next, in milliseconds. */
const GLIDE = 220;
/** The size of the drawing, dispatched to itself. */
const RESIZED = 'resized';
/** The shortest part of a run that is shown. */
const SHORTEST = 20;

/**
 * A search from beginning to end: how its energy is spread, the best so far, worse moves that were kept and the temperature, with
 * the playhead through all. Drag to zoom into a part, click to go there.
 */
export const energyView = viewThatNeeds({ roles: ['proposes', 'keeps'] }, (element, { algorithm, timeline, seek, showPart }) => {
  const root = select(element) as unknown as Layer;
  const bar = root.selectAll<HTMLDivElement, null>('div.energy-bar').data([null]).join('div').attr('class', 'energy-bar');
  const heading = bar.selectAll('span.heading').data([null]).join('span').attr('class', 'heading');
  const shown = bar.selectAll('span.shown').data([null]).join('span').attr('class', 'shown');
  const svg = ensureChild(root, 'svg', 'energy').attr('role', 'img');
  const stretched = (name: string) =>
    ensureChild(svg, 'svg', name).attr('viewBox', `0 0 ${WIDTH} ${HEIGHT}`).attr('preserveAspectRatio', 'none');
  const [shapes, head, labels] = [stretched('shapes'), ensureChild(svg, 'g', 'head'), ensureChild(svg, 'g', 'labels')];
  const rows = rowsFor({ keepsWorse: worseKinds(algorithm).length > 0, cools: algorithm.localSearch?.temperature !== undefined });
  const landmarks = new Landmarks(timeline);
  let [first, last]: [number, number | undefined] = [0, undefined];
  let made = '';
  let profile: Profile;
  let places: Places;
  let annotation: Annotation;
  let letters = new Lettering();
  let [at, length] = [0, 0];
  let drawn: Head | undefined;
  let retell = () => {};
  let ghost: Ghost | undefined;

  const end = () => Math.min(last ?? timeline.length, timeline.withheld ? timeline.length : Number.POSITIVE_INFINITY);
  const span = () => end() - first;
  const show = (from: number, to: number) => {
    const wide = Math.max(SHORTEST, to - from);
    first = Math.round(Math.max(0, Math.min(from, timeline.length - wide)));
    last = first === 0 && wide >= timeline.length ? undefined : Math.min(timeline.length, Math.round(first + wide));
    draw(at);
  };

  /** While a run streams in, a new profile for each doubling or so is enough, and one when it has come to a stop. */
  function makeProfile(): void {
    const isCurrent = timeline.length === length;
    length = timeline.length;
    const grown = timeline.complete ? timeline.length : 2 ** (Math.floor(Math.log2(timeline.length + 1) * 2) / 2);
    const { withheld } = timeline;
    const other = withheld ? undefined : ghost;
    const key = `${first}/${Math.floor(Math.min(last ?? grown, grown))}/${withheld ? length : timeline.complete}/${other?.timeline.length}`;
    if (key === made && at <= profile!.last && !(isCurrent && profile!.last < end())) return;
    made = key;
    landmarks.grow();
    profile = profileOf(timeline, landmarks, first, end());
    const past = Math.round(first + (profile.last - first) / PAST_SHARE);
    const until = withheld ? past : (last ?? Math.max(profile.last, other?.timeline.length ?? 0));
    places = placesOf(profile, rows, until);
    drawProfile(shapes, profile, rows, places);
    drawLevels(shapes, labels, places, letters.digits);
    drawHeat(shapes, labels, profile, rows, places);
    const beyond = other && ([Math.max(first, other.from - 1), Math.min(until, other.timeline.length)] as const);
    drawGhost(shapes, other && beyond && beyond[0] < beyond[1] ? mediansOf(other.timeline, ...beyond) : [], places);
    const { bins, chains, temperatures } = profile;
    const { metric } = algorithm;
    const whole = last === undefined && !withheld;
    heading.text(words.band(metric.label, chains ? undefined : Math.max(1, Math.round((profile.last - first) / Math.max(1, bins.length)))));
    const all = landmarks.chainEnds.length + 1;
    const part = chains ? words.chains(chains[0], chains[1], all) : words.part(first, profile.last);
    shown.text(whole ? words.wholeRun(chains ? all : undefined) : part);
    bar.selectAll('button.whole').attr('hidden', last === undefined ? '' : null);
    svg.attr('aria-label', words.drawing(metric.label, first, profile.last));
    const endTexts = (index: number, isStart: boolean): string[] => {
      const temperature = temperatures.at(index)?.temperature;
      if (temperature === undefined || (withheld && !isStart)) return [];
      if (whole) return isStart ? [degrees(temperature), words.start] : [words.end, degrees(temperature)];
      const where = words.at(chains?.[isStart ? 0 : 1], isStart ? first : profile.last);
      return isStart ? [degrees(temperature), where] : [where, degrees(temperature)];
    };
    annotation = {
      rows,
      letters,
      linesIn: (from, to) => linesIn(profile, places, from, to),
      isLast: withheld,
      isChain: chains !== undefined,
      ends: rows.heat === undefined ? undefined : [endTexts(0, true), endTexts(-1, false)],
    };
    showPart?.([first, until]);
    retell();
  }

  function headAt(position: number): Head {
    const bin = binAt(profile, position);
    const level = (value: number) => ({ value, y: places.y(value) });
    // A share of cold swaps and hot ones together says nothing of either.
    const isMixed = bin !== undefined && profile.reheats.some((reheat) => reheat.position > bin.from && reheat.position < bin.to);
    return {
      x: places.x(position),
      levels:
        position > 0 && bin ? { now: level(timeline.metricAt(position)), best: level(bestAt(profile, timeline, position)) } : undefined,
      proposed: proposedAt(timeline, position),
      // Of a few swaps there is no share.
      worse: rows.rug && bin && bin.to - bin.from >= SHORTEST && !isMixed ? bin.worse : undefined,
      temperature: landmarks.temperatureAt(position),
    };
  }

  function draw(position: number): void {
    at = position;
    // A playhead that leaves the window takes it along.
    if (last !== undefined && (position < first || position > last)) {
      const wide = span();
      first = Math.round(Math.max(0, Math.min(position - wide / 2, timeline.length - wide)));
      last = Math.min(timeline.length, first + wide);
    }
    makeProfile();
    drawn = headAt(position);
    drawHead(head, drawn, annotation);
  }

  /** The words are placed anew where the drawing, or its type, is of another size than before. */
  function measure(): void {
    const box = svg.node()!.getBoundingClientRect();
    letters = new Lettering({ width: box.width, height: box.height, type: Number.parseFloat(getComputedStyle(labels.node()!).fontSize) });
    annotation = { ...annotation, letters };
    drawLevels(shapes, labels, places, letters.digits);
    if (drawn) drawHead(head, drawn, annotation);
  }

  makeProfile();
  if (seek && globalThis.ResizeObserver) {
    // Another run's drawing may have taken its place by then, and gets the size instead.
    root.on(RESIZED, measure);
    new ResizeObserver(() => element.dispatchEvent(new Event(RESIZED))).observe(svg.node()!);
  }
  if (seek) {
    // A run that has not yet got there will reach it.
    root.on(SHOW_PART, ({ detail: part }: CustomEvent<Part | null>) => {
      [first, last] = part ? [part.first, Math.max(part.last, part.first + SHORTEST)] : [0, undefined];
      draw(at);
    });
    root.on(SHOW_GHOST, ({ detail }: CustomEvent<Ghost | null>) => {
      ghost = detail ?? undefined;
      draw(at);
    });
    const buttons: [name: string, text: string, called: string, act: () => void][] = [
      ['out', '−', zoomOut, () => show(at - span() * 2, at + span() * 2)],
      ['in', '+', zoomIn, () => show(at - span() / 8, at + span() / 8)],
      ['whole', words.whole.text, words.whole.name, () => show(0, timeline.length)],
    ];
    bar
      .selectAll('button')
      .data(buttons)
      .join('button')
      .attr('type', 'button')
      .attr('class', ([name]) => `chip ${name}`)
      .attr('aria-label', ([, , called]) => called)
      .attr('hidden', ([name]) => (name === 'whole' && last === undefined ? '' : null))
      .text(([, text]) => text)
      .on('click', (_, [, , , act]) => act());
    // A drawing with something to use in it is no picture.
    svg.attr('role', 'group');
    enableBrush(stretched('pointing') as never, [WIDTH, HEIGHT], {
      seek: (place) => seek(Math.round(places.x.invert(place))),
      show: (from, to) => show(places.x.invert(from), places.x.invert(to)),
      playhead: () => places.x(at),
      words: (from, to) => words.part(Math.round(places.x.invert(from)), Math.round(places.x.invert(to))),
    }).then((endTexts) => (retell = endTexts));
  }
  return {
    grows: 'length',
    draw: ({ position }) => draw(position),
    move({ position }, previous) {
      const [before, window] = [drawn, profile];
      draw(position);
      if (!before || !drawn || window !== profile) return undefined;
      const [from, to] = position < previous.position ? [drawn, before] : [before, drawn];
      const actors = new Actors();
      actors.hide(head.node()!);
      const moving = select(actors.layer(svg.node()!, labels.node())).attr('class', 'moving head');
      return movementOf(
        [{ from: 0, lasts: GLIDE, ease: easeCubicInOut, paint: (share) => drawHead(moving, headBetween(from, to, share), annotation) }],
        actors,
      );
    },
  };
});
