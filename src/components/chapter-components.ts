import Beat from './Beat.astro';
import Beside from './Beside.astro';
import Bet from './Bet.astro';
import BitWords from './BitWords.astro';
import Cases from './Cases.astro';
import ChapterLink from './ChapterLink.astro';
import Chart from './Chart.astro';
import DiggingLevels from './DiggingLevels.astro';
import Exercise from './Exercise.astro';
import FollowChain from './FollowChain.astro';
import FrameLink from './FrameLink.astro';
import Grades from './Grades.astro';
import HouseExplorer from './HouseExplorer.astro';
import HousesOfCell from './HousesOfCell.astro';
import Light from './Light.astro';
import LinksLegend from './LinksLegend.astro';
import Measured from './Measured.astro';
import MirroredCode from './MirroredCode.astro';
import Misconception from './Misconception.astro';
import OccupancyFigure from './OccupancyFigure.astro';
import Predict from './Predict.astro';
import ReadAfter from './ReadAfter.astro';
import SameChoices from './SameChoices.astro';
import SameGrids from './SameGrids.astro';
import Scene from './Scene.astro';
import ScoreBounds from './ScoreBounds.astro';
import Seeds from './Seeds.astro';
import SideNote from './SideNote.astro';
import Stat from './Stat.astro';
import Stepper from './Stepper.astro';
import TechniqueIndex from './TechniqueIndex.astro';
import Term from './Term.astro';
import TryLink from './TryLink.astro';

/** The components that a chapter can use without importing them. */
export const chapterComponents = {
  Beat,
  Beside,
  Bet,
  BitWords,
  Cases,
  ChapterLink,
  Chart,
  DiggingLevels,
  Exercise,
  FollowChain,
  FrameLink,
  Measured,
  MirroredCode,
  Misconception,
  OccupancyFigure,
  Predict,
  ReadAfter,
  Grades,
  HouseExplorer,
  HousesOfCell,
  Light,
  LinksLegend,
  SameChoices,
  SameGrids,
  Scene,
  ScoreBounds,
  Seeds,
  SideNote,
  Stat,
  Stepper,
  TechniqueIndex,
  Term,
  TryLink,
};
