import { Readable } from 'node:stream';
import ZipStream from 'zip-stream';
import { type Cell, type ExportTable, looksLikeFormula } from './table.ts';

/** Maximum text length of a spreadsheet cell. */
const maxTextLength = 32_767;
/** Whether the cell must be truncated. */
export const isTooLong = (cell: Cell): boolean => typeof cell === 'string' && cell.length > maxTextLength;
/** By their place in styles.xml; `quoted` keeps a text that looks like a formula a text when it is edited. */
const cellStyles = { plain: 0, head: 1, title: 2, decimal: 3, quoted: 4 } as const;
type Style = (typeof cellStyles)[keyof typeof cellStyles];

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
const columnName = (place: number): string =>
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
  const ofText = looksLikeFormula(cell) ? `" s="${cellStyles.quoted}"` : style;
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
      rowWriter(1, all(index === 0 ? cellStyles.title : cellStyles.plain))([text], index + 1),
    ),
    rowWriter(columns.length, all(cellStyles.head))(
      columns.map(({ label }) => label),
      head,
    ),
  ].join('');
  const styleOf = (place: number): Style =>
    columns[place]?.isDecimal ? cellStyles.decimal : cellStyles.plain;
  const rowXml = rowWriter(columns.length, styleOf);
  let row = head;
  for await (const batch of batches) {
    let xml = '';
    for (const cells of batch) xml += rowXml(cells, ++row);
    yield xml;
  }
  const filtered = `A${head}:${columnName(Math.max(0, columns.length - 1))}${row}`;
  const last = remark?.();
  yield `${last ? rowWriter(1, all(cellStyles.plain))([last], row + 2) : ''}</sheetData><autoFilter ref="${filtered}"/></worksheet>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relationships = (...entries: [type: string, target: string][]): string =>
  `${declaration}<Relationships xmlns="${packaged}/relationships">${entries
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${related}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Plain cells, heads in bold on grey, a title in bold. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0##"/></numFmts><fonts count="3"><font><sz val="11"/><name val="맑은 고딕"/></font><font><b/><sz val="11"/><name val="맑은 고딕"/></font><font><b/><sz val="14"/><name val="맑은 고딕"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE6E8EA"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf fontId="2" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf quotePrefix="1"/></cellXfs></styleSheet>`;

const sheetPath = (place: number): string => `worksheets/sheet${place + 1}.xml`;

/** The parts of a workbook besides its sheets, by their path. @param names of the sheets */
const partsOf = (names: readonly string[]): Record<string, string> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/>${names.map((_name, place) => `<Override PartName="/xl/${sheetPath(place)}" ContentType="${office}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/></Types>`,
  '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${related}"><sheets>${names.map((name, place) => `<sheet name="${name}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships(
    ...names.map((_name, place): [string, string] => ['worksheet', sheetPath(place)]),
    ['styles', 'styles.xml'],
  ),
  'xl/styles.xml': styles,
});

/** Bytes compressed and sent at a time. */
const zipPiece = 64 * 1024;

const entry = (zip: ZipStream, name: string, source: string | Readable): Promise<void> =>
  new Promise((resolve, reject) => {
    zip.entry(source, { name }, (error) => (error ? reject(error) : resolve()));
  });

const streamOf = (table: ExportTable): Readable =>
  Readable.from(
    (async function* () {
      for await (const text of sheetXml(table)) yield Buffer.from(text);
    })(),
    { objectMode: false },
  );

/** The table, and those on further sheets, as an xlsx stream; it is produced only as fast as it is read. */
export const workbookOf = (table: ExportTable): Readable => {
  const zip = new ZipStream({ zlib: { level: 1, chunkSize: zipPiece } });
  const tables = [table, ...(table.further ?? [])];
  const sheets = tables.map(streamOf);
  const write = async (): Promise<void> => {
    for (const [name, text] of Object.entries(partsOf(tables.map(({ name = '목록' }) => name))))
      await entry(zip, name, text);
    for (const [place, sheet] of sheets.entries()) await entry(zip, `xl/${sheetPath(place)}`, sheet);
    zip.finalize();
  };
  for (const sheet of sheets) sheet.on('error', (error) => zip.destroy(error));
  zip.on('close', () => {
    for (const sheet of sheets) sheet.destroy();
  });
  write().catch((error: unknown) => zip.destroy(error as Error));
  return zip;
};
