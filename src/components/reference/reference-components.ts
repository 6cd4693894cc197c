import ChapterLink from '../ChapterLink.astro';
import CompareKeys from '../CompareKeys.astro';
import Keys from '../Keys.astro';
import Term from '../Term.astro';
import Algorithms from './Algorithms.astro';
import Commands from './Commands.astro';
import Formats from './Formats.astro';
import TraceExample from './TraceExample.astro';
import TraceFields from './TraceFields.astro';
import TraceHelpers from './TraceHelpers.astro';
import TraceKinds from './TraceKinds.astro';
import TraceLimits from './TraceLimits.astro';

/** What reference pages can use without importing it. */
export const referenceComponents = {
  Algorithms,
  ChapterLink,
  Commands,
  CompareKeys,
  Formats,
  Keys,
  Term,
  TraceExample,
  TraceFields,
  TraceHelpers,
  TraceKinds,
  TraceLimits,
};
