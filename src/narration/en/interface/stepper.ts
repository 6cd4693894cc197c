import { counted } from '../../sentence.ts';

/** What a figure that steps through a run says to its reader. */

export const noStepThatWay = 'There’s no such step in that direction.';
export const noWayOut = 'The run doesn’t leave this level again.';
export const noLinkLedHere = 'You didn’t come here from a link in the text.';
export const onlySteps = (length: number) => `The run has only ${counted(length, 'step')}, so this is the last one.`;
export const noFigure = (run: string) => `this page doesn’t have a figure '${run}'`;
