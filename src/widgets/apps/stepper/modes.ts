import { FilmMode } from '../../modes/film/film-mode.ts';
import { GivensMode } from '../../modes/givens/givens-mode.ts';
import { Predict } from '../../modes/predict/predict.ts';
import { WhatIfMode } from '../../modes/what-if/what-if-mode.ts';
import { Why } from '../../modes/why/why.ts';
import type { CreateMode } from '../../runs/figure/figure-mode.ts';
import { FigureManual } from './figure-manual.ts';

/** The modes of a figure, in the order in which a link is followed: decisions make the run that the moves of a reader begin in. */
export const modes: readonly CreateMode[] = [Predict, WhatIfMode, FigureManual, Why, FilmMode, GivensMode];
