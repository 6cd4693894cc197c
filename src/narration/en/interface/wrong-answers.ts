import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the table in which the wrong answers of a class are grouped by what is behind them. */
export const beliefs = {
  /** Leads from above the table of the class, which may be long. */
  show: 'Show what wrong answers share',
  heading: 'What wrong answers have in common',
  about: 'Each student’s questions are made again from name and set. Students who gave several answers of a group count once in it.',
  noLink: 'Include the link of the set among the codes. Then wrong answers are grouped here by what students seem to think.',
  reading: (read: number, all: number) => `Making the questions again: ${number(read)} of ${counted(all, 'student')} …`,
  none: 'No wrong answers in these codes.',
  unfit: (students: number) =>
    students === 0
      ? ''
      : `${counted(students, 'code is', 'codes are')} left out because the answers don’t fit the questions that this version of the site makes.`,
  failed: (students: number) =>
    students === 0 ? '' : `The questions of ${counted(students, 'student')} couldn’t be made again, so those answers are left out.`,
  head: { students: 'students', behind: 'They seem to think that …', places: 'where' },
  share: (students: number, of: number) => `${number(students)} of ${number(of)}`,
  /** A belief completes the head of its column; a reason is the one that students were shown. */
  behind: {
    belief: (says: string) => `… ${says}`,
    reason: (says: string) => `Told: “${says}”`,
  },
  said: (said: string, students: number) => `Answered “${said}”${students > 1 ? ` by ${number(students)}` : ''}:`,
  more: (places: number) => `And in ${counted(places, 'more place')}.`,
};
