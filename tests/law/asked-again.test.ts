import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What a step of a figure changes something in. */
const AROUND =
  /(?:^|[^\w-])(?:\.(?:pair|pin|stage|compare|lean|panes|pane|pane-main|pane-side|work|strip-row|tray)|sudo-stepper|svg\.grid)(?![\w-])/;

/** States in which a figure is no part of a page that is read, or that few figures are ever in: where they don't hold, nothing is asked. */
const SELDOM = /\[data-(?:stage|full|covered|staged|lecture)|\.typing|\.dimmed/;

/** The compounds of a style sheet that have a `:has()` about more than children, with all that stands before it in their selector. */
function asking(css: string): string[] {
  return [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].flatMap(([, selector]) =>
    [...selector!.matchAll(/:has\((?!\s*>)/g)].map(({ index }) => selector!.slice(0, index).trim()),
  );
}

/** The compound itself, without what stands in its own brackets. */
const hostOf = (before: string): string => /[^\s>+~,]*$/.exec(before.replaceAll(/\[[^\]]*\]|\([^()]*\)/g, ''))![0];

describe(':has() in style sheets', () => {
  // The browser asks such a selector again with every element that a drawing puts in or takes out, and then styles all that is in its host.
  it('is not about what a figure changes with every step', () => {
    const sheets = globSync('src/{components,layouts,widgets/{apps/{compare,stepper},controls,modes,ui,views}}/**/*.css');
    const faults = sheets.flatMap((file) =>
      asking(readFileSync(file, 'utf8'))
        .filter((before) => AROUND.test(hostOf(before)) && !SELDOM.test(before))
        .map((before) => `${file}: ${before}:has(…)`),
    );
    expect(sheets.length).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  });

  it('is found where it is', () => {
    expect(asking('.pair:has(.lean) b {} .pin:has(> .lean) {}')).toEqual(['.pair']);
    expect(AROUND.test(hostOf('.side .stage:not(.plain)'))).toBe(true);
    expect(AROUND.test(hostOf('.pair[data-links]:not([data-links=""], .readers):not('))).toBe(true);
    expect(AROUND.test(hostOf('.stage .chip'))).toBe(false);
  });
});
