import { race as words } from '#words/tries/race.ts';
import { showFault, showNotice } from '../../widgets/ui/notice.ts';
import { defineTry, neither, type Outcome, right, type TryPage, wrong } from '../kit/define-try.ts';
import {
  afterLap,
  areClose,
  endsOf,
  isOver,
  priceOf,
  type Race,
  type RacerId,
  raceOn,
  racerIds,
  skipped,
  standingsOf,
  started,
  storedCostliest,
  storedDate,
  storedFor,
} from './race.ts';
import { raceDrawing } from './race-drawing.ts';
import { connectPuzzles } from './race-puzzles.ts';
import { RaceRunner } from './race-runner.ts';

const isRacer = (name: string): name is RacerId => (racerIds as readonly string[]).includes(name);

/** What is said when the last solver has raced. */
function verdictOn(race: Race): Outcome<Race> {
  const { costliest, slowest } = endsOf(race);
  const priced = <Item extends typeof costliest>(item: Item) => ({ ...item, price: priceOf(item) });
  const bet = standingsOf(race).find(({ solver }) => solver === race.bet);
  // With so little between them, another machine may have it the other way round.
  const isMissed = bet !== undefined && bet.solver !== costliest.solver;
  const isClose = isMissed && bet.tries > 0 && areClose(bet, costliest);
  const kept = storedCostliest(race.givens);
  const isElsewhere = kept !== undefined && kept.solver !== costliest.solver;
  const says = [
    ...(isClose ? words.close(bet.solver, priceOf(bet)) : isMissed ? words.missed(bet.solver, priceOf(bet), bet.tries) : []),
    ...words.result(race.bet, priced(costliest), priced(slowest)),
    ...(isElsewhere ? words.elsewhere(kept.solver, priceOf(kept)) : []),
  ];
  // A bet that was right where the stored times come from isn't wrong.
  if (race.bet === undefined || (isElsewhere && race.bet === kept.solver && !isClose)) return neither(says, { model: race, earns: true });
  return isClose || race.bet === costliest.solver ? right(says, { model: race }) : wrong(says, { model: race, earns: true });
}

/** Whether it is too late for another bet: the race runs, or has shown who pays most. */
const isLocked = (race: Race): boolean => race.running !== undefined || isOver(race);

/** What follows when a solver has had its turn. */
function turnEnded(race: Race, solver: RacerId): readonly Outcome<Race>[] {
  const standing = race.standings[solver];
  const passed: Outcome<Race> = {
    model: race,
    ...(standing && { speaks: words.passed(solver, standing.tries, standing.time, standing.isStopped) }),
  };
  return isOver(race) ? [passed, verdictOn(race)] : [passed];
}

function progressOf(race: Race): string {
  const { running } = race;
  if (!running) return isOver(race) ? words.over : standingsOf(race).length > 0 ? words.stopped : words.ready;
  const standing = race.standings[running];
  if (!standing || standing.time === 0) return words.starts(running);
  return standing.hasEnded ? words.repeats(running, standing.time) : words.progress(running, standing.tries, standing.time);
}

function writeTable(page: TryPage, race: Race): void {
  const stored = storedFor(race.givens);
  for (const solver of racerIds) {
    const standing = race.standings[solver];
    const known = standing && standing.time > 0 ? standing : undefined;
    const [tries, price, time, kept] = page.piece(`row-${solver}`).querySelectorAll('td');
    const bound = (text: string) => (known?.isStopped ? words.atLeast(text) : text);
    tries!.textContent = known ? bound(known.tries === 0 ? words.none : words.exact(known.tries)) : words.nothing;
    price!.textContent = known && known.tries > 0 ? words.time(priceOf(known)) : words.nothing;
    time!.textContent = known ? bound(words.time(known.time)) : words.nothing;
    // They would answer the bet.
    kept!.textContent = isOver(race) ? words.time(stored.solvers[solver].time) : words.nothing;
  }
}

/**
 * A race of six solvers on this machine. Its actions: 'bet fast', 'start', 'skip', 'stop', 'puzzle' with 81 digits, and 'lap', which tells
 * what a solver has done so far.
 */
export const element = defineTry<Race>({
  begin: (_, before) => raceOn(before?.givens, before && { ...before, bet: undefined }),
  actions: {
    bet: (race, solver) =>
      solver && isRacer(solver) && !isLocked(race) ? { model: { ...race, bet: solver }, speaks: words.betOn(solver) } : undefined,
    start: (race) => (race.running ? undefined : { model: started(race), forgets: true }),
    stop: (race) => (race.running ? { model: { ...race, running: undefined }, speaks: [{ text: words.stopped }] } : undefined),
    skip: (race) => (race.running ? turnEnded(skipped(race), race.running) : undefined),
    puzzle: (race, givens) =>
      givens && /^\d{81}$/.test(givens) && givens !== race.givens ? { model: raceOn(givens, race), forgets: true } : undefined,
    lap(race, number, solver, lap) {
      if (Number(number) !== race.number || solver !== race.running) return undefined;
      const next = afterLap(race, race.running, JSON.parse(lap!));
      return next.running === race.running ? { model: next } : turnEnded(next, race.running);
    },
  },
  showOne: () => 'start',
  draw(page) {
    const chart = page.piece('map');
    const narrow = matchMedia('(width < 700px)');
    const drawingFor = () => raceDrawing(chart, narrow.matches ? 'narrow' : 'wide');
    let drawMap = drawingFor();
    narrow.addEventListener('change', () => {
      drawMap = drawingFor();
    });
    page.redrawWith(narrow);
    let current: Race | undefined;
    const runner = new RaceRunner({
      lap: (solver, lap) => page.act(`lap ${current!.number} ${solver} ${JSON.stringify(lap)}`),
      failed(error) {
        page.act('stop');
        showFault(page as unknown as HTMLElement, error);
      },
    });
    const puzzles = connectPuzzles(page);
    return (race) => {
      if (race.running && !current?.running) showNotice(page as unknown as HTMLElement, '');
      current = race;
      drawMap(race);
      page.toggleAttribute('data-open', isOver(race));
      writeTable(page, race);
      puzzles.show(race.givens);
      page.press<HTMLButtonElement>('[data-do^="bet "]', ({ dataset }) => dataset.do === `bet ${race.bet}`);
      for (const bet of page.all<HTMLButtonElement>('[data-do^="bet "]')) bet.disabled = isLocked(race);
      const start = page.piece<HTMLButtonElement>('start-race');
      start.dataset.do = race.running ? 'stop' : 'start';
      start.classList.toggle('primary', !isOver(race));
      page.piece('skip').toggleAttribute('disabled', !race.running);
      page.texts({
        'start-race': race.running ? words.stop : isOver(race) ? words.repeat : words.begin,
        progress: progressOf(race),
        'stored-key': words.stored(storedFor(race.givens).name, storedDate),
      });
      runner.follow(race);
    };
  },
  facts: (race) => ({ raced: standingsOf(race).length, over: isOver(race) }),
  isDone: isOver,
});
