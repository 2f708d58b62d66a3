import readWorkbook from 'read-excel-file/node';

/** An export as read by a spreadsheet program. */
export interface ReadExport {
  /** The lines above the table. */
  preamble: string[];
  head: string[];
  rows: string[][];
}

/** RFC 4180: quoted fields may contain commas, line breaks and doubled quotes. */
export const readCsv = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  const fields = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  for (let match = fields.exec(text); match; match = fields.exec(text)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== ',') {
      rows.push(row);
      row = [];
    }
    if (fields.lastIndex >= text.length) break;
  }
  return rows;
};

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell === '');

/** The description of the file is above the first empty line, the table below it. */
const parted = (lines: string[][]): ReadExport => {
  const gap = lines.findIndex(isEmpty);
  const [head = [], ...rows] = lines.slice(gap + 1);
  return { preamble: lines.slice(0, gap).map(([text = '']) => text), head, rows };
};

export const readCsvExport = (bytes: Buffer): ReadExport => {
  const text = bytes.toString('utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('The file has no byte order mark.');
  return parted(readCsv(text.slice(1)));
};

/** A text export, record by record: its values and long texts by name. */
export const readTxtExport = (
  bytes: Buffer,
): { preamble: string[]; records: Record<string, string>[]; remark: string } => {
  const text = bytes.toString('utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('The file has no byte order mark.');
  const [head = '', ...blocks] = text.slice(1).split(/^─{40}\r\n/m);
  const isRecord = (block: string) => /^\[[\d,]+\]\r\n/.test(block);
  const record = (block: string): Record<string, string> => {
    const [lines = '', ...bodies] = block.split(/\r\n\r\n(?=〈)/);
    return Object.fromEntries([
      ...lines
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
      ...bodies.map((body) => [body.slice(1, body.indexOf('〉')), body.slice(body.indexOf('〉') + 1).trim()]),
    ]) as Record<string, string>;
  };
  return {
    preamble: head.trim().split('\r\n'),
    records: blocks.filter(isRecord).map(record),
    remark: blocks
      .filter((block) => !isRecord(block))
      .join('')
      .trim(),
  };
};

/** A sheet of a workbook, by its name. */
export interface ReadSheet extends ReadExport {
  name: string;
}

export const readXlsxSheets = async (bytes: Buffer): Promise<ReadSheet[]> =>
  (await readWorkbook(bytes)).map(({ sheet: name, data }) => {
    const read = parted(
      data.map((row) => row.map((cell) => (cell === null ? '' : String(cell as string | number)))),
    );
    return { name, ...read, rows: read.rows.map((row) => read.head.map((_, place) => row[place] ?? '')) };
  });

/** The first sheet of a workbook. */
export const readXlsxExport = async (bytes: Buffer): Promise<ReadExport> => {
  const [{ name: _name, ...read }] = (await readXlsxSheets(bytes)) as [ReadSheet];
  return read;
};
