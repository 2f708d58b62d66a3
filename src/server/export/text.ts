import type { Cell, ExportColumn, ExportTable } from './table.ts';

/** Editors that know no UTF-8 by themselves see it by this. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';
const rule = '─'.repeat(40);

const inOneLine = (cell: Cell): string => String(cell).replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
const inLines = (cell: Cell): string =>
  String(cell)
    .trim()
    .replaceAll(/\r\n?|\n|\u2028|\u2029/g, lineEnd);

/** One record as a person reads it: numbered, a line for each value that it has, long texts below their names. */
const recordText = (columns: readonly ExportColumn[], cells: readonly Cell[], place: number): string => {
  const named = columns.flatMap((column, index) => {
    const cell = cells[index] ?? null;
    return cell === null || cell === '' ? [] : [{ ...column, cell }];
  });
  const [lines, bodies] = [named.filter(({ isBody }) => !isBody), named.filter(({ isBody }) => isBody)];
  return [
    rule,
    `[${place.toLocaleString('ko-KR')}]`,
    ...lines.map(({ label, cell }) => `${label}: ${inOneLine(cell)}`),
    ...bodies.flatMap(({ label, cell }) => ['', `〈${label}〉`, inLines(cell)]),
    '',
    '',
  ].join(lineEnd);
};

/** The table as a text to read: record below record, batch by batch, with CRLF and a byte order mark. */
export async function* textOf({ preamble, columns, batches, remark }: ExportTable): AsyncGenerator<string> {
  yield byteOrderMark + [...preamble, '', ''].join(lineEnd);
  let place = 0;
  for await (const batch of batches) yield batch.map((cells) => recordText(columns, cells, ++place)).join('');
  const last = remark?.();
  if (last) yield rule + lineEnd + last + lineEnd;
}
