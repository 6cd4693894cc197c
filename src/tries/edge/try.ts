import { edge as words } from '#words/tries/edge.ts';
import { defineTry, neither, type Outcome, right } from '../kit/define-try.ts';
import {
  atStart,
  edgeOf,
  FEWEST,
  filled,
  INSTANCES,
  isFound,
  isPast,
  MOST,
  movedTo,
  openAt,
  puzzleOf,
  type Search,
  SIZES,
  STEP,
  takenBack,
  turnedTo,
  typical,
  unfinished,
} from './edge.ts';
import { edgeDrawing, mosaicDrawing, shareAt, WIDTH } from './edge-drawing.ts';

/** With this few givens, the work is less than at its worst. */
const FEW = 15;

/** The nearest share that was measured. */
const within = (share: number) => Math.min(MOST, Math.max(FEWEST, STEP * Math.round(share / STEP)));

function moved(before: Search, share: number): Outcome<Search> {
  const model = movedTo(before, within(share));
  const { size } = model;
  if (isFound(model, size) && !isFound(before, size)) {
    const side = (at: number) => ({ share: at, filled: filled(size, at), open: openAt(size, at) });
    const left = SIZES.length - model.found.length;
    return right(words.found(size, side(edgeOf(size) + STEP), side(edgeOf(size)), left), { model, earns: left === 0 });
  }
  if (model.share === before.share) return { model };
  if (!isFound(model, size)) return saidBefore(model);
  if (model.share === FEW && before.share > FEW && typical(size, FEW) > 0) return neither(words.few(FEW), { model });
  return saidHere(model);
}

/** As long as an edge isn't found there's nothing to say on the way to it, but who went past it is told so. */
function saidBefore(model: Search): Outcome<Search> {
  const { size, share } = model;
  return isPast(model) ? neither(words.passed(size, share, filled(size, share), openAt(size, share)), { model }) : { model, forgets: true };
}

/** Says what the runs do where the reader is, so that nothing stays that was said of another share or size. */
function saidHere(model: Search): Outcome<Search> {
  const { size, share } = model;
  const stopped = unfinished(size, share);
  const left = SIZES.filter((each) => !isFound(model, each));
  if (stopped > INSTANCES / 2) return neither(words.stoppedMost(size, stopped, INSTANCES, left), { model });
  return neither(words.here(share, typical(size, share), stopped, INSTANCES, left), { model });
}

function turned(before: Search, size: number): Outcome<Search> {
  const model = turnedTo(before, size);
  if (size === before.size) return { model };
  return isFound(model, size) ? saidHere(model) : saidBefore(model);
}

/** Where the edge of three sizes is. Its actions: 'share 45' sets the givens in percent, 'size 25' turns to another size. */
export const element = defineTry<Search>({
  begin: atStart,
  actions: {
    share: (search, text) => (Number.isFinite(Number(text)) ? moved(search, Number(text)) : undefined),
    size: (search, text) => (SIZES.includes(Number(text)) ? turned(search, Number(text)) : undefined),
  },
  showOne(search) {
    const { size } = search;
    if (!isFound(search, size)) return `share ${edgeOf(size)}`;
    const next = SIZES.find((each) => !isFound(search, each));
    return next === undefined ? SIZES.flatMap((each) => [`size ${each}`, `share ${edgeOf(each)}`]) : `size ${next}`;
  },
  draw(page) {
    const drawing = page.piece('drawing');
    const [drawChart, drawMosaic] = [edgeDrawing(drawing), mosaicDrawing(page.piece('mosaic'))];
    const slider = page.piece<HTMLInputElement>('share');
    // A key that is held stops at the edge, where the reader would have to stop to see it.
    slider.addEventListener('keydown', (event) => {
      if (event.repeat && shown && shown.share === edgeOf(shown.size)) event.preventDefault();
    });
    slider.addEventListener('input', () => page.act(`share ${slider.value}`));
    const follow = ({ clientX, buttons, type }: PointerEvent) => {
      if (type === 'pointermove' && buttons === 0) return;
      const { left, width } = drawing.querySelector('svg')!.getBoundingClientRect();
      page.act(`share ${shareAt(((clientX - left) / width) * WIDTH)}`);
    };
    drawing.addEventListener('pointerdown', follow);
    drawing.addEventListener('pointermove', follow);
    const link = page.piece<HTMLAnchorElement>('through');
    let shown: Search | undefined;
    return (search) => {
      shown = search;
      const { size, share } = search;
      drawChart(search);
      drawMosaic(search);
      slider.value = String(share);
      slider.setAttribute('aria-valuetext', words.spoken(size, share, filled(size, share), openAt(size, share)));
      page.press<HTMLButtonElement>('[data-do^=size]', (button) => button.dataset.do === `size ${size}`);
      page.texts({ value: words.share(share), run: words.thisRun(takenBack(size, share)[0]!) });
      link.href = `${link.dataset.page}#hurt&puzzle=${puzzleOf(size, share)}`;
    };
  },
  facts: (search) => ({ found: search.found.length, size: search.size, share: search.share }),
  isDone: (search) => search.found.length === SIZES.length,
});
