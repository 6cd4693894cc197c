/** Texts that a spreadsheet takes for a formula and runs, full-width signs included. A lone sign is harmless. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+@\-＝＋＠－].)/s;

/** A field of comma-separated values: no spreadsheet runs it, and it is quoted where a comma, a quotation mark or a line end would break the line. */
export function csvField(value: string | number): string {
  const said = String(value);
  const text = typeof value === 'string' && FORMULA.test(said) ? `'${said}` : said;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
