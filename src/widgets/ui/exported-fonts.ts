import { noFont } from '#words/controls.ts';

function* fontFaces(rules: CSSRuleList): Generator<CSSFontFaceRule> {
  for (const rule of rules) {
    if (rule instanceof CSSFontFaceRule) yield rule;
    else if (rule instanceof CSSGroupingRule) yield* fontFaces(rule.cssRules);
  }
}

const unquoted = (family: string) => family.trim().replace(/^["']|["']$/g, '');

/** Fonts that were requested before, by address: a film requests them for every picture. */
const requested = new Map<string, Promise<string>>();

function dataUrl(address: string): Promise<string> {
  const font = requested.get(address) ?? readDataUrl(address);
  requested.set(address, font);
  font.catch(() => requested.delete(address));
  return font;
}

async function readDataUrl(address: string): Promise<string> {
  const reader = new FileReader();
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error(noFont));
  });
  reader.readAsDataURL(await (await fetch(address)).blob());
  return read;
}

/**
 * The page's fonts that a drawing's words are written in, as style rules that hold the fonts themselves: a picture by itself
 * loads nothing. Rejects when a font cannot be had.
 */
export async function fontRules(svg: SVGSVGElement): Promise<string> {
  const words = [...svg.querySelectorAll('text')].filter((text) => text.textContent);
  const used = new Set(words.map((text) => unquoted(getComputedStyle(text).fontFamily.split(',')[0]!)));
  const rules = await Promise.all(
    [...document.styleSheets].flatMap((sheet) =>
      [...fontFaces(sheet.cssRules)]
        .filter(({ style }) => used.has(unquoted(style.getPropertyValue('font-family'))))
        .map(async ({ style }) => {
          const address = style.getPropertyValue('src').match(/url\(["']?([^"')]+)/)![1]!;
          const source = await dataUrl(new URL(address, sheet.href ?? document.baseURI).href);
          const [family, weight] = ['font-family', 'font-weight'].map((name) => style.getPropertyValue(name));
          return `@font-face{font-family:${family};font-weight:${weight};src:url(${source})}`;
        }),
    ),
  );
  return rules.join('');
}
