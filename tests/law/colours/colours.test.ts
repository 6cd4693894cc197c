import {
  converter,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  interpolate,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { type Ground, scenes, type Use } from './side-by-side.ts';
import { keptDrawings, rules, sources, type Theme, themes, tokens } from './tokens.ts';

/** Two tones that are nearer are one to somebody: a distance in CIELAB. */
const MIN_DIFFERENCE = 12;
/** WCAG 2.2: of words, and of what a drawing cannot do without. */
const MIN_CONTRAST = { text: 4.5, mark: 3 };

type Colour = NonNullable<ReturnType<typeof parse>>;
const linear = converter('lrgb');
const distance = differenceEuclidean('lab65');

/** Machado, Oliveira and Fernandes (2009) simulate on linear light; the library takes what it is given for that of a screen. */
function onLight(simulate: (colour: Colour) => Colour) {
  return (colour: Colour): Colour => ({ ...simulate({ ...linear(colour), mode: 'rgb' }), mode: 'lrgb' }) as Colour;
}

const visions: Readonly<Record<string, (colour: Colour) => Colour>> = {
  'all cones': (colour) => colour,
  protanopia: onLight(filterDeficiencyProt(1)),
  deuteranopia: onLight(filterDeficiencyDeuter(1)),
  tritanopia: onLight(filterDeficiencyTrit(1)),
};

function colourOf(ground: Ground, theme: Theme): Colour {
  if (typeof ground === 'string') return parse(tokens[theme].get(ground)!)!;
  return interpolate([colourOf(ground.over, theme), colourOf(ground.tone, theme)], 'rgb')(ground.share);
}

const nameOf = (ground: Ground) => (typeof ground === 'string' ? ground : `${ground.tone} over ${ground.over}`);

/** Every two words of a scene, and every two marks, whose tones differ. A word is not taken for a mark. */
const pairsOf = (uses: readonly Use[]) =>
  uses.flatMap((one, index) =>
    uses.slice(index + 1).flatMap((other) => (one.as === other.as && one.tone !== other.tone ? [[one, other] as const] : [])),
  );

/** Returns the least distance of two tones, over all kinds of colour vision. */
const leastDistance = (one: string, other: string, theme: Theme) =>
  Math.min(...Object.values(visions).map((see) => distance(see(colourOf(one, theme)), see(colourOf(other, theme)))));

/** Of two tones that are near: whether something else tells them apart. */
const isDistinguished = (one: Use, other: Use) => one.also?.what !== other.also?.what;

describe('the tokens', () => {
  it('are the same in every theme, and with forced colours the system has them all', () => {
    const colours = [...tokens.light.keys()].filter((name) => tokens.light.get(name)!.startsWith('#'));
    expect([...tokens.dark.keys()].sort()).toEqual(colours.toSorted());
    expect([...tokens.forced.keys()].sort()).toEqual(colours.toSorted());
    for (const colour of tokens.forced.values()) expect(['Canvas', 'CanvasText', 'LinkText', 'GrayText', 'Highlight']).toContain(colour);
  });

  it('that are read are there', () => {
    const own = new Set(
      sources.flatMap(([, text]) => [...text.matchAll(/(?:["'`{\s;]|^)--([\w-]+)['"]?\s*[:,]/gm)].map(([, name]) => name!)),
    );
    const unknown = sources.flatMap(([path, text]) =>
      [...text.matchAll(/var\(--([\w-]+)/g)].flatMap(([, name]) =>
        tokens.light.has(name!) || own.has(name!) ? [] : [`${path}: --${name}`],
      ),
    );
    expect(unknown.filter((each) => !each.includes('--shiki-'))).toEqual([]);
  });

  it('give words only tones that are measured as words', () => {
    const asText = new Set(Object.values(scenes).flatMap((uses) => uses.filter((use) => use.as === 'text').map(({ tone }) => tone)));
    // A custom property of a style sheet means the tones that it is set to there.
    const tonesOf = (name: string) => {
      if (tokens.light.has(name)) return [name];
      const given = sources.flatMap(([, text]) => [...text.matchAll(new RegExp(`--${name}:\\s*var\\(--([\\w-]+)\\)`, 'g'))]);
      return given.length > 0 ? given.map(([, tone]) => tone!) : [name];
    };
    const used = sources.flatMap(([path, text]) =>
      [...text.matchAll(/(?<![\w-])color:\s*var\(--([\w-]+)\)/g)].flatMap(([, name]) =>
        tonesOf(name!).map((tone) => [path, tone] as const),
      ),
    );
    const words = /text|\.(digit|mark|name|label|value|count|percent|banner|size|entry|item|option|row-name|lane|comes)\b(?! \w)/;
    const drawn = rules.flatMap(([selector, declarations]) =>
      words.test(selector) && !/rect|circle/.test(selector)
        ? [...declarations.matchAll(/(?<![\w-])fill:\s*var\(--([\w-]+)\)/g)].flatMap(([, name]) =>
            tonesOf(name!).map((tone) => [selector, tone] as const),
          )
        : [],
    );
    expect(drawn.length).toBeGreaterThan(20);
    used.push(...drawn);
    expect(used.length).toBeGreaterThan(100);
    // The ground's own colour, on buttons; and those of code, which its highlighter has.
    const others = ['surface', 'paper', 'shiki-light', 'shiki-dark', 'code-keyword', 'code-name', 'code-string', 'code-comment'];
    expect(used.filter(([, name]) => !asText.has(name) && !others.includes(name))).toEqual([]);
  });
});

describe.each(themes.map((theme) => ({ theme })))('in the $theme theme', ({ theme }) => {
  it.each(Object.entries(scenes))('%s: words can be read and marks be seen on every ground', (_, uses) => {
    const faint = uses.flatMap(({ tone, as, on }) =>
      on.flatMap((ground) => {
        const contrast = wcagContrast(colourOf(tone, theme), colourOf(ground, theme));
        return contrast < MIN_CONTRAST[as] ? [`${as} ${tone} on ${nameOf(ground)}: ${contrast.toFixed(2)}`] : [];
      }),
    );
    expect(faint).toEqual([]);
  });

  it.each(Object.entries(scenes))('%s: two tones are distinct to every eye, or by more than colour', (_, uses) => {
    const alike = pairsOf(uses).flatMap(([one, other]) => {
      const least = leastDistance(one.tone, other.tone, theme);
      return least < MIN_DIFFERENCE && !isDistinguished(one, other) ? [`${one.tone} and ${other.tone}: ${least.toFixed(1)}`] : [];
    });
    expect(alike).toEqual([]);
  });
});

/** Pairs of tones that look alike to some eye are listed with what distinguishes them: a changed tone must not add to them. */
it('tones that look alike to some eye are listed', async () => {
  const pairs = ({ tone, also }: Use) => (also ? `${tone} (${also.what})` : tone);
  const near = themes.flatMap((theme) =>
    Object.entries(scenes).flatMap(([scene, uses]) =>
      pairsOf(uses)
        .filter(([one, other]) => leastDistance(one.tone, other.tone, theme) < MIN_DIFFERENCE)
        .map(([one, other]) => `${theme}, ${scene}: ${pairs(one)}, ${pairs(other)}\n`),
    ),
  );
  await expect(near.join('')).toMatchFileSnapshot('near.txt');
});

it('with forced colours two marks have two system colours, or differ in more than colour', () => {
  const alike = Object.entries(scenes).flatMap(([scene, uses]) =>
    pairsOf(uses.filter(({ as }) => as === 'mark'))
      .filter(([one, other]) => tokens.forced.get(one.tone) === tokens.forced.get(other.tone) && !isDistinguished(one, other))
      .map(([one, other]) => `${scene}: ${one.tone} and ${other.tone}`),
  );
  expect(alike).toEqual([]);
});

it('the marks that distinguish tones in addition to colour exist', () => {
  const missing = Object.values(scenes).flatMap((uses) =>
    uses.flatMap(({ also }) => {
      if (!also) return [];
      const found =
        'rule' in also
          ? rules.some(([selector, declarations]) => selector === also.rule && declarations.includes(also.sets))
          : keptDrawings(also.view).includes(also.draws);
      return found ? [] : [also];
    }),
  );
  expect(missing).toEqual([]);
});

it('the simulation is that of the paper: amber and vermilion are one under deuteranopia, amber and crimson are not', () => {
  const see = visions.deuteranopia!;
  const apart = (one: string, other: string) => distance(see(parse(one)!), see(parse(other)!));
  expect(apart('#a1590a', '#c8321f')).toBeCloseTo(2.3, 1);
  expect(apart('#a1590a', '#b3123c')).toBeCloseTo(24.6, 1);
});
