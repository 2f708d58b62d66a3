import { safeText } from './safeText.ts';
import type { Cell, ExportTable } from './table.ts';

/** The longest text that a cell of a spreadsheet holds. */
const maxTextLength = 32_767;
/** Whether a cell has to be shortened. */
export const isTooLong = (cell: Cell): boolean => typeof cell === 'string' && cell.length > maxTextLength;
const styles = { plain: 0, head: 1, title: 2, decimal: 3 } as const;
type Style = (typeof styles)[keyof typeof styles];

/** What XML cannot hold: control characters but tab and line break, and two that are no characters. */
const unwritable = /[^\t\n\r\u0020-\ufffd]/g;
/** What may need more than to be copied: markup, escapes, line breaks of two signs, halves of signs, what XML cannot hold. */
const needsEscaping = /[&<>"_\r\ud800-\udfff]|[^\t\n\u0020-\ufffd]/;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside XML. What looks like the format's own escape (`_x000D_`) is escaped in its turn. */
const escaped = (text: string): string =>
  needsEscaping.test(text)
    ? text
        .toWellFormed()
        .replaceAll(unwritable, '')
        .replaceAll('\r\n', '\n')
        .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
        .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    : text;

const cut = (text: string): string =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text;

/** Name of a column by its place from 0: A, B … Z, AA. */
export const columnName = (place: number): string =>
  (place >= 26 ? columnName(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));

/** How the cells of a column begin: all of it that no row changes. */
const openings = (count: number, styleOf: (place: number) => Style): { at: string; style: string }[] =>
  Array.from({ length: count }, (_none, place) => {
    const style = styleOf(place);
    return { at: `<c r="${columnName(place)}`, style: style ? `" s="${style}"` : '"' };
  });

const cellXml = (cell: Cell, { at, style }: { at: string; style: string }, row: number): string => {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `${at}${row}${style}><v>${cell}</v></c>`;
  const text = escaped(cut(safeText(cell)));
  return `${at}${row}${style} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
};

/** Writes rows of so many columns. */
const rowWriter = (columns: number, styleOf: (place: number) => Style) => {
  const opened = openings(columns, styleOf);
  return (cells: readonly Cell[], row: number): string => {
    let xml = `<row r="${row}">`;
    for (const [place, opening] of opened.entries()) xml += cellXml(cells[place] ?? null, opening, row);
    return `${xml}</row>`;
  };
};

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
      rowWriter(1, all(index === 0 ? styles.title : styles.plain))([text], index + 1),
    ),
    rowWriter(columns.length, all(styles.head))(
      columns.map(({ label }) => label),
      head,
    ),
  ].join('');
  const styleOf = (place: number): Style => (columns[place]?.isDecimal ? styles.decimal : styles.plain);
  const rowXml = rowWriter(columns.length, styleOf);
  let row = head;
  for await (const batch of batches) {
    let xml = '';
    for (const cells of batch) xml += rowXml(cells, ++row);
    yield xml;
  }
  const filtered = `A${head}:${columnName(Math.max(0, columns.length - 1))}${row}`;
  const last = remark?.();
  yield `${last ? rowWriter(1, all(styles.plain))([last], row + 2) : ''}</sheetData><autoFilter ref="${filtered}"/></worksheet>`;
}
