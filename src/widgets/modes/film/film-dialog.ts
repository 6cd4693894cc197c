import { select } from 'd3-selection';
import { close } from '#words/figure.ts';
import * as words from '#words/film.ts';
import { number } from '#words/language.ts';
import { download } from '../../ui/export.ts';
import { faultSentence } from '../../ui/fault-sentence.ts';
import { gifEncoder, webmEncoder } from './encoders.ts';
import { drawingsOf, type Filmed, filmOf } from './record.ts';
import type { Stretch } from './shots.ts';

/** What the dialog asks of a figure. Positions are those of the run. */
export interface FilmSource extends Filmed {
  readonly position: number;
  readonly length: number;
  /** The positions at which the figure stands from one to another at its level of detail; no more than `most` of them. */
  stands(from: number, to: number, most: number): readonly number[];
  /** What files are called, without their ending. */
  readonly name: string;
  /** Shows the frame again that the figure stands at. */
  back(): void;
}

type Format = keyof typeof words.formats;

/** An animated GIF is put together in memory, all its pictures at once. */
const MAX_STANDS = 240;
/** Frames that a film begins with where the reader has chosen none. */
const STANDS = 12;
const SPEEDS = [0.5, 1, 2, 4, 8];
/** Pictures a second while something moves: what a video player keeps up with, and what a GIF has room for. */
const RATES = { webm: 30, gif: 12.5, svg: 0 };
const SIZES = { slide: [1280, 720], large: [1920, 1080], small: [960, 540], square: [720, 720] } as const;

/** Opens the dialog that makes a file of a stretch of the run; it stays open for another one. */
export function openFilmDialog(root: HTMLElement, source: FilmSource): void {
  const made = select(root).append('dialog').attr('class', 'film').attr('aria-label', words.title);
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
      stands: to > from ? source.stands(from, to, MAX_STANDS + 1) : [],
      speed: Number(field('speed').value),
      rate: RATES[field('format').value as Format],
    };
  };
  const faultOf = ({ stands }: Stretch) =>
    stands.length < 2 ? words.backwards : stands.length > MAX_STANDS ? words.tooMany(MAX_STANDS) : undefined;
  const tell = () => {
    const wanted = stretch();
    const fault = faultOf(wanted);
    make.disabled = fault !== undefined;
    field('size').disabled = field('format').value === 'svg';
    say(fault ?? words.stands(wanted.stands.length, wanted.stands.length / wanted.speed));
  };
  const show = (running: boolean) => {
    leave.textContent = running ? words.stop : close;
    make.disabled = running;
    for (const name of ['from', 'to', 'format', 'size', 'speed']) field(name).disabled = running;
  };

  const makeFile = async () => {
    const wanted = stretch();
    const format = field('format').value as Format;
    const name = `${source.name}-${wanted.stands[0]}-${wanted.stands.at(-1)}`;
    going = new AbortController();
    const watch = {
      signal: going.signal,
      came: (position: number) => say(words.going(wanted.stands.indexOf(position) + 1, wanted.stands.length)),
    };
    const size = SIZES[field('size').value as keyof typeof SIZES];
    show(true);
    try {
      const [file, ending] =
        format === 'svg'
          ? [await drawingsOf(source, wanted, source.name, watch), 'zip']
          : [await film(source, wanted, format, size, watch), format];
      download(file, `${name}.${ending}`);
      say(words.made(`${name}.${ending}`, file.size / 1e6));
      show(false);
    } catch (error) {
      show(false);
      if (going.signal.aborted) tell();
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
  form.addEventListener('input', tell);
  leave.addEventListener('click', () => (going ? going.abort() : dialog.close()));
  dialog.addEventListener('close', () => {
    going?.abort();
    dialog.remove();
  });
  const first = Math.min(source.position, Math.max(0, source.length - 1));
  field('from').value = String(first);
  field('to').value = String(source.stands(first, source.length, STANDS + 1).at(-1)!);
  field('speed').value = '2';
  show(false);
  tell();
  dialog.showModal();
}

async function film(
  source: FilmSource,
  stretch: Stretch,
  format: 'webm' | 'gif',
  [width, height]: readonly [number, number],
  watch: Parameters<typeof filmOf>[4],
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const encoder = await { webm: webmEncoder, gif: gifEncoder }[format](canvas);
  return filmOf(source, stretch, canvas, encoder, watch);
}
