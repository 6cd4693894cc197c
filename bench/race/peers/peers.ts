import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { formatOf, readPuzzles } from '../../../src/engine/formats/read.ts';
import { childCost } from '../../child-cost.ts';
import { peerCovers } from '../../cover.ts';
import { timedByProcess } from '../../measure.ts';
import { counted, fewOf, file, type LinesIn, ordinaryKillers, ownKillersIn } from '../counted.ts';
import { Lacking } from '../engine-of.ts';
import type { Part, Peer } from '../parts.ts';
import { cnfOf } from './cnf.ts';

/** Programs that are built or cloned by hand: `tdoku` with its folder `build`, `iss` as it is cloned. Not part of the project. */
const own = (name: string) => fileURLToPath(new URL(`../../own/peers/${name}`, import.meta.url));

/** What is made for the peers: formulas, and the compiled harness of tdoku. */
const made = fileURLToPath(new URL('../../.cache/peers', import.meta.url));

function ownPeer(name: string): string {
  if (!existsSync(own(name))) throw new Lacking(`there is no bench/own/peers/${name}`);
  mkdirSync(made, { recursive: true });
  return own(name);
}

function installed(name: string): void {
  if (spawnSync(name, ['--help']).error) throw new Lacking(`${name} isn't installed`);
  mkdirSync(made, { recursive: true });
}

/** tdoku, which counts the solutions of 9 × 9 puzzles with vector instructions. */
const tdoku = (name: string, times: number): Peer => ({
  name: 'tdoku',
  async prepare() {
    const library = join(ownPeer('tdoku'), 'build/libtdoku_static.a');
    if (!existsSync(library)) throw new Lacking(`there is no ${library}`);
    const program = join(made, 'tdoku');
    execFileSync('g++', ['-O2', '-o', program, fileURLToPath(new URL('tdoku.cpp', import.meta.url)), library]);
    const puzzles = fileURLToPath(new URL(`../../${name}`, import.meta.url));
    return () => {
      const [cost, found] = execFileSync(program, [puzzles, '2', String(times)], { encoding: 'utf8' })
        .trim()
        .split(' ');
      return { cost: Number(cost), found: found! };
    };
  },
});

/** The Interactive Sudoku Solver, whose engine runs in Node as it does in a browser. */
const iss = (linesIn: LinesIn): Peer => ({
  name: 'ISS',
  async prepare() {
    const module = (path: string) => import(pathToFileURL(join(ownPeer('iss'), 'js', path)).href);
    Object.assign(globalThis, { self: globalThis, VERSION_PARAM: '' });
    const { SimpleSolver } = await module('sandbox/simple_solver.js');
    const { SudokuParser } = await module('sudoku_parser.js');
    const solver = new SimpleSolver();
    const kept = new Map<string, unknown>();
    const constraintsOf = (line: string) => {
      const known = kept.get(line) ?? SudokuParser.parseText(formatOf('iss').print!({ puzzle: readPuzzles(line)[0]!.puzzle }));
      kept.set(line, known);
      return known;
    };
    return (round) => {
      const constraints = linesIn(round).map(constraintsOf);
      let found = 0;
      const cost = timedByProcess(() => {
        for (const each of constraints) found += solver.countSolutions(each, 2);
      });
      return { cost, found: String(found) };
    };
  },
});

/** A solver of formulas: a process for each puzzle, which it reads from a file, to the first solution. */
const satSolver = (name: string, linesIn: LinesIn): Peer => ({
  name,
  async prepare() {
    installed(name);
    return (round) => {
      let [cost, found] = [0, 0];
      for (const [index, line] of linesIn(round).entries()) {
        const formula = join(made, `${name}-${index}.cnf`);
        writeFileSync(formula, cnfOf(readPuzzles(line)[0]!.puzzle));
        const { seconds, code } = childCost([name, formula]);
        cost += 1000 * seconds;
        // By the convention of their competition, 10 says that there is a solution.
        if (code === 10) found++;
      }
      return { cost, found: String(found) };
    };
  },
});

/** Puzzles that qqwing makes, in one process. */
const qqwing = (count: number): Peer => ({
  name: 'qqwing',
  async prepare() {
    installed('qqwing');
    return () => ({ cost: 1000 * childCost(['qqwing', '--generate', String(count), '--one-line']).seconds, found: String(count) });
  },
});

const links: Peer = {
  name: 'npm dancing-links',
  async prepare() {
    const { nQueens } = await import('../../../src/engine/cover/problems/n-queens.ts');
    const problem = nQueens(12);
    return () => {
      let found = 0;
      const cost = timedByProcess(() => {
        found = peerCovers(problem);
      });
      return { cost, found: String(found) };
    };
  },
};

const GENERATED = 100;

/** Parts that are measured against programs of others, each left out where the program isn't there. */
export const peerParts: readonly Part[] = [
  against(tdoku('clues-17.txt', 30), '17 clues, counted to two', (engine) => counted(engine, file('clues-17.txt'), { times: 30 })),
  against(tdoku('hardest.txt', 5), 'hardest 9 × 9', (engine) => counted(engine, file('hardest.txt'), { times: 5 })),
  against(iss(ordinaryKillers()), 'ordinary killers', (engine) => counted(engine, ordinaryKillers())),
  against(iss(fewOf('killers-24-cages.txt', 20)), 'killers of 24 cages', (engine) => counted(engine, fewOf('killers-24-cages.txt', 20))),
  against(iss(fewOf('killers-17-cages.txt', 7)), 'killers of 17 cages', (engine) => counted(engine, fewOf('killers-17-cages.txt', 7))),
  ...ownKillersIn.map((linesIn) => ({
    ...against(iss(linesIn), 'killers of your own', (engine) => counted(engine, linesIn)),
    rounds: 2,
  })),
  ...['minisat', 'cadical'].map((name) =>
    against(satSolver(name, file('minimal-16.txt')), 'minimal 16 × 16, a first solution', (engine) =>
      counted(engine, file('minimal-16.txt'), { limit: 1 }),
    ),
  ),
  against(qqwing(GENERATED), 'puzzles made', async ({ load }) => {
    const { digMinimal } = await load('engine/generate/dig-minimal.ts');
    return (round) => Array.from({ length: GENERATED }, (_, seed) => digMinimal(round * GENERATED + seed)).length;
  }),
  against(links, '12 queens', async ({ load }) => {
    const { countCovers } = await load('engine/fast/covers.ts');
    const problem = (await load('engine/cover/problems/n-queens.ts')).nQueens(12);
    return () => countCovers(problem).solutions;
  }),
];

function against(peer: Peer, name: string, prepare: Part['prepare']): Part {
  return { group: 'peers', name: `${name}: ${peer.name}`, unit: 'ms', peer, prepare };
}
