import type { SQL } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { countText, grouped } from '#contract/countText.ts';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { namingFields } from '#contract/entityFields.ts';
import type { Caller } from '../../access/caller.ts';
import type { Call } from '../../calls/call.ts';
import { type Catalogue, entityOf } from '../../calls/catalogue.ts';
import { sameDatabase } from '../../database/db.ts';
import { assertFits, type ExportFormat, sendTable } from '../../export/sendTable.ts';
import type { ExportTable } from '../../export/table.ts';
import { isTooLong } from '../../export/workbook.ts';
import { denied, validationFailure } from '../../failure.ts';
import type { Completion } from '../completion.ts';
import { countBy } from '../countBy.ts';
import type { ListQuery } from '../listQuery.ts';
import { logPersonalDataAccess, noteFile, ownersOf } from '../logPersonalDataAccess.ts';
import { itemColumns } from '../present.ts';
import { readList } from '../readList.ts';
import { type Source, sourceOf } from '../source.ts';
import { readExportMasking } from '../unmask.ts';
import { cellsOf, columnOf, koreanTime } from './cells.ts';
import { conditionWords } from './conditionWords.ts';
import { type ExportQuery, exportOf, readExportQuery } from './exportQuery.ts';
import { exportRows } from './exportRows.ts';

type Row = Record<string, unknown>;

const preambleOf = (label: string, conditions: string, caller: Caller | null, total: number): string[] => [
  `${label} 목록`,
  conditions,
  `내려받은 때: ${koreanTime(new Date())} / 내려받은 사람: ${caller?.user.userNm ?? '비회원'}`,
  `건수: ${countText(total)}`,
];

async function* completed(
  batches: AsyncIterable<Row[]>,
  complete: (batch: Row[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const here = sameDatabase();
  for await (const batch of batches) yield await here(() => complete(batch));
}

async function* mapped(batches: AsyncIterable<Row[]>, change: (row: Row) => Row): AsyncGenerator<Row[]> {
  for await (const batch of batches) yield batch.map(change);
}

/** The rows of the list as a table; a note below them reports rows added or removed while the file was written. */
const tableOf = (
  columns: readonly FieldSpec[],
  preamble: string[],
  rows: AsyncIterable<Row[]>,
  total: number,
  isUnmasked: boolean,
  format: ExportFormat,
): ExportTable => {
  let written = 0;
  let shortened = 0;
  return {
    preamble,
    columns: columns.map(columnOf),
    batches: (async function* () {
      for await (const batch of rows) {
        written += batch.length;
        const lines = batch.map((row) => cellsOf(columns, row, isUnmasked));
        if (format === 'xlsx') for (const cells of lines) shortened += cells.filter(isTooLong).length;
        yield lines;
      }
    })(),
    remark: () =>
      [
        ...(written === total
          ? []
          : [`내보내는 동안 자료가 바뀌어 실제로 담은 건수는 ${countText(written)}입니다.`]),
        ...(shortened
          ? [
              `엑셀 한 칸에 다 담을 수 없는 긴 글 ${grouped(shortened)}개는 뒤를 줄였습니다. 텍스트 파일에는 모두 담깁니다.`,
            ]
          : []),
      ].join(' ') || undefined,
  };
};

/**
 * The fields that name a record beside this one: of a reference labelled by its Korean name, the other names, which stand
 * in its column where there is no Korean one.
 */
const otherNames = (catalogue: Catalogue, spec: EntitySpec, field: FieldSpec): string[] => {
  const ref = spec.fields.find(({ name }) => name === field.labelOf)?.ref;
  const [first, ...others] = ref ? namingFields(entityOf(catalogue, ref.entity)) : [];
  if (!ref || field.labelField !== first) return [];
  return others.flatMap((other) => Object.keys(ref.labels).filter((name) => ref.labels[name] === other));
};

/** Options of an export: additional condition, completion of computed columns, conditions in words, and label. */
export interface ExportOptions {
  /** Label of the rows, if the entity's own name is too general. */
  label?: string | undefined;
  extra?: SQL | undefined;
  complete?: Completion | undefined;
  conditions?: string;
}

/** Persons named in the log row of an export; their number stands beside them. */
const maxPeople = 1_000;

/** The persons of the rows, in the order of their keys. */
const peopleIn = async (
  source: Source,
  caller: Caller | null,
  { filters }: ListQuery,
  owners: readonly string[],
  extra: SQL | undefined,
): Promise<string[]> => {
  const counted = await Promise.all(owners.map((owner) => countBy(source, caller, filters, owner, extra)));
  const keys = counted.flatMap((rows) => [...rows.keys()].filter((key) => key !== null).map(String));
  return [...new Set(keys)].sort();
};

/** Answers with the rows of the query as a file. */
export const sendList = async (
  call: Call,
  spec: EntitySpec,
  catalogue: Catalogue,
  { list, columns, format, isFull }: ExportQuery,
  { label = spec.label, extra, complete, conditions }: ExportOptions = {},
): Promise<FastifyReply> => {
  const { caller, reply } = call;
  const personal = columns.filter((field) => field.personal);
  const sight = readExportMasking(call, personal.length > 0);
  const count = async (): Promise<number> => {
    const counting: ListQuery = { ...list, total: 'only' };
    return (await readList(sourceOf(catalogue, spec), caller, counting, { ...(extra && { extra }) }))
      .totalRecords;
  };
  let total = await count();
  assertFits(format, total);
  const words = conditions ?? (await conditionWords(catalogue, spec, list, sight.isUnmasked));
  let logId: number | undefined;
  if (personal.length) {
    if (!caller) throw denied();
    const people = await peopleIn(sourceOf(catalogue, spec), caller, list, ownersOf(spec, personal), extra);
    logId = await logPersonalDataAccess(call.operation, spec, caller, {
      prcsClsfCd: sight.isUnmasked ? 'REVEALED_EXPORT' : 'EXPORT',
      prcsCn: sight.isUnmasked ? '개인정보를 가리지 않고 목록 내보내기' : '목록 내보내기(가림)',
      rsn: sight.reason,
      rowCnt: total,
      trgtKey: people.length === 1 ? (people[0] ?? null) : null,
      trgtKeys: people.length > 1 ? people.slice(0, maxPeople) : null,
      trgtCnt: people.length,
    });
    // the log row of this export adds one row to an export of the log itself
    if (spec.table.name === 'privacy_log') total = await count();
  }
  const isComputed = columns.some(({ column }) => column === 'computed');
  // a computed column may depend on any field of the row
  const fields = isComputed ? [...columns, ...itemColumns(spec)] : columns;
  const elseNames = new Map(columns.map((field) => [field, otherNames(catalogue, spec, field)]));
  const own = fields.filter(({ column }) => !column).map(({ name }) => name);
  const names = [...new Set([...own, ...[...elseNames.values()].flat()])];
  const read = exportRows(sourceOf(catalogue, spec), caller, list, names, extra);
  const rows = isComputed && complete ? completed(read, (batch) => complete(catalogue, caller, batch)) : read;
  const preamble = preambleOf(label, words, caller, total);
  const named = (row: Row): Row => {
    const whole = { ...row };
    for (const [{ name }, others] of elseNames) for (const other of others) whole[name] ??= row[other];
    return whole;
  };
  const table = tableOf(columns, preamble, mapped(rows, named), total, sight.isUnmasked, format);
  const here = sameDatabase();
  const noted = logId;
  return sendTable(reply, table, {
    label: isFull ? `${label}_본문` : label,
    format,
    total,
    ...(noted !== undefined && { onSent: (fileHash: string) => here(() => noteFile(noted, fileHash)) }),
  });
};

/**
 * Answers with the entity's list as a file: the list's conditions, order, rows and masks, without pagination. If
 * columns contain personal data, the access is logged before the first byte.
 * @throws Failure 400 for a wrong query, 403 if the caller may not see personal data unmasked
 */
export const exportList = async (
  call: Call,
  spec: EntitySpec,
  catalogue: Catalogue,
  options: ExportOptions = {},
): Promise<FastifyReply> => {
  const requested = readExportQuery(spec, exportOf(call.operation), call.query, call.caller);
  if (requested.problems) throw validationFailure(requested.problems);
  return sendList(call, spec, catalogue, requested.query, options);
};
