import { select } from 'd3-selection';
import { close } from '#words/figure.ts';
import * as words from '#words/film.ts';
import { number } from '#words/language.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { download } from '../../ui/export.ts';
import { faultSentence } from '../../ui/fault-sentence.ts';
import { gifEncoder, webmEncoder } from './encoders.ts';
import { FilmedFigure } from './filmed-figure.ts';
import { drawingsOf, filmOf } from './record.ts';
import type { Stretch } from './shots.ts';

type Format = keyof typeof words.formats;

/** An animated GIF is put together in memory, all its pictures at once. */
const MAX_FRAMES = 240;
/** Frames that a film begins with where the reader has chosen none. */
const FRAMES_AT_FIRST = 12;
const SPEEDS = [0.5, 1, 2, 4, 8];
/** Pictures a second while something moves: what a video player keeps up with, and what a GIF has room for. */
const RATES = { webm: 30, gif: 12.5, svg: 0 };
const SIZES = { slide: [1280, 720], large: [1920, 1080], small: [960, 540], square: [720, 720] } as const;

/** Opens the dialog that makes a file of a stretch of the run; it stays open for another one. */
export function openFilmDialog(state: FigureState): void {
  const source = new FilmedFigure(state);
  const made = select(state.root).append('dialog').attr('class', 'film').attr('aria-label', words.title);
  const dialog = made.node()!;
  const parts = made.append('form');
  parts.append('h3').text(words.title);
  parts.append('p').text(words.about);
  const row = (label: string) => {
    const made = parts.append('label').attr('class', 'option');
    made.append('span').attr('class', 'option-label').text(label);
    return made;
  };
  const place = (name: string, label: string) =>
    row(label)
      .append('input')
      .attr('type', 'number')
      .attr('name', name)
      .attr('min', 0)
      .attr('max', source.length)
      .property('required', true);
  const chooser = (name: string, label: string, offered: readonly (readonly [value: string, text: string])[]) =>
    row(label)
      .append('select')
      .attr('name', name)
      .selectAll('option')
      .data(offered)
      .join('option')
      .attr('value', ([value]) => value)
      .text(([, text]) => text);
  place('from', words.from);
  place('to', words.to);
  chooser('format', words.format, Object.entries(words.formats));
  chooser('size', words.size, Object.entries(words.sizes));
  chooser(
    'speed',
    words.speed,
    SPEEDS.map((speed) => [String(speed), number(speed)]),
  );
  const status = parts.append('p').attr('role', 'status');
  const actions = parts.append('div').attr('class', 'actions');
  const leave = actions.append('button').attr('type', 'button').attr('class', 'chip').node()!;
  const make = actions.append('button').attr('class', 'chip primary').text(words.make).node()!;
  const form = parts.node()!;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
  const say = (text: string) => status.text(text);
  let going: AbortController | undefined;

  const stretch = (): Stretch => {
    const placeIn = (name: string) => Math.max(0, Math.min(source.length, Math.trunc(Number(field(name).value))));
    const [from, to] = [placeIn('from'), placeIn('to')];
    return {
      stops: to > from ? source.stops(from, to, MAX_FRAMES + 1) : [],
      speed: Number(field('speed').value),
      rate: RATES[field('format').value as Format],
    };
  };
  const faultOf = ({ stops }: Stretch) =>
    stops.length < 2 ? words.backwards : stops.length > MAX_FRAMES ? words.tooMany(MAX_FRAMES) : undefined;
  const update = () => {
    const chosen = stretch();
    const fault = faultOf(chosen);
    make.disabled = fault !== undefined;
    field('size').disabled = field('format').value === 'svg';
    say(fault ?? words.stands(chosen.stops.length, chosen.stops.length / chosen.speed));
  };
  const show = (running: boolean) => {
    leave.textContent = running ? words.stop : close;
    make.disabled = running;
    for (const name of ['from', 'to', 'format', 'size', 'speed']) field(name).disabled = running;
  };

  const makeFile = async () => {
    const chosen = stretch();
    const format = field('format').value as Format;
    const name = `${source.name}-${chosen.stops[0]}-${chosen.stops.at(-1)}`;
    going = new AbortController();
    const watch = {
      signal: going.signal,
      came: (position: number) => say(words.going(chosen.stops.indexOf(position) + 1, chosen.stops.length)),
    };
    const size = SIZES[field('size').value as keyof typeof SIZES];
    show(true);
    try {
      const [file, ending] =
        format === 'svg'
          ? [await drawingsOf(source, chosen, source.name, watch), 'zip']
          : [await film(source, chosen, format, size, watch), format];
      download(file, `${name}.${ending}`);
      say(words.made(`${name}.${ending}`, file.size / 1e6));
      show(false);
    } catch (error) {
      show(false);
      if (going.signal.aborted) update();
      else say(faultSentence(error));
    } finally {
      going = undefined;
      field('size').disabled = format === 'svg';
      source.back();
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!going) void makeFile();
  });
  form.addEventListener('input', update);
  leave.addEventListener('click', () => (going ? going.abort() : dialog.close()));
  dialog.addEventListener('close', () => {
    going?.abort();
    dialog.remove();
  });
  const first = Math.min(source.position, Math.max(0, source.length - 1));
  field('from').value = String(first);
  field('to').value = String(source.stops(first, source.length, FRAMES_AT_FIRST + 1).at(-1)!);
  field('speed').value = '2';
  show(false);
  update();
  dialog.showModal();
}

async function film(
  source: FilmedFigure,
  stretch: Stretch,
  format: 'webm' | 'gif',
  [width, height]: readonly [number, number],
  watch: Parameters<typeof filmOf>[4],
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const encoder = await { webm: webmEncoder, gif: gifEncoder }[format](canvas);
  return filmOf(source, stretch, canvas, encoder, watch);
}
