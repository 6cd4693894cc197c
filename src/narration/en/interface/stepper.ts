import { counted } from '../../sentence.ts';

/** What a figure that steps through a run says to its reader. */

export const noStepThatWay = 'There is no such step that way.';
export const noWayOut = 'No later step leaves this level.';
export const noLinkLedHere = 'No link of the text led here.';
export const onlySteps = (length: number) => `The run has only ${counted(length, 'step')}: here is the last one.`;
export const noFigure = (run: string) => `there is no figure '${run}' on this page`;
