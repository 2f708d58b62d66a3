import { basename } from 'node:path';
import { columnsProblem, notImported } from '#contract/listImport.ts';
import { Content } from '#server/kernel/text/content.ts';
import { csvLines } from '#server/kernel/text/csvLines.ts';
import { textOf } from '#server/kernel/text/encodings.ts';
import { type JsonRecord, ndjsonLines } from '#server/kernel/text/ndjson.ts';
import { type ProposedColumn, proposedColumns } from '#server/modules/imports/index.ts';
import { outletColumns } from './outletFields.ts';

export interface ListLine {
  /** Line in the file, 1-based. */
  number: number;
  /** Absent if the line could not be read. */
  record?: JsonRecord | undefined;
}

export interface OutletList {
  name: string;
  size: number;
  bytesRead(): number;
  /** Columns of a CSV that nothing is read from, in Korean where they may be a misspelling. */
  unknownColumns: string[];
  lines(): AsyncIterable<ListLine>;
}

/** Lists of outlets are at most some megabytes; a CSV is read as a whole. */
const maxCsvBytes = 64 * 1024 * 1024;
const headBytes = 64 * 1024;

const columnsOf = (heads: readonly string[]): ProposedColumn[] => proposedColumns(outletColumns, heads);

async function* csvRecords(content: Content): AsyncGenerator<ListLine> {
  const text = textOf(await content.head(maxCsvBytes));
  let fields: string[] | undefined;
  for (const { number, cells } of csvLines(text)) {
    if (!fields) fields = columnsOf(cells).map(({ field }) => field);
    else if (cells.length > fields.length) yield { number };
    else
      yield {
        number,
        record: Object.fromEntries(
          fields.flatMap((field, index) => (field === notImported ? [] : [[field, cells[index] ?? '']])),
        ),
      };
  }
}

/** The heads from which nothing is read, each with the field that it may be a misspelling of. */
const unknownHeads = (heads: readonly string[]): string[] =>
  columnsOf(heads).flatMap(({ stateCd, likely }, index) => {
    if (stateCd !== 'unknown') return [];
    const label = outletColumns.fields.find(({ value }) => value === likely)?.label;
    return [`${heads[index]?.trim()}${label ? ` (‘${label}’의 오타라면 고쳐 주세요)` : ''}`];
  });

async function* ndjsonRecords(content: Content): AsyncGenerator<ListLine> {
  for await (const { number, record } of ndjsonLines(content.chunks())) yield { number, record };
}

/**
 * Opens a list of outlets: NDJSON (plain or gzip) or a CSV with a header line. `skipped` says in Korean why the file is
 * not a list.
 * @throws the file system's error if the file cannot be opened
 */
export const openOutletList = async (
  path: string,
): Promise<{ list: OutletList; skipped?: never } | { skipped: string; list?: never }> => {
  const content = await Content.open(path);
  const head = textOf(await content.head(headBytes)).replace(/^\uFEFF/, '');
  const isNdjson = head.trimStart().startsWith('{');
  const [header] = csvLines(head);
  const heads = header?.cells ?? [];
  if (head.trim() === '') return { skipped: '빈 파일입니다.' };
  if (
    !isNdjson &&
    columnsProblem(
      columnsOf(heads).map(({ field }) => field),
      outletColumns,
    )
  )
    return { skipped: '매체 목록이 아닙니다. NDJSON이나, 첫 줄에 domain 또는 url이 있는 CSV여야 합니다.' };
  if (!isNdjson && content.size > maxCsvBytes)
    return { skipped: 'CSV가 64MB보다 큽니다. NDJSON으로 바꾸거나 나누어 주세요.' };
  return {
    list: {
      name: basename(path),
      size: content.size,
      bytesRead: () => content.bytesRead,
      unknownColumns: isNdjson ? [] : unknownHeads(heads),
      lines: () => (isNdjson ? ndjsonRecords(content) : csvRecords(content)),
    },
  };
};
