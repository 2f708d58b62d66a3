import { safeText } from './safeText.ts';
import type { Cell, ExportTable } from './table.ts';

/** The longest text that a cell of a spreadsheet holds. */
const longestText = 32_767;
/** Whether a cell has to be shortened. */
export const isTooLong = (cell: Cell): boolean => typeof cell === 'string' && cell.length > longestText;
const styles = { plain: 0, head: 1, title: 2, decimal: 3 } as const;
type Style = (typeof styles)[keyof typeof styles];

/** What XML cannot hold: control characters but tab and line break, and two that are no characters. */
const isWritable = (sign: string): boolean => {
  const code = sign.charCodeAt(0);
  return code >= 32 ? code !== 0xfffe && code !== 0xffff : code === 9 || code === 10 || code === 13;
};
const writable = (text: string): string => {
  for (let place = 0; place < text.length; place += 1)
    if (!isWritable(text.charAt(place))) return [...text].filter(isWritable).join('');
  return text;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside XML. What looks like the format's own escape (`_x000D_`) is escaped in its turn. */
const escaped = (text: string): string =>
  writable(text.toWellFormed())
    .replaceAll('\r\n', '\n')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const cut = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;

/** Name of a column by its place from 0: A, B … Z, AA. */
export const columnName = (place: number): string =>
  (place >= 26 ? columnName(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));

const cellXml = (cell: Cell, place: number, row: number, style: Style): string => {
  if (cell === null || cell === '') return '';
  const at = `r="${columnName(place)}${row}"${style ? ` s="${style}"` : ''}`;
  if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`;
  const text = escaped(cut(safeText(cell)));
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
};

const rowXml = (cells: readonly Cell[], row: number, styleOf: (place: number) => Style): string =>
  `<row r="${row}">${cells.map((cell, place) => cellXml(cell, place, row, styleOf(place))).join('')}</row>`;

const all = (style: Style) => () => style;

const widths = ({ columns }: ExportTable): string =>
  columns
    .map(
      ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    )
    .join('');

/** The one sheet of a workbook, batch by batch; everything down to the head of the table stays in sight. */
export async function* sheetXml(table: ExportTable): AsyncGenerator<string> {
  const { preamble, columns, batches, remark } = table;
  const head = preamble.length + 2;
  yield [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>',
    '<sheetView workbookViewId="0">',
    `<pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/>`,
    `</sheetView></sheetViews><cols>${widths(table)}</cols><sheetData>`,
    ...preamble.map((text, index) =>
      rowXml([text], index + 1, all(index === 0 ? styles.title : styles.plain)),
    ),
    rowXml(
      columns.map(({ label }) => label),
      head,
      all(styles.head),
    ),
  ].join('');
  const styleOf = (place: number): Style => (columns[place]?.isDecimal ? styles.decimal : styles.plain);
  let row = head;
  for await (const batch of batches) yield batch.map((cells) => rowXml(cells, ++row, styleOf)).join('');
  const filtered = `A${head}:${columnName(Math.max(0, columns.length - 1))}${row}`;
  const last = remark?.();
  yield `${last ? rowXml([last], row + 2, all(styles.plain)) : ''}</sheetData><autoFilter ref="${filtered}"/></worksheet>`;
}
