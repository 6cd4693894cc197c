import ChapterLink from '../ChapterLink.astro';
import CompareKeys from '../CompareKeys.astro';
import Keys from '../Keys.astro';
import TechniqueIndex from '../TechniqueIndex.astro';
import Term from '../Term.astro';
import AlgorithmCards from './AlgorithmCards.astro';
import AlgorithmCosts from './AlgorithmCosts.astro';
import AlgorithmSpeeds from './AlgorithmSpeeds.astro';
import AlgorithmSteps from './AlgorithmSteps.astro';
import AlgorithmWishes from './AlgorithmWishes.astro';
import CommandList from './CommandList.astro';
import Commands from './Commands.astro';
import ExitCodes from './ExitCodes.astro';
import Formats from './Formats.astro';
import OpenCards from './OpenCards.astro';
import PlayKeys from './PlayKeys.astro';
import TechniqueCards from './TechniqueCards.astro';
import TechniqueLegend from './TechniqueLegend.astro';
import TraceExample from './TraceExample.astro';
import TraceFields from './TraceFields.astro';
import TraceHelpers from './TraceHelpers.astro';
import TraceKinds from './TraceKinds.astro';
import TraceLimits from './TraceLimits.astro';

/** The components that reference pages can use without importing them. */
export const referenceComponents = {
  AlgorithmCards,
  AlgorithmCosts,
  AlgorithmSpeeds,
  OpenCards,
  AlgorithmSteps,
  AlgorithmWishes,
  ChapterLink,
  CommandList,
  Commands,
  CompareKeys,
  ExitCodes,
  Formats,
  Keys,
  PlayKeys,
  TechniqueCards,
  TechniqueIndex,
  TechniqueLegend,
  Term,
  TraceExample,
  TraceFields,
  TraceHelpers,
  TraceKinds,
  TraceLimits,
};
