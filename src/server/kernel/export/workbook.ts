import { Readable } from 'node:stream';
import ZipStream from 'zip-stream';
import { sheetXml } from './sheetXml.ts';
import type { ExportTable } from './table.ts';

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
