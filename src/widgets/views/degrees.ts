/** A temperature in a few figures, however small it is: '3.91', '0.0012'. */
export const degrees = (temperature: number): string =>
  temperature >= 0.1 ? temperature.toFixed(2) : String(Number(temperature.toPrecision(2)));
