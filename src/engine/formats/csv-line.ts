/** The fields of a line of comma-separated values. A quoted field may hold commas and doubled quotation marks; no field holds a line end. */
export function csvFields(line: string): string[] {
  const fields: string[] = [];
  for (let at = 0; at <= line.length; ) {
    let field = '';
    if (line[at] === '"') {
      at++;
      for (; at < line.length; at++) {
        if (line[at] !== '"') field += line[at];
        else if (line[at + 1] === '"') field += line[at++];
        else break;
      }
      at++;
    }
    const comma = line.indexOf(',', at);
    const end = comma < 0 ? line.length : comma;
    fields.push(field + line.slice(at, end));
    at = end + 1;
  }
  return fields;
}
