import {
  ChevronLeft,
  ChevronRight,
  CircleQuestionMark,
  CornerUpRight,
  Download,
  Ellipsis,
  Link2,
  Maximize,
  Pause,
  Play,
  Plus,
  RedoDot,
  Search,
  SkipBack,
  SkipForward,
  SlidersHorizontal,
  Split,
  StepBack,
  StepForward,
  X,
} from 'lucide';

/** The interface icons, by what they stand for. */
export const icons = {
  add: Plus,
  help: CircleQuestionMark,
  download: Download,
  link: Link2,
  full: Maximize,
  more: Ellipsis,
  options: SlidersHorizontal,
  part: Split,
  pause: Pause,
  play: Play,
  over: RedoDot,
  search: Search,
  start: SkipBack,
  end: SkipForward,
  back: StepBack,
  forward: StepForward,
  out: CornerUpRight,
  close: X,
  previous: ChevronLeft,
  next: ChevronRight,
};

export type IconName = keyof typeof icons;

/** The id of an icon's drawing, of which a page has one. */
export const idOf = (name: IconName): string => `icon-${name}`;
