import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the page where lessons are written. */

export const title = 'Lesson';
export const description = 'Write a lesson as one text with frames, questions, notes and worksheets, and see at once what it becomes.';
export const lede = 'One text is your lesson: what students read, what you project, the votes and the worksheets.';
export const noScript = 'Writing a lesson needs JavaScript. These two are ready to use:';
/** By the name of a lesson's file. */
export const lessons: Readonly<Record<string, string>> = {
  'dancing-links': 'Dancing links, 50 minutes',
  'local-search': 'Local search, 50 minutes',
};
export const syntax = 'How to write one';

export const editor = {
  label: 'Text of the lesson',
  keys: 'Tab indents. To leave the editor by key, press Escape, then Tab.',
};
export const views = { label: 'Parts of this page', text: 'Text', preview: 'Preview' };
export const open = 'Open file';
export const openLabel = 'Open a saved lesson';
export const save = 'Save file';
export const saveKey = 'Ctrl S';
export const savePage = 'Save as a page';
export const saveScorm = 'Save for a platform';
export const saveScormAbout = 'A SCORM 1.2 package of the questions, for a learning platform such as Moodle';
export const savedForPlatform = (file: string) => `Saved as ${file}. Upload it to your learning platform.`;
/** A file that has the lesson for students, with drawings of its frames. */
export const savedPage = {
  drawing: (percent: number) => `Drawing the frames: ${percent}%.`,
  saved: (file: string) => `Saved as ${file}. It’s the page for students, and opens without this site.`,
  failed: (reason: string) => `The page couldn’t be saved. ${reason}`,
  answer: 'The answer, and what comes next',
  goOn: 'What comes next',
};
export const start = 'Start from';
export const empty = 'an empty lesson';
export const share = 'Share';
export const present = 'Present';
export const insert = 'Insert';
export const inserts = { part: 'Part', frame: 'Frame', vote: 'Vote', ask: 'Question', notes: 'Notes', sheet: 'Sheet', break: 'Break' };
export const leads = {
  label: 'What this lesson becomes',
  read: 'Students’ page',
  stage: 'Stage',
  presenter: 'Presenter',
  sheet: 'Worksheets',
  key: 'Key',
};

/** What new blocks begin with. */
export const inserted = {
  label: {
    part: 'What this part is about',
    frame: 'What to look for',
    vote: 'What happens next?',
    ask: 'What happens next?',
    notes: 'Only you see this.',
    sheet: 'Worksheet',
    break: 'Break',
  },
  /** The content of a sheet, given its strip. */
  sheet: (strip: string) => `title: Worksheet\nstrip: ${strip}\nblank: words\n- What does frame 2 change?`,
};

export const starter = `---
title: My lesson
minutes: 26
figure: /chapters/dancing-links/?run=main
---

Say in a sentence why the class is here.

## Out of the list (10 min)

[What to look for](?step=0) to 8

::: notes
Only you see this.
:::

::: vote 6 min
[Which two links change?](?step=9)
:::

## What to take home (10 min)

[The answer](?step=10)
`;

// What is said of the text.

export const minutes = (planned: number, all: number) =>
  planned === all ? `${counted(planned, 'minute')} planned` : `${number(planned)} of ${counted(all, 'minute')} planned`;
export const fromTo = (from: number, to: number) => `${number(from)}–${number(to)}`;
/** `printed` are the frames of the sheets. */
export const sound = (count: { readonly shown: number; readonly asked: number; readonly sheets: number; readonly printed: number }) => {
  const sheets = count.sheets === 0 ? 'no sheets' : `${counted(count.sheets, 'sheet')} with ${counted(count.printed, 'frame')}`;
  return `Every frame was found. The lesson shows ${counted(count.shown, 'frame')} and has ${counted(count.asked, 'question')} and ${sheets}.`;
};
export const faulty = (count: number) => `${counted(count, 'line needs', 'lines need')} a look.`;
export const faults = 'Lines that need a look';
export const atLine = (line: number) => `Line ${number(line)}`;
export const length = (characters: number, students: number, colleagues: number) =>
  `${counted(characters, 'character')}; as a link ${number(students)} for students and ${number(colleagues)} for colleagues`;

export const kept = 'Kept in this browser.';
export const notKept = 'This browser doesn’t keep it. Save the file.';
export const savedAs = (file: string) => `Saved as ${file}.`;
export const opened = (file: string) => `${file} is open.`;
/** Of a file whose lesson the browser keeps in another version. Both times are written. */
export const openedOlder = (file: string, saved: string, kept: string) =>
  `${file} is open, saved ${saved}. The text that this browser kept is newer (${kept}).`;
export const openedNewer = (file: string, saved: string, kept: string) =>
  `${file} is open, saved ${saved}. It’s newer than the text that this browser kept (${kept}).`;
export const tooLarge = (file: string) => `${file} is too large to be a lesson, so it wasn’t opened.`;
export const fromLink = 'This lesson came with a link. It replaces the one in this browser only when you change it.';
export const fromSite = 'This is a lesson of this site. It replaces the one in this browser only when you change it.';
export const replaced = 'The lesson you had before is still in this browser.';
export const bringBack = 'Bring back the other lesson';
export const noSuchLesson = (name: string) => `This site doesn’t have a lesson “${name}”.`;

// The preview.

export const preview = {
  label: 'Preview',
  eyes: 'Whose eyes',
  yours: 'As you see it',
  students: 'As students see it',
  minutes: (count: number) => counted(count, 'minute'),
  vote: 'Vote',
  ask: 'Question',
  notes: 'Notes, only for you',
  break: 'Break',
  sheet: 'Worksheet',
  previous: 'Previous frame',
  next: 'Next frame',
  place: (at: number, of: number) => `${number(at)} of ${number(of)}`,
  step: (step: number) => `Step ${number(step)}`,
  openRun: 'Open the run',
  opening: 'Opening the frame.',
  right: 'right',
  ofRun: 'Question, choices and reasons come from the run.',
  own: 'Your own question. Students see neither reasons nor what is right until you show it.',
  noQuestion: 'The run doesn’t have a question at this frame. Choose the frame before a decision, or write your own choices.',
  askedBefore: (step: number) => `Ask before, at step ${number(step)}`,
  askedAfter: (step: number) => `Ask after, at step ${number(step)}`,
  strips: (count: number) => counted(count, 'version'),
  blanks: (names: string) => `Blank: ${names}`,
  strip: (first: number, last: number) => (first === last ? `Step ${number(first)}.` : `Steps ${number(first)} to ${number(last)}.`),
  /** What a strip leaves blank. */
  yields: (gaps: number, drawn: number) => {
    const all = [
      gaps > 0 ? `${counted(gaps, 'gap')} in sentences` : '',
      drawn > 0 ? `${counted(drawn, 'thing')} to draw or fill in` : '',
    ].filter(Boolean);
    return all.length > 0 ? `${all.join(', ')}.` : 'Nothing is left blank.';
  },
  empty: 'Nothing to see yet. Frames, questions and paragraphs appear here as you write them.',
};

// Frames that were collected in figures.

export const collected = {
  title: (count: number) => `Frames you collected (${number(count)})`,
  about: 'Choose “Add this frame to my lesson” in the menu of any figure, and the frame appears here.',
  frame: 'Insert',
  vote: 'Insert as a vote',
  remove: 'Remove',
};

/** The command in a figure's menu, and what the figure says then. */
export const add = 'Add this frame to my lesson';
export const added = 'This frame is kept for your lesson.';
export const insertIt = 'Insert the frame on the page Lesson';
export const notAdded = 'This browser doesn’t keep frames, so copy the link with Share and paste it into your lesson.';

/** Of a run that a reader has brought. */
export const notOfSite = 'A lesson can only show runs of this site, and this one is your own.';

// The panel behind Share.

export const sharing = {
  label: 'Share this lesson',
  students: 'Link for students',
  aboutStudents: 'Text, figures and questions. It leaves out your notes, your sheets, and the answers of the questions you wrote yourself.',
  colleagues: 'Link for colleagues',
  aboutColleagues: 'The whole text with notes and answers. Opens on this page.',
  copy: 'Copy link',
  save: 'Save as a file',
  copied: 'Copied.',
  notCopied: 'The browser doesn’t let pages copy. Select the link and copy it.',
  characters: (count: number) => counted(count, 'character'),
  reach: {
    everywhere: 'Short enough for mail and most other programs.',
    browsers: 'Longer than 2,000 characters: browsers open it, but mail and chats may cut it off.',
    file: 'Longer than 8,000 characters: many programs cut it off. Send the file instead.',
  },
  link: 'The link',
  about: 'The lesson is in the link itself, after the #. No server sees it, and nobody can take it back.',
};
