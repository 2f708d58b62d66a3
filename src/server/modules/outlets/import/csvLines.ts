/**
 * Lines of a CSV (RFC 4180: quoted fields may contain commas, quotes and line breaks), each with the number of its
 * first line in the file. Empty lines are left out.
 */
export function* csvLines(text: string): Generator<{ number: number; cells: string[] }> {
  const pattern = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\r|\n|$)/gy;
  let number = 1;
  let firstLine = 1;
  let cells: string[] = [];
  for (const [whole, field = '', end] of text.replace(/^\uFEFF/, '').matchAll(pattern)) {
    cells.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    number += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === ',') continue;
    if (cells.some((cell) => cell.trim() !== '')) yield { number: firstLine, cells };
    cells = [];
    firstLine = number;
    if (end === '') return;
  }
}
