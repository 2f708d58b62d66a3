import { Parser } from 'htmlparser2';
import { badRequest } from '../failure.ts';
import { csvLines } from '../text/csvLines.ts';
import { textOf } from '../text/encodings.ts';
import { partsInOrder } from './officeDocument.ts';
import { outcomeOfError, reasons } from './outcome.ts';
import { sharedTexts, sheetNames } from './workbook.ts';
import { zipPartsIn } from './zipParts.ts';

export interface SheetRow {
  /** Row in the file, 1-based. */
  number: number;
  /** By column from A; missing cells are empty. */
  cells: string[];
}

/** Receives one row after another; returns false to stop. */
type Take = (row: SheetRow) => boolean;

/** Maximum columns read. */
const maxColumns = 50;

const [zipMark, oleMark] = [Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('d0cf11e0', 'hex')];
const startsWith = (content: Buffer, mark: Buffer): boolean => content.subarray(0, mark.length).equals(mark);

const readCsv = (content: Buffer, take: Take): void => {
  for (const row of csvLines(textOf(content))) if (!take(row)) return;
};

/** Column index of a cell address, 0-based: B7 is 1. */
const columnAt = (address: string): number => {
  let place = 0;
  for (const sign of /^[A-Z]{1,3}/.exec(address)?.[0] ?? '') place = place * 26 + sign.charCodeAt(0) - 64;
  return place - 1;
};

const rowsParser = (shared: readonly string[], take: Take): { parser: Parser; isDone: () => boolean } => {
  let row: SheetRow = { number: 0, cells: [] };
  let [type, value, column] = ['', '', -1];
  let [isValue, isPhonetic, isDone] = [false, false, false];
  const put = (): void => {
    if (column < 0 || column >= maxColumns) return;
    while (row.cells.length < column) row.cells.push('');
    row.cells[column] = type === 's' ? (shared[Number(value)] ?? '') : value;
  };
  const parser = new Parser(
    {
      onopentag: (name, { r, t }) => {
        if (name === 'row') row = { number: Number(r) || row.number + 1, cells: [] };
        if (name === 'c') [type, value, column] = [t ?? '', '', r ? columnAt(r) : row.cells.length];
        if (name === 'rPh') isPhonetic = true;
        isValue = (name === 'v' || name === 't') && !isPhonetic;
      },
      ontext: (piece) => {
        if (isValue) value += piece;
      },
      onclosetag: (name) => {
        isValue = false;
        if (name === 'rPh') isPhonetic = false;
        if (name === 'c' && value !== '') put();
        if (name === 'row' && !isDone && row.cells.some((cell) => cell.trim() !== '')) isDone = !take(row);
      },
    },
    { xmlMode: true },
  );
  return { parser, isDone: () => isDone };
};

/** Reads the first sheet of a workbook as a stream. */
const readWorkbook = async (content: Buffer, take: Take): Promise<void> => {
  const parts = await zipPartsIn(content);
  const [first] = partsInOrder(parts.names, sheetNames);
  if (!first) throw badRequest('엑셀 파일(.xlsx)이나 CSV 파일이 아닙니다. .xlsx나 CSV로 저장해 올려 주세요.');
  const { parser, isDone } = rowsParser(await sharedTexts(parts), take);
  await parts.read(first, (piece) => {
    parser.write(piece);
    return !isDone();
  });
};

/**
 * Reads the rows of a CSV or of a workbook's first sheet, without empty ones. Meant for a thread: it does not yield.
 * @throws Failure 400 with the reason why it cannot be read
 */
export const readSheet = async (content: Buffer, take: Take): Promise<void> => {
  if (startsWith(content, oleMark))
    throw badRequest(
      '예전 엑셀 형식(.xls)이거나 암호가 걸린 파일입니다. 암호 없이 .xlsx나 CSV로 저장해 올려 주세요.',
    );
  if (!startsWith(content, zipMark)) return readCsv(content, take);
  try {
    await readWorkbook(content, take);
  } catch (error) {
    const outcome = outcomeOfError(error, '');
    throw outcome.state === 'FAILED' && !(error instanceof Error && error.name === 'Failure')
      ? badRequest(`파일을 읽을 수 없습니다. ${reasons[outcome.reason]}`)
      : error;
  }
};
