/** A coordinate to a tenth of the drawing's units, which is as much as can be seen. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
