/*
 * Which tones can be side by side, on which grounds, and what distinguishes them in addition to colour.
 */

import { letterOf } from '../../../src/widgets/runs/named-run.ts';

/** In addition to a colour: a rule that sets something, or a drawn element. */
export type Channel =
  | { readonly what: string; readonly rule: string; readonly sets: string }
  | { readonly what: string; readonly view: string; readonly draws: string };

/** A token, or one laid over another at a share of its strength. */
export type Ground = string | { readonly tone: string; readonly share: number; readonly over: string };

/** A tone in one part of a page. Words and digits have to be read, marks to be seen; a fill is only a ground. */
export interface Use {
  readonly tone: string;
  readonly as: 'text' | 'mark';
  readonly on: readonly Ground[];
  readonly also?: Channel;
}

const rule = (what: string, rule: string, sets: string): Channel => ({ what, rule, sets });
const drawn = (what: string, view: string, draws: string): Channel => ({ what, view, draws });

const text = (tone: string, on: readonly Ground[], also?: Channel): Use => ({ tone, as: 'text', on, ...(also && { also }) });
const mark = (tone: string, on: readonly Ground[], also?: Channel): Use => ({ tone, as: 'mark', on, ...(also && { also }) });

const page = ['surface', 'paper', 'sunk'];
/** With the tint of a window. */
const board: Ground[] = ['surface', 'peer-fill', { tone: 'extra', share: 0.12, over: 'surface' }];
/** A set's own cells. */
const inSet = (tone: string): Ground[] => ['surface', { tone, share: 0.1, over: 'surface' }];
const marksOn: Ground[] = [
  'surface',
  'peer-fill',
  'trying-fill',
  { tone: 'extra', share: 0.12, over: 'surface' },
  ...[1, 2, 3, 4].map((hue) => ({ tone: `set-${hue}`, share: 0.1, over: 'surface' })),
];

const sets = [
  mark('set-1', inSet('set-1'), rule('an outline without dashes', 'svg.grid .set rect', 'stroke-width: 1.8')),
  mark('set-2', inSet('set-2'), rule('dashes 6 2', 'svg.grid .set.hue-2 rect', 'stroke-dasharray: 6 2')),
  mark('set-3', inSet('set-3'), rule('dashes 2 2', 'svg.grid .set.hue-3 rect', 'stroke-dasharray: 2 2')),
  mark('set-4', inSet('set-4'), rule('dashes 8 2 2 2', 'svg.grid .set.hue-4 rect', 'stroke-dasharray: 8 2 2 2')),
];
const numbersOfSets = [1, 2, 3, 4].map((hue) =>
  text(`set-${hue}`, inSet(`set-${hue}`), drawn(`the number ${hue}`, 'grid', '<g class="set hue-')),
);

/** Where the band of the energy and that of its quartiles lie over each other. */
const band: Ground = { tone: 'placed', share: 0.28, over: 'surface' };

/** The parts of pages, each with the tones that can be seen in it together. */
export const scenes: Readonly<Record<string, readonly Use[]>> = {
  'words of a page': [
    text('ink', [...page, 'trying-fill', 'focus-fill', 'done-fill', 'conflict-fill', 'undo-fill']),
    text('ink-2', [...page, 'focus-fill']),
    text('ink-3', [...page, 'focus-fill'], rule('less of a size', '.toc-title', '11.5px')),
    text('accent', [...page, 'focus-fill'], rule('a line under links', '.frame-link', 'border-bottom')),
    text('conflict', page, rule('a cross before it', ':is(.notice.error, .fault):not(:empty)::before', 'content: "×')),
  ],
  // What colours say of a sentence its words say, too.
  'the sentence': [
    text('ink', ['surface']),
    text('trying', ['surface']),
    text('placed', ['surface']),
    text('conflict', ['surface'], rule('a dashed line under it', '.tone.conflict', 'underline dashed')),
    text('fixed-by-logic', ['surface']),
    text('ink-2', ['surface'], rule('struck out', '.tone.removed', 'line-through')),
    text('worse', ['surface']),
  ],
  'the sentence of what is taken back': [
    text('ink', ['surface']),
    text('trying', ['surface']),
    text('placed', ['surface']),
    text('conflict', ['surface'], rule('a dashed line under it', '.tone.conflict', 'underline dashed')),
    text('undo', ['surface'], rule('struck out', '.tone.removed', 'line-through')),
  ],
  // Each is in a block of columns of its own, under its name.
  'kinds of promise': [1, 3, 2, 4].map((hue, block) =>
    mark(`set-${hue}`, ['surface', 'focus-fill', 'trying-fill'], rule(`block ${block}`, `.try [data-block="${block}"]`, `--set-${hue}`)),
  ),
  'digits of a grid': [
    text(
      'given',
      [...board, 'trying-fill', 'conflict-fill', 'conflict-fill-more', 'focus-fill', 'done-fill', 'sunk'],
      rule('bold', 'svg.grid .digit.given', 'font-weight: 650'),
    ),
    text('placed', [...board, 'conflict-fill', 'focus-fill']),
    text('trying', [...board, 'trying-fill', 'conflict-fill'], drawn('a ring', 'grid', 'rect class="focus trying"')),
    text('conflict', [...board, 'conflict-fill', 'conflict-fill-more'], drawn('a dashed ring', 'grid', 'rect class="blocker"')),
    text('fixed-by-logic', [...board, 'done-fill'], rule('a ring', 'svg.grid .focus:is(.logic, .done)', 'stroke')),
    text('removed', [...board, 'sunk'], drawn('a ring', 'grid', 'rect class="focus removed')),
    text('undo', ['undo-fill'], drawn('a stroke through it', 'grid', 'path class="undo-mark"')),
    text('worse', board, drawn('a ring', 'grid', 'rect class="focus worse"')),
  ],
  'the tray of digits': [
    text('ink', ['surface']),
    text('ink-3', ['surface', 'sunk'], rule('a stroke through it', '.tray-digits :is(.tried, .clashing)::after', 'border-top')),
    text('trying', ['trying-fill'], rule('a ring', '.tray-digits :is(.trying, .clashing)', 'border-color')),
    mark('trying-ring', ['surface', 'trying-fill']),
    mark('conflict', ['surface', 'sunk', 'trying-fill'], rule('a stroke', '.tray-digits :is(.tried, .clashing)::after', 'border-top')),
    text('surface', ['placed']),
  ],
  'words on a button': [text('surface', ['accent', 'conflict', 'fixed-by-logic'])],
  'pencil marks': [
    text('ink', marksOn, rule('bold', 'svg.grid .mark.lit', 'font-weight: 700')),
    text('ink-2', marksOn),
    text('removed', marksOn, drawn('a stroke through it', 'grid', 'path class="strike"')),
    ...numbersOfSets,
  ],
  'pencil marks of the puzzle': [text('ink-3', [...board, 'trying-fill'])],
  'lines of a grid': [
    mark('trying-ring', [...board, 'trying-fill'], drawn('a ring without dashes', 'grid', 'rect class="focus')),
    mark(
      'conflict',
      [...board, 'conflict-fill', 'conflict-fill-more'],
      rule('dashes, a cross, a notch', 'svg.grid .blocker', 'stroke-dasharray'),
    ),
    mark('undo', ['undo-fill', 'surface'], rule('dashes, and the stroke', 'svg.grid .focus.undoes', 'stroke-dasharray: 3 3')),
    mark('fixed-by-logic', ['surface', 'done-fill'], rule('a thin line around a house', 'svg.grid .house', 'stroke-width: 1.5')),
    mark('worse', board, drawn('an arc', 'grid', 'path class="reason worse"')),
    mark('rule-strong', board, rule('lines of the grid', 'svg.grid .line.strong', 'stroke-width: 1.8')),
    mark('extra', board, rule('thin and without dashes', 'svg.grid .diagonal', 'stroke-width: 1.2')),
    ...sets,
  ],
  cages: [
    mark('ink-3', ['surface', 'peer-fill', 'trying-fill'], rule('thin', 'svg.grid .cage path', 'stroke-width: 0.9')),
    mark('set-1', ['surface', 'peer-fill', 'trying-fill'], rule('thick', 'svg.grid .cage.lit path', 'stroke-width: 2.6')),
    mark('trying-ring', ['surface', 'trying-fill'], drawn('a ring without dashes', 'grid', 'rect class="focus')),
    mark('fixed-by-logic', ['surface', 'done-fill'], rule('a thin line around a house', 'svg.grid .house', 'stroke-width: 1.5')),
    mark('conflict', ['surface'], drawn('a stroke', 'grid', 'path class="strike"')),
    text('ink', ['surface', 'trying-fill']),
    text('ink-2', ['surface', 'peer-fill', 'trying-fill']),
  ],
  combinations: [
    text('ink', ['done-fill']),
    text('ink-3', ['surface'], rule('struck out', '.combinations li.out', 'line-through')),
    text('ink-2', ['surface'], rule('a dotted frame', '.combinations li.blocked', 'dotted')),
    text('conflict', ['surface'], rule('a cross before it', '.combinations li.refuted::before', 'content: "×')),
    text('fixed-by-logic', ['surface'], rule('a line of its own', '.arithmetic', 'margin')),
  ],
  'nodes and arrows': [
    mark('link', ['surface'], rule('thin', 'svg.links .arrow', 'stroke-width: 1.25')),
    mark('link-new', ['surface'], rule('thick', 'svg.links .arrow.new', 'stroke-width: 2.8')),
    mark('ghost', ['surface'], rule('dashes', 'svg.links .arrow.ghost', 'stroke-dasharray')),
    mark('placed', ['surface', 'focus-fill']),
    mark('trying-ring', ['surface', 'trying-fill'], rule('thick', 'svg.links .node.lit rect', 'stroke-width: 2.5')),
    mark('undo', ['surface', 'undo-fill'], drawn('a word over the drawing', 'links', 'class="banner back"')),
    mark('conflict', ['surface'], rule('a notch', 'svg.links .header.empty .notch', 'display: inline')),
    mark('rule-strong', ['surface']),
    text('trying', ['surface', 'trying-fill'], drawn('a word over the drawing', 'links', 'class="banner')),
    text('undo', ['surface', 'undo-fill'], drawn('a word over the drawing', 'links', 'class="banner back"')),
    text('removed', ['surface'], rule('struck out', 'svg.links .row-name.out', 'line-through')),
    text('surface', ['conflict', 'link-new']),
    text('ink', ['surface', 'trying-fill']),
    text('ink-2', ['surface', 'trying-fill']),
    text('ink-3', ['surface'], rule('a dashed frame', 'svg.links .header.out .box', 'stroke-dasharray')),
  ],
  'the matrix': [
    text('ink', ['surface', 'trying-fill', 'focus-fill', 'sunk']),
    text('removed', ['surface', 'trying-fill', 'sunk', 'focus-fill'], rule('not bold', 'svg.matrix .entry.out', 'font-weight: 400')),
    text('placed', ['surface', 'focus-fill'], rule('a frame', 'svg.matrix .row-focus.chosen', 'stroke')),
    mark('trying-ring', ['surface', 'trying-fill'], drawn('a frame', 'matrix', 'class="column-focus"')),
  ],
  'sizes of columns': [
    mark('placed', ['surface', 'focus-fill']),
    mark('trying-ring', ['surface'], rule('its name in bold', 'svg.choice .chosen', 'font-weight: 650')),
    mark('conflict', ['surface', 'conflict-fill'], rule('dashes', 'svg.choice .bar.empty', 'stroke-dasharray')),
    text('trying', ['surface'], rule('bold', 'svg.choice .chosen', 'font-weight: 650')),
    text('ink-2', ['surface']),
  ],
  'the tree and the strip': [
    mark('placed', ['surface', 'sunk', 'focus-fill']),
    mark('removed', ['sunk']),
    mark('fixed-by-logic', ['sunk'], drawn('a dot', 'tree', 'class="found"')),
    mark('trying-ring', ['surface', 'sunk'], drawn('a line from top to bottom', 'strip', 'class="head"')),
  ],
  energy: [
    mark('placed', ['surface', band], drawn('a line through the middle of a band', 'energy', 'path class="median"')),
    mark('fixed-by-logic', ['surface', band], drawn('a line of steps', 'energy', 'path class="best"')),
    mark('worse', ['surface'], drawn('strokes under the line', 'energy', 'path class="rug"')),
    mark('warm', ['surface'], rule('dashes', 'svg.energy .rises', 'stroke-dasharray')),
    // On a casing of the surface's colour, as words have one.
    mark('trying-ring', ['surface'], drawn('a line from top to bottom', 'energy', 'line class="line"')),
    text('ink', ['surface'], drawn('a word', 'energy', 'class="now')),
    text('fixed-by-logic', ['surface'], drawn('a word', 'energy', 'class="best')),
    text('worse', ['surface'], rule('a word in bold', 'svg.energy :is(.now, .best, .worse)', 'font-weight: 650')),
    text('trying', ['surface'], drawn('a word', 'energy', 'degrees present')),
    text('ink-2', ['surface']),
  ],
  swaps: [
    mark('placed', ['surface']),
    mark('removed', ['surface']),
    mark('worse', ['surface']),
    mark('trying-ring', ['surface', 'worse-fill'], drawn('a frame', 'landscape', 'rect class="lit')),
    mark('ink', ['surface', 'worse-fill'], drawn('a curve', 'landscape', 'path class="rule"')),
    text('trying', ['surface'], rule('bold', 'svg.landscape .difference.now', 'font-weight: 700')),
    text('worse', ['surface'], drawn('a sign of per cent', 'landscape', 'class="percent"')),
    text('ink', ['surface'], rule('bold', 'svg.landscape :is(.formula, .sign .degrees)', 'font-weight: 600')),
    text('ink-2', ['surface']),
  ],
  temperature: [mark('warm', ['surface']), mark('cold', ['surface'])],
  'runs beside one another': [
    mark('set-1', ['surface'], rule('a line without dashes', '.progress-chart .course', 'stroke-width: 2')),
    mark('set-4', ['surface'], rule('dashes 8 3', '.progress-chart .course.hue-2', 'stroke-dasharray: 8 3')),
    mark('set-3', ['surface'], rule('dashes 2 2', '.progress-chart .course.hue-3', 'stroke-dasharray: 2 2')),
    mark('set-2', ['surface'], rule('dashes 10 3 2 3', '.progress-chart .course.hue-4', 'stroke-dasharray: 10 3 2 3')),
    mark('trying-ring', ['surface'], rule('a line from top to bottom', '.progress-chart .head', 'stroke-width: 2')),
    mark('ink', ['surface'], rule('a thick line', '.lab-strips .median', 'stroke-width: 3')),
    ...['set-1', 'set-4', 'set-3', 'set-2'].map((tone, place) =>
      text(tone, ['surface', 'paper'], rule(`the letter ${letterOf(place)}`, '.progress-chart .course-label', 'font-weight')),
    ),
    text('ink-2', ['surface'], drawn('a cross', 'lab', 'class="unended"')),
  ],
  'cards of a vote': [
    text('card-white', ['card-blue', 'card-black']),
    text('card-black', ['card-yellow', 'card-white']),
    text('card-yellow', ['card-black']),
    text('card-blue', ['card-white']),
    mark('ink', page, rule('an outline', '.card-shape .outline', 'stroke-width: 3')),
  ],
  'answers and hints': [
    text('ink', ['done-fill', 'conflict-fill', 'surface']),
    mark('fixed-by-logic', ['surface', 'done-fill'], rule('a tick', '.chip.right::before', 'content: "✓"')),
    mark('conflict', ['surface', 'conflict-fill'], rule('a cross', '.chip.wrong::before', 'content: "✗"')),
    text('conflict', ['surface'], rule('a dashed line under it', '.hint-body .loses', 'underline dashed')),
    text('fixed-by-logic', ['surface']),
    text('undo', ['surface']),
    ...numbersOfSets.map(({ tone }) => text(tone, ['surface'], rule('bold', '.hint-body .named', 'font-weight: 700'))),
  ],
};
