import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { readSheet, type SheetRow } from '#server/kernel/documents/sheetRows.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { csvLinesIn } from '#server/kernel/text/csvLines.ts';
import { textPieces } from '#server/kernel/text/encodings.ts';
import { type JsonRecord, ndjsonLines } from '#server/kernel/text/ndjson.ts';
import { folded } from './columns.ts';

/** What a list is read by. */
export interface TableTask {
  /** The uploaded file. */
  path: string;
  /** The file to write its rows to: `TableRow` as JSON, one a line. */
  rowsPath: string;
  /** Folded heads of the target's fields. */
  known: readonly string[];
  /** Korean name of the rows, for sentences. */
  label: string;
  maxRows: number;
}

/** A row: its line in the file (1-based), its cells by column (the last may be missing), and why it cannot be read. */
export type TableRow = [line: number, cells: string[], problem?: string];

/** A list without its rows. */
export interface TableHead {
  heads: string[];
  /** The first different values of each column. */
  samples: string[][];
  rowCnt: number;
}

/** Maximum of rows above the heads: title and conditions of an export. */
const maxAbove = 10;
/** A setting has room for twenty mappings of so many columns. */
const maxColumns = 50;
const maxSamples = 3;
const maxSampleLength = 60;

/** Maximum of characters in a row: an article of 200,000 characters, its translation, and markup of both. */
export const maxRowLength = 1_000_000;
/** Maximum of characters in all rows: a small workbook may repeat one long text without end. */
const maxCharacters = 250_000_000;

const unreadable = '줄을 읽을 수 없습니다. 칸이 제목 줄보다 많거나 JSON 객체 하나가 아닙니다.';
const tooLongRow = `한 줄에 든 글이 ${maxRowLength.toLocaleString('ko')}자를 넘습니다.`;

/** Without the apostrophe that marks text in a spreadsheet, and characters that no database accepts. */
const clean = (text: string): string =>
  text
    .replace(/[\p{Cs}\0]/gu, '')
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

const cleanHead = (text: string): string => clean(text.slice(0, 1_000)).replace(/\s+/gu, ' ').slice(0, 200);

const filledCells = ({ cells }: SheetRow): number => cells.filter((cell) => cell.trim() !== '').length;

/** Index of the heads: among the first rows that with most known heads, or else the first of several cells. */
const headIndex = (rows: readonly SheetRow[], known: ReadonlySet<string>): number => {
  const matches = rows.map(
    ({ cells }) => cells.filter((cell) => known.has(folded(cell.slice(0, 1_000)))).length,
  );
  const most = Math.max(...matches);
  if (most > 0) return matches.indexOf(most);
  return Math.max(
    rows.findIndex((row) => filledCells(row) > 1),
    0,
  );
};

/** Takes rows one after the other, checks and writes them, and keeps what the head of the list tells. */
class TableWriter {
  readonly #task: TableTask;
  readonly #out: ReturnType<typeof createWriteStream>;
  readonly #samples: Set<string>[] = [];
  #characters = 0;
  rowCnt = 0;

  constructor(task: TableTask) {
    this.#task = task;
    this.#out = createWriteStream(task.rowsPath);
  }

  /** @throws Failure 400 once there are too many rows or characters */
  async write(line: number, cells: readonly string[], isMalformed: boolean): Promise<void> {
    const { label, maxRows } = this.#task;
    if (this.rowCnt >= maxRows)
      throw badRequest(
        `${label} 목록은 한 번에 ${maxRows.toLocaleString('ko')}줄까지 올릴 수 있습니다. 파일을 나누어 주세요.`,
      );
    const length = cells.reduce((sum, cell) => sum + cell.length, 0);
    this.#characters += length;
    if (this.#characters > maxCharacters)
      throw badRequest('파일에 든 글이 너무 많습니다. 필요한 열만 남기거나 파일을 나누어 주세요.');
    this.rowCnt += 1;
    const isTooLong = length > maxRowLength;
    const kept = cells.map((cell) => clean(isTooLong ? cell.slice(0, 1_000) : cell));
    const problem = isMalformed ? unreadable : isTooLong ? tooLongRow : undefined;
    for (const [column, cell] of kept.entries()) {
      const samples = (this.#samples[column] ??= new Set());
      if (cell && samples.size < maxSamples) samples.add(cell.slice(0, maxSampleLength));
    }
    const row: TableRow = problem ? [line, kept, problem] : [line, kept];
    if (!this.#out.write(`${JSON.stringify(row)}\n`)) await once(this.#out, 'drain');
  }

  async end(heads: string[]): Promise<TableHead> {
    this.#out.end();
    await finished(this.#out);
    const samples = heads.map((_, column) => [...(this.#samples[column] ?? [])]);
    return { heads, samples, rowCnt: this.rowCnt };
  }
}

/** Reads the rows of a sheet of any kind. */
const sheetTable = async (
  rows: AsyncIterable<SheetRow>,
  writer: TableWriter,
  known: ReadonlySet<string>,
): Promise<TableHead> => {
  let above: SheetRow[] = [];
  let heads: string[] | undefined;
  const write = async ({ number, cells }: SheetRow, columns: readonly string[]): Promise<void> => {
    const isMalformed = cells.slice(columns.length).some((cell) => cell.trim() !== '');
    await writer.write(
      number,
      columns.map((_, column) => cells[column] ?? ''),
      isMalformed,
    );
  };
  const begin = async (): Promise<string[]> => {
    const at = headIndex(above, known);
    const found = (above[at]?.cells ?? []).map(cleanHead);
    while (found.at(-1) === '') found.pop();
    if (found.length > maxColumns)
      throw badRequest(`열이 ${maxColumns}개를 넘습니다. 필요한 열만 남겨 올려 주세요.`);
    for (const row of above.slice(at + 1)) await write(row, found);
    above = [];
    return found;
  };
  for await (const row of rows) {
    if (heads) await write(row, heads);
    else above.push(row);
    if (above.length === maxAbove) heads = await begin();
  }
  heads ??= await begin();
  return writer.end(heads);
};

const cellOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(cellOf).join(', ');
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};

/** The cells of a record; undefined if it is nested too deeply to be written. */
const cellsOf = (record: JsonRecord, names: readonly string[]): string[] | undefined => {
  try {
    return names.map((name) => cellOf(record[name]));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

/** Columns are the members of the records, in the order in which they first appear. */
const jsonTable = async (pieces: AsyncIterable<string>, writer: TableWriter): Promise<TableHead> => {
  const names: string[] = [];
  for await (const { number, record } of ndjsonLines(bytesOf(pieces))) {
    for (const name of Object.keys(record ?? {}))
      if (names.length < maxColumns && !names.includes(name)) names.push(name);
    const cells = record && cellsOf(record, names);
    await writer.write(number, cells ?? names.map(() => ''), cells === undefined);
  }
  return writer.end(names.map(cleanHead));
};

/** The rows of a workbook: its reader hands them on while it runs. */
async function* workbookRows(path: string, maxRows: number): AsyncGenerator<SheetRow> {
  const rows: SheetRow[] = [];
  let characters = 0;
  await readSheet(await readFile(path), (row) => {
    for (const cell of row.cells) characters += cell.length;
    rows.push(row);
    // one more than allowed tells that there are too many
    return rows.length <= maxRows + maxAbove && characters <= maxCharacters;
  });
  yield* rows;
}

const startOf = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const looksBinary = (start: Buffer): boolean => ['504b0304', 'd0cf11e0'].includes(start.toString('hex'));

/** The pieces again, with the first characters that are not blank; empty for a blank text. */
const withStart = async (
  pieces: AsyncGenerator<string>,
): Promise<{ start: string; all: AsyncGenerator<string> }> => {
  let before = '';
  let start = '';
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    before += next.value;
    start = before.trimStart().slice(0, 1);
    if (start !== '') break;
    before = before.slice(-1);
  }
  const all = async function* (): AsyncGenerator<string> {
    yield before;
    yield* pieces;
  };
  return { start, all: all() };
};

/**
 * Reads a list – a workbook, CSV with any separator, or NDJSON, in any encoding of Korean computers – and writes its
 * rows in one form. All but a workbook is read as a stream. Meant for a thread.
 * @throws Failure 400 with the reason why it cannot be read
 */
export const readTable = async (task: TableTask): Promise<TableHead> => {
  const { path, label, maxRows } = task;
  const writer = new TableWriter(task);
  const known = new Set(task.known);
  const read = async (): Promise<TableHead> => {
    if (looksBinary(await startOf(path))) return sheetTable(workbookRows(path, maxRows), writer, known);
    const { start, all } = await withStart(textPieces(path));
    if (start === '') throw badRequest('빈 파일입니다. 다른 파일을 골라 주세요.');
    return start === '{' ? jsonTable(all, writer) : sheetTable(csvLinesIn(all), writer, known);
  };
  const table = await read();
  if (table.rowCnt === 0)
    throw badRequest(
      `제목 줄 아래에 ${label} 목록이 없습니다. 첫 줄은 열의 제목이고, 그 아래에 한 줄에 하나씩 적어 주세요.`,
    );
  return table;
};
