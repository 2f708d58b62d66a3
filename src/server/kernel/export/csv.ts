import { type Cell, type ExportTable, safeText } from './table.ts';

/** Excel reads a file as UTF-8 only if it starts with this. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const field = (cell: Cell): string => {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : quoted(safeText(cell));
};

const line = (cells: readonly Cell[]): string => cells.map(field).join(',') + lineEnd;

/** The table in RFC 4180 format, batch by batch, with CRLF and a byte order mark. */
export async function* csvOf({ preamble, columns, batches, remark }: ExportTable): AsyncGenerator<string> {
  const above = preamble.length ? [...preamble.map((text) => line([text])), lineEnd] : [];
  const head = [...above, line(columns.map(({ label }) => label))];
  yield byteOrderMark + head.join('');
  for await (const batch of batches) yield batch.map(line).join('');
  const last = remark?.();
  if (last) yield lineEnd + line([last]);
}
