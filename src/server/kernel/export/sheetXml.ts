import { looksLikeFormula } from './safeText.ts';
import type { Cell, ExportTable } from './table.ts';

/** Maximum text length of a spreadsheet cell. */
const maxTextLength = 32_767;
/** Whether the cell must be truncated. */
export const isTooLong = (cell: Cell): boolean => typeof cell === 'string' && cell.length > maxTextLength;
/** By their place in styles.xml; `quoted` keeps a text that looks like a formula a text when it is edited. */
const styles = { plain: 0, head: 1, title: 2, decimal: 3, quoted: 4 } as const;
type Style = (typeof styles)[keyof typeof styles];

/** Characters not allowed in XML: control characters except tab and line break, and two noncharacters. */
const unwritable = /[^\t\n\r\u0020-\ufffd]/g;
/** Text that may need more than copying: markup, escapes, CR, surrogates, characters not allowed in XML. */
const needsEscaping = /[&<>"_\r\ud800-\udfff]|[^\t\n\u0020-\ufffd]/;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML. A text that looks like the format's own escape (`_x000D_`) is escaped as well. */
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

/** Name of a column by its index from 0: A, B … Z, AA. */
export const columnName = (place: number): string =>
  (place >= 26 ? columnName(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));

/** The start of each column's cells: the part that is the same in every row. */
const openings = (count: number, styleOf: (place: number) => Style): { at: string; style: string }[] =>
  Array.from({ length: count }, (_none, place) => {
    const style = styleOf(place);
    return { at: `<c r="${columnName(place)}`, style: style ? `" s="${style}"` : '"' };
  });

const cellXml = (cell: Cell, { at, style }: { at: string; style: string }, row: number): string => {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `${at}${row}${style}><v>${cell}</v></c>`;
  const text = escaped(cut(cell));
  const ofText = looksLikeFormula(cell) ? `" s="${styles.quoted}"` : style;
  return `${at}${row}${ofText} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
};

/** Writes rows with this number of columns. */
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

/** A sheet of a workbook, batch by batch; the rows down to the table head are frozen. */
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
