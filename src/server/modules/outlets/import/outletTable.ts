import { outletListLimits } from '#contract/outletImport.ts';
import { readSheet, type SheetRow } from '#server/kernel/documents/sheetRows.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { textOf } from '#server/kernel/text/encodings.ts';
import { type JsonRecord, ndjsonLines } from '#server/kernel/text/ndjson.ts';
import { fieldOfHead } from './columns.ts';

export interface TableRow {
  /** Line in the file, 1-based. */
  number: number;
  /** One per column. */
  cells: string[];
  /** The line cannot be read: broken JSON, or more cells than columns. */
  isMalformed: boolean;
}

/** A list of outlets as it is in the file, in NFC. */
export interface OutletTable {
  heads: string[];
  rows: TableRow[];
}

/** Maximum of rows above the heads: title and conditions of an export. */
const maxAbove = 10;

/** Maximum of characters in all cells: a small workbook may repeat one long text without end. */
const maxCharacters = 10_000_000;
const tooMuchText = '파일에 든 글이 너무 많습니다. 필요한 열만 남기거나 파일을 나누어 주세요.';

const emptyFile = '빈 파일입니다. 매체가 든 파일을 골라 주세요.';
const tooManyRows = `한 번에 ${outletListLimits.rows.toLocaleString('ko')}줄까지 올릴 수 있습니다. 파일을 나누어 주세요.`;

/** Without the apostrophe that marks text in a spreadsheet, and characters that no database accepts. */
const clean = (text: string): string =>
  text
    .replace(/[\p{Cs}\0]/gu, '')
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

const cleanHead = (text: string): string => clean(text).replace(/\s+/gu, ' ').slice(0, 200);

const filledCells = ({ cells }: SheetRow): number => cells.filter((cell) => cell.trim() !== '').length;

/** Index of the heads: among the first rows that with most known heads, or else the first of several cells. */
const headIndex = (rows: readonly SheetRow[]): number => {
  const known = rows.slice(0, maxAbove).map(({ cells }) => cells.filter((cell) => fieldOfHead(cell)).length);
  const most = Math.max(...known);
  if (most > 0) return known.indexOf(most);
  return Math.max(
    rows.findIndex((row) => filledCells(row) > 1),
    0,
  );
};

const sheetTable = async (content: Buffer): Promise<OutletTable> => {
  const rows: SheetRow[] = [];
  let characters = 0;
  await readSheet(content, (row) => {
    for (const cell of row.cells) characters += cell.length;
    if (characters > maxCharacters) throw badRequest(tooMuchText);
    rows.push(row);
    return rows.length <= outletListLimits.rows + maxAbove;
  });
  if (rows.length === 0) throw badRequest(emptyFile);
  const at = headIndex(rows);
  const heads = (rows[at]?.cells ?? []).map(cleanHead);
  while (heads.at(-1) === '') heads.pop();
  return {
    heads,
    rows: rows.slice(at + 1).map(({ number, cells }) => ({
      number,
      cells: heads.map((_, column) => clean(cells[column] ?? '')),
      isMalformed: cells.slice(heads.length).some((cell) => cell.trim() !== ''),
    })),
  };
};

const cellOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(cellOf).join(' ');
  if (value === null || value === undefined) return '';
  return clean(
    typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean),
  );
};

async function* inOnePiece(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

const maxColumns = 50;

const jsonTable = async (text: string): Promise<OutletTable> => {
  const found: { number: number; record: JsonRecord | undefined }[] = [];
  const names = new Set<string>();
  for await (const { number, record } of ndjsonLines(inOnePiece(text))) {
    found.push({ number, record });
    for (const name of Object.keys(record ?? {})) if (names.size < maxColumns) names.add(name);
    if (found.length > outletListLimits.rows) throw badRequest(tooManyRows);
  }
  return {
    heads: [...names].map(cleanHead),
    rows: found.map(({ number, record }) => ({
      number,
      cells: [...names].map((name) => cellOf(record?.[name])),
      isMalformed: record === undefined,
    })),
  };
};

const looksBinary = (content: Buffer): boolean =>
  ['504b0304', 'd0cf11e0'].includes(content.toString('hex', 0, 4));

/**
 * The table in a list of outlets: a workbook, CSV with any separator, or NDJSON, in any encoding of Korean computers.
 * Meant for a thread: it does not yield.
 * @throws Failure 400 with the reason why it cannot be read
 */
export const readOutletTable = async (content: Buffer): Promise<OutletTable> => {
  const text = looksBinary(content) ? undefined : textOf(content).replace(/^\uFEFF/, '');
  if (text?.trim() === '') throw badRequest(emptyFile);
  const table = text?.trimStart().startsWith('{') ? await jsonTable(text) : await sheetTable(content);
  if (table.rows.length > outletListLimits.rows) throw badRequest(tooManyRows);
  if (table.rows.length === 0)
    throw badRequest(
      '제목 줄 아래에 매체가 없습니다. 첫 줄은 열의 제목이고, 그 아래에 매체를 한 줄씩 적어 주세요.',
    );
  return table;
};
