import type { Cell, ExportColumn, ExportTable } from './table.ts';

/** Editors that do not detect UTF-8 otherwise recognise it by this. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';
const rule = '─'.repeat(40);

const lineBreak = /[\r\n\u2028\u2029]/;
const numbers = new Intl.NumberFormat('ko-KR');

const inOneLine = (cell: Cell): string => {
  const text = String(cell);
  return lineBreak.test(text) ? text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ') : text;
};
const inLines = (cell: Cell): string =>
  String(cell)
    .trim()
    .replaceAll(/\r\n?|\n|\u2028|\u2029/g, lineEnd);

/** One record as readable text: numbered, a line for each value, long texts below their labels. */
const recordText = (columns: readonly ExportColumn[], cells: readonly Cell[], place: number): string => {
  let lines = '';
  let bodies = '';
  for (const [index, { label, isBody }] of columns.entries()) {
    const cell = cells[index] ?? null;
    if (cell === null || cell === '') continue;
    if (isBody) bodies += `${lineEnd}〈${label}〉${lineEnd}${inLines(cell)}${lineEnd}`;
    else lines += `${label}: ${inOneLine(cell)}${lineEnd}`;
  }
  return `${rule}${lineEnd}[${numbers.format(place)}]${lineEnd}${lines}${bodies}${lineEnd}`;
};

/** The table as readable text: one record after another, batch by batch, with CRLF and a byte order mark. */
export async function* textOf({ preamble, columns, batches, remark }: ExportTable): AsyncGenerator<string> {
  yield byteOrderMark + [...preamble, '', ''].join(lineEnd);
  let place = 0;
  for await (const batch of batches) yield batch.map((cells) => recordText(columns, cells, ++place)).join('');
  const last = remark?.();
  if (last) yield rule + lineEnd + last + lineEnd;
}
