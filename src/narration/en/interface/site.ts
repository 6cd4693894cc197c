import { counted, countedFirst, listed, startOfSentence } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the frame of every page, and of the pages that have no figure. */

const siteName = 'Sudoscope';
/** What the browser calls a page. */
export const pageTitle = (title: string) => (title === siteName ? title : `${title} · ${siteName}`);
export const tagline = 'Step through the algorithms behind Sudoku, frame by frame.';
export const skip = 'Skip to the text';
export const siteNavigation = 'Site';
export const theme = 'Light or dark';
export const searchKey = 'Search (/)';
/** Leads from each page to the page Lesson. */
export const teach = 'Teach with this site';
export const licence = 'Sudoscope is free software under the MIT licence. It sets no cookies and sends nothing to a server.';

/** Whether the site is stored for use without a network. */
export const storedOffline = {
  looking: 'Stored for use without a network: looking …',
  yes: 'Stored for use without a network: yes, the whole site.',
  no: (stored: number, of: number) => `Stored for use without a network: not yet, ${number(stored)} of ${counted(of, 'file')}.`,
  nothing: 'Stored for use without a network: no, this browser stores nothing of this site.',
  store: 'Store the site now',
};

/** By its path: a place of the site as it is called. */
export const places = {
  chapters: 'Chapters',
  play: 'Play',
  compare: 'Compare',
  lab: 'Lab',
  glossary: 'Glossary',
  reference: 'Reference',
  bench: 'Your own algorithm',
  search: 'Search',
} as const;

/** By the path of a page: words that somebody looks for who wants to do something there. */
export const keywords = {
  play: 'hint, hints, undo, check, jigsaw, Sudoku X, windoku, pencil marks, corner marks, print, make a puzzle, new puzzle, solve',
  'play/coach': 'statistics, practise, training, weak spots',
  'play/puzzles': 'my puzzles, library, export, import',
  'play/review': 'replay, my solve, mistakes',
  compare: 'side by side, first difference, next difference, bet, race, versus',
  lab: 'experiment, benchmark, median, statistics, many puzzles, CSV',
  lesson: 'teach, lecture, slides, presenter, projector, vote, clicker, worksheet, handout, class',
  bench: 'workshop, code editor, write a program, TypeScript, JavaScript, bring a trace',
  glossary: 'words, terms, definitions',
  reference: 'keys, formats, options, manual, documentation',
};

export const chapter = {
  contents: 'In this chapter',
  numbered: (chapterNumber: number) => `Chapter ${chapterNumber}`,
  withNumber: (name: string, chapterNumber: number) => `${name} (${chapterNumber})`,
  minutes: (count: number) => `${count} min`,
  /** Links to chapters, as markup. */
  needs: (links: readonly string[], used: readonly string[] = []) =>
    `needs ${listed(links)}${used.length === 0 ? '' : `, and uses ${listed(used)}`}`,
  /** Marks a chapter that was read to its end: as a sign, and in words. */
  read: '✓',
  hasRead: '✓ read',
  goOn: (heading: string) => `go on at “${heading}”`,
};

export const nothingHere = {
  title: 'Nothing here',
  description: 'There is no page at this address.',
  heading: 'A dead end',
  text: 'There is no page at this address. Do what the algorithm does: take the last step back, or try one of these.',
};

/** To half an hour: '6½'. */
const halfHours = (minutes: number) => `${Math.floor(Math.round(minutes / 30) / 2)}${Math.round(minutes / 30) % 2 === 1 ? '½' : ''}`;

/** The page of all chapters. */
export const chapterRoutes = {
  description: 'All chapters: what you do in each, how long it takes, what it builds on, and ways through them.',
  /** `first` is a link to the first chapter. */
  about: (chapters: number, minutes: number, first: string, firstMinutes: number) =>
    `${countedFirst(chapters, 'chapter')}, about ${halfHours(minutes)} hours in all. Each begins with something to do. If you’re new, start with ${first}, which takes ${firstMinutes} minutes. If you know Sudoku, skim it for its terms, then choose a route below.`,
  map: 'Which chapter builds on which',
  /** As markup. */
  aboutMap:
    'Choose what fits you best. A line leads to each chapter from one it builds on. <span class="with-keys">Point at a chapter to light up what it builds on. Dashed ones are optional.</span>',
  all: 'All chapters',
  kept: 'A ✓ marks what you’ve read to the end. Only your browser keeps these marks.',
  ways: 'Where to start, and where to go next',
  /** Chapters in the order in which somebody might read them; every one that they need is among them. */
  paths: [
    {
      who: 'You’re new',
      leads: 'from your first digit to a puzzle of your own, by hand and by program',
      chapters: ['grids', 'how-people-solve', 'backtracking', 'propagate-then-search', 'making-puzzles'],
    },
    {
      who: 'You solve by hand',
      leads: 'from pairs and triples to supposing a digit',
      chapters: ['grids', 'pencil-and-paper', 'all-different', 'how-people-solve', 'fish-and-wings', 'chains', 'supposing'],
    },
    {
      who: 'You write programs',
      leads: 'from a search of a few lines to the fastest solvers',
      chapters: [
        'grids',
        'backtracking',
        'propagate-then-search',
        'constraint-search',
        'exact-cover',
        'dancing-links',
        'bigger-grids',
        'notes',
        'how-fast',
      ],
    },
    {
      who: 'You set puzzles',
      leads: 'from a full grid to a puzzle with a grade',
      chapters: ['grids', 'backtracking', 'making-puzzles', 'how-people-solve', 'rating'],
    },
    {
      who: 'You like killers',
      leads: 'from sums that rule out digits to a killer solved without a guess',
      chapters: ['grids', 'backtracking', 'killer', 'killer-sums'],
    },
    {
      who: 'You’re curious about chance',
      leads: 'from random swaps to slow cooling',
      chapters: ['grids', 'monte-carlo', 'hill-climbing', 'simulated-annealing'],
    },
  ],
  /** Beside the ways, a link for those who teach. */
  teachers: 'You teach',
  /** Where a way goes, after how long it takes. */
  way: (minutes: string, leads: string) => `${minutes}, ${leads}`,
  /** Before the link back to where the reader was last. */
  goOn: 'Go on reading:',
  lastPlace: (title: string, heading: string) => `${title}, at “${heading}”`,
  hours: (minutes: number) => (minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`),
  pictures: 'Each picture is a frame of a run in that chapter.',
  /** Under the list of the first page, as markup: `base` is the address of the site. */
  listNote: (base: string) =>
    `<a href="${base}chapters/">Routes and a map</a> show which to read first, how long each one takes and what it builds on.`,
  /** By the id of a chapter: what a reader does in it, and gets to know. */
  does: {
    grids: 'Find your first digit, and learn the few words all the other chapters use.',
    backtracking: 'Find the wrong digit behind a dead end, then watch a search make and undo thousands of guesses.',
    'propagate-then-search': 'Fill in the digits that are forced, round after round, and see how little is left to guess.',
    'constraint-search': 'Choose the cell to guess in, and measure what each of five old ideas saves.',
    'pencil-and-paper': 'Find cells that use up their digits, and see how far this one idea goes.',
    'all-different': 'Pair cells with digits, and find every mark that one row, column or box can rule out.',
    'how-people-solve': 'Solve with the easiest techniques people use, and see why each of them is right.',
    'fish-and-wings': 'Spot X-wings and their relatives, which join parts of the grid that are far apart.',
    chains: 'Follow links from cell to cell, until you know that one of a chain’s two ends must be true.',
    supposing: 'Suppose a digit, follow it to a contradiction, and learn what to do when no pattern helps.',
    'exact-cover': 'Choose bags so that you get each of six things exactly once, and see that Sudoku is the same problem.',
    'dancing-links': 'Take nodes out of a ring and put them back, and see how a search takes back a step in one move.',
    'monte-carlo': 'Swap digits, for better and for worse, to free a wrong grid from a trap.',
    'hill-climbing': 'Climb in the fog, get stuck on a small hill, and see what it takes to get off again.',
    'simulated-annealing': 'Turn the temperature up and down, and find out when slow cooling pays.',
    'making-puzzles': 'Dig digits out of a full grid for as long as only one solution remains, and make puzzles of your own.',
    rating: 'Weigh what makes a puzzle hard, and see where two ways to grade disagree.',
    killer: 'Tell from a sum that a digit is wrong, and see which checks make a search fast.',
    'killer-sums': 'Find a digit by adding up a house, and solve a killer without a single guess.',
    'bigger-grids': 'Bet on how the work grows from 4 × 4 to 25 × 25, and find out where it gets hard.',
    notes: 'Find out why a search failed, and write notes so that it never fails for that reason again.',
    'how-fast': 'Race six solvers on your machine, and see where a factor of thousands comes from.',
  } as Readonly<Record<string, string>>,
};

export const beside = {
  heading: 'More to try',
  play: 'Solve puzzles of five levels, with hints that teach.',
  compare: 'Run several algorithms on one puzzle, side by side, at equal work.',
  lab: 'Run several algorithms on many puzzles, and download the results.',
  bench: 'Change a line of an algorithm, or bring a run of your own program, and step through it.',
  lesson: 'Hold a lesson with these figures, or hand out sheets, with questions for the class.',
  techniquesName: 'All techniques',
  techniques: 'Look up a technique by its name, with a grid to practise it on.',
};

export const bringYourOwn = {
  open: 'Bring your own puzzle',
  watchIn: 'Watch your puzzle in',
  compare: 'Compare: several algorithms at once',
};

export const glossary = {
  description: 'Every technical term in the chapters, explained in a sentence or two.',
  /** `techniques` is the anchor of their list. */
  lede: (terms: number, techniques: number) =>
    `${counted(terms, 'term')}, each in a sentence or two, and <a href="#techniques">${counted(techniques, 'technique')}</a>. The chapters link here whenever a word is new.`,
  find: 'Find',
  /** Links to other terms, and to a chapter where there is one, as markup. */
  see: (terms: readonly string[], chapterLink: string | undefined) =>
    `See ${terms.join(', ')}${chapterLink === undefined ? '' : `; ${chapterLink}`}.`,
  techniques: 'Techniques',
  aboutTechniques: (count: number, cards: string) =>
    `The ${counted(count, 'technique')} of the ladder, by name. Each has <a href="${cards}">a card in the Reference</a>, with a grid in which it is the key move. The level and the score say how hard it is to spot: a puzzle’s score adds up those of all techniques it needs, as often as it needs them.`,
  /** A link to the term of the same name. */
  sameTerm: (link: string) => `It has an entry among the terms: ${link}.`,
  technique: (level: string, weight: number, trustsUniqueness: boolean) =>
    `${startOfSentence(level)}, weight ${number(weight)}.${trustsUniqueness ? ' It relies on the puzzle having exactly one solution.' : ''}`,
  seeCard: (href: string) => `<a href="${href}">Its card</a> has a picture.`,
  letters: 'By letter',
};

/** How many terms have a word. */
export const glossaryFound = (count: number) => (count === 0 ? 'No term contains this word' : counted(count, 'entry', 'entries'));

export const reference = {
  description: 'Techniques, algorithms, keys, formats, teaching, links, the command line and experiments.',
  /** `glossary` is its address. */
  lede: (glossary: string) =>
    `The <a href="${glossary}">Glossary</a> explains the terms. <span class="with-keys">Press <kbd>/</kbd> to search everything.</span>`,
  /** By what somebody does: the pages they may need, each once, with the questions it answers. */
  readers: [
    {
      who: 'Solve and explore',
      pages: {
        techniques: 'What is an X-wing, how do I see one, and where can I practise it?',
        algorithms: 'Which algorithm does what, and which of them do I need?',
        keys: 'Which key does what? What can I do by touch, or with a screen reader?',
        formats: 'Can the site read my puzzle? What can it write?',
      },
    },
    {
      who: 'Teach',
      pages: {
        classroom: 'What can I do with a class, and what do I need for it?',
        lessons: 'How do I write a lesson of my own, and how do I teach it?',
        links: 'What does a share link consist of? How do I link to exactly this frame, puzzle or comparison?',
        embedding: 'How do I put a figure into my own page or slides?',
      },
    },
    {
      who: 'Program and measure',
      pages: {
        'command-line': 'How do I solve or make many puzzles from a terminal? What is the exit code?',
        traces: 'How do I step through a run of my own program?',
        measure: 'How do I compare algorithms on a whole file of puzzles?',
        steps: 'What are the options, steps and counters called?',
      },
    },
  ] as readonly { readonly who: string; readonly pages: Readonly<Record<string, string>> }[],
};

export const search = {
  description: 'Find a word in the chapters, the glossary and the reference.',
  field: 'Words to find',
  example: 'X-wing, embed, dead end …',
  noScript: (base: string) =>
    `Searching needs JavaScript. Without it, you can browse the <a href="${base}chapters/">chapters</a>, the <a href="${base}glossary/">glossary</a> and the <a href="${base}reference/">reference</a>.`,
};
