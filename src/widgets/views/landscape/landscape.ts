import { easeCubicInOut } from 'd3-ease';
import { select } from 'd3-selection';
import { landscape as words } from '#words/views.ts';
import { fieldOf, type StepKind } from '../../../engine/step.ts';
import type { Frame } from '../../../trace/timeline.ts';
import { degrees } from '../../ui/numbers.ts';
import { ensureChild, type Layer, setAttributes } from '../kit/elements.ts';
import { Actors, movementOf } from '../kit/movement.ts';
import { viewThatNeeds } from '../view.ts';
import { differences, drawHills, type Hills, hillsBetween } from './drawing.ts';
import { enableSupposing } from './handle.ts';

/** How long bars and curve take from one frame to the next, in milliseconds. */
const TURN = 220;

/** Whether the swap of a step is still to be made from the grid that it leaves: it was only looked at, or taken back. */
const isAhead = ({ keeps, writes, undoes }: StepKind) => undoes === true || (!keeps && !writes);
/** Whether a step makes a swap without further ado: what is drawn is then of the grid after it, in which that swap is no more. */
const isOver = ({ keeps, writes }: StepKind) => keeps !== undefined && writes !== undefined;

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/**
 * Every single swap from the present grid, by what it would do to the energy, and over it the chance that it is kept. Where that
 * comes of a temperature a reader can suppose another one: until the next frame, and in this drawing alone.
 */
export const landscapeView = viewThatNeeds({ card: ['localSearch'] }, (element, { algorithm: { localSearch, steps }, seek }) => {
  const { temperature } = localSearch;
  const root = select(element) as unknown as Layer;
  const said = ensureChild(root, 'div', 'swaps-said');
  const plot = ensureChild(root, 'div', 'swaps-plot');
  const svg = ensureChild(plot, 'svg', 'landscape').attr('role', 'img');
  const layer = ensureChild(svg, 'g', 'hills');
  let shown: Hills | undefined;
  let isFilled = false;
  let isDrawn = false;
  let isAfter = false;
  let supposed: number | undefined;

  const handle =
    seek && temperature
      ? enableSupposing(svg, {
          suppose(degree) {
            supposed = degree;
            redraw();
          },
          value: (degree) => words.handleValue(words.temperature(degrees(degree)), percentKept({ ...shown!, temperature: degree })),
        })
      : undefined;

  /** How many of a hundred swaps would be kept. */
  function percentKept({ counts, chances, temperature: degree }: Hills): number {
    const chance = (difference: number, index: number) =>
      !temperature ? chances[index]! : degree > 0 ? temperature.chanceAt(difference, degree) : 0;
    return Math.round(
      (100 * sum(differences.map((difference, index) => counts[index]! * chance(difference, index)))) / Math.max(1, sum(counts)),
    );
  }

  function redraw(): void {
    const hills = supposed === undefined ? shown! : { ...shown!, temperature: supposed };
    drawHills(layer, hills, temperature?.chanceAt);
    handle?.place(hills.temperature, shown!.temperature);
    tell(hills);
  }

  /** The drawing in words, next to it. */
  function tell(hills: Hills): void {
    const { counts } = hills;
    const better = sum(counts.filter((_, index) => differences[index]! < 0));
    const same = counts[differences.indexOf(0)]!;
    const all = sum(counts);
    setAttributes(svg, { 'aria-label': isFilled ? words.swaps(all, better, same) : words.drawing });
    const kinds = [
      { name: 'better', number: String(better), text: words.kinds.better },
      { name: 'same', number: String(same), text: words.kinds.same },
      { name: 'worse', number: String(all - better - same), text: words.kinds.worse },
    ];
    const outlook = supposed === undefined ? words.kept : words.keptAt(degrees(supposed));
    const inRun = supposed === undefined ? [] : [{ name: 'in-run', number: '', text: words.inRun(degrees(shown!.temperature)) }];
    const decided = !temperature || hills.temperature > 0;
    const before = isAfter ? [{ name: 'from-here', number: '', text: words.fromHere }] : [];
    lines('kinds', isFilled ? [...before, ...kinds] : [{ name: 'waiting', number: '', text: words.waiting }]);
    lines(
      'outlook',
      isFilled && isDrawn && decided ? [{ name: 'expected', number: words.expected(percentKept(hills)), text: outlook }, ...inRun] : [],
    );
    said
      .selectAll('button')
      .data(supposed === undefined ? [] : [words.asInRun])
      .join((enter) => enter.append('button').attr('type', 'button').attr('class', 'chip').text(String))
      .on('click', () => {
        supposed = undefined;
        redraw();
      });
  }

  function lines(part: string, texts: readonly { readonly name: string; readonly number: string; readonly text: string }[]): void {
    const line = ensureChild(said, 'div', part).selectAll('p').data(texts).join('p');
    setAttributes(line, { class: ({ name }) => name });
    setAttributes(
      line
        .selectAll('b')
        .data(({ number }) => [number])
        .join('b'),
      {},
      String,
    );
    setAttributes(
      line
        .selectAll('span')
        .data(({ text }) => [text])
        .join('span'),
      {},
      String,
    );
  }

  function draw({ state, step }: Pick<Frame, 'state' | 'step'>): void {
    const landscape = localSearch.landscapeOf(state);
    isFilled = landscape !== undefined;
    isDrawn = step !== undefined && localSearch.drawsAfter(step.kind);
    isAfter = step !== undefined && isOver(steps[step.kind]!);
    supposed = undefined;
    shown = {
      counts: differences.map((difference) => landscape?.get(difference) ?? 0),
      chances: differences.map((difference) => (temperature ? 0 : localSearch.chanceOf(state, difference))),
      temperature: temperature?.of(state) ?? 0,
      lit: step && 'delta' in step && !isAfter ? fieldOf(step, 'delta') : undefined,
      isAhead: step !== undefined && isAhead(steps[step.kind]!),
    };
    redraw();
  }

  return {
    draw,
    move(frame, previous) {
      const before = shown;
      draw(frame);
      if (!before || !shown || JSON.stringify(before) === JSON.stringify(shown)) return undefined;
      const [from, to] = frame.position < previous.position ? [shown, before] : [before, shown];
      const actors = new Actors();
      actors.hide(layer.node()!);
      const moving = select(actors.layer(svg.node()!, handle?.node ?? null)).attr('class', 'moving hills');
      const paint = (share: number) => drawHills(moving, hillsBetween(from, to, share), temperature?.chanceAt);
      return movementOf([{ from: 0, lasts: TURN, ease: easeCubicInOut, paint }], actors);
    },
  };
});
