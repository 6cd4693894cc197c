import { scaleLog } from 'd3-scale';

/** Temperatures that look coldest and hottest: below the one hardly a bad swap is kept, and above the other nearly every one. */
const [COLDEST, HOTTEST] = [0.2, 4];

const scale = scaleLog([COLDEST, HOTTEST], [0, 1]).clamp(true);

/** Where a temperature lies between cold, 0, and hot, 1: in every drawing of every run the same colour means the same temperature. */
export const warmthOf = (temperature: number): number => (temperature > 0 ? scale(temperature) : 0);
