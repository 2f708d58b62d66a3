import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { columnsProblem, notImported, outletListFields } from '#contract/outletImport.ts';
import type { Calls } from '#generated/api/calls.ts';
import { appUser } from '#generated/tables/index.ts';
import type { OutletColumns, OutletImport } from '#generated/types/outletImportCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { sendTable } from '#server/kernel/export/sendTable.ts';
import type { Cell } from '#server/kernel/export/table.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { base64File } from '#server/kernel/uploads/base64File.ts';
import { outletImportJob } from '../jobs.ts';
import { proposedColumns } from './columns.ts';
import {
  type ImportedTable,
  type ImportState,
  importLock,
  readImport,
  readImportedTable,
  writeImport,
  writeImportedTable,
} from './importState.ts';
import { tryTable } from './importTable.ts';
import { keepColumns, keptColumns } from './keptColumns.ts';
import type { ListedOutlet } from './listedOutlet.ts';
import { refusals } from './outletStore.ts';
import type { OutletTable } from './outletTable.ts';
import { readTableInThread } from './readTableInThread.ts';
import { outletStore } from './storeOutlets.ts';
import { undoImport } from './undoImport.ts';

type Ids =
  | 'POST /outlet-import/batch'
  | 'POST /outlet-import/columns'
  | 'POST /outlet-import'
  | 'GET /outlet-import/last'
  | 'GET /outlet-import/refused'
  | 'PUT /outlet-import/undo';

const maxSamples = 3;
const maxSampleLength = 60;

/** The first different values of a column. */
const samplesOf = ({ rows }: OutletTable, column: number): string[] => {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[column]?.slice(0, maxSampleLength);
    if (cell) found.add(cell);
    if (found.size === maxSamples) break;
  }
  return [...found];
};

const columnsOf = async (caller: Caller, table: OutletTable): Promise<OutletColumns> => {
  const kept = await keptColumns(caller, table.heads);
  return {
    rowCnt: table.rows.length,
    keptYn: kept ? 'Y' : 'N',
    columns: proposedColumns(table.heads).map(({ field, stateCd, likely }, column) => ({
      head: table.heads[column] ?? '',
      samples: samplesOf(table, column),
      // what somebody has left out before is not unknown to them
      ...(kept
        ? { field: kept[column] ?? field, stateCd: 'known', likely: null }
        : { field, stateCd, likely }),
    })),
  };
};

const fieldNames = new Set<string>([notImported, ...outletListFields.map(({ value }) => value)]);

/** @throws Failure 400 unless every column has a field, and an address is among them */
const requireFields = (table: OutletTable, fields: readonly string[]): ImportedTable => {
  if (fields.length !== table.heads.length || !fields.every((field) => fieldNames.has(field)))
    throw badRequest('파일의 열과 고른 항목이 맞지 않습니다. 파일을 다시 골라 주세요.');
  const problem = columnsProblem(fields);
  if (problem) throw badRequest(problem);
  return { ...table, fields: fields as ImportedTable['fields'] };
};

const answerOf = (state: ImportState, userNm: string | null): OutletImport => ({
  importId: state.importId,
  sttsCd: state.sttsCd,
  fileNm: state.fileNm,
  rowCnt: state.rowCnt,
  readCnt: state.readCnt,
  newCnt: state.mediaIds.length,
  filledCnt: state.filled.length,
  knownCnt: state.knownCnt,
  refusedCnt: state.refused.length,
  feedCnt: state.mediaFeedIds.length,
  nationlessCnt: state.nationlessCnt,
  regDt: state.regDt,
  userNm: mask('name', userNm) as string | null,
  items: [],
});

/** Hands a list to the job that registers its outlets. @throws Failure 400 while another one is being registered */
const begin = (caller: Caller, table: ImportedTable, fileNm: string): Promise<OutletImport> =>
  advisoryLock(importLock, async () => {
    if ((await readImport())?.sttsCd === 'running')
      throw badRequest('다른 매체 목록을 등록하고 있습니다. 끝난 뒤에 다시 시도해 주세요.');
    const { userId, userNm } = caller.user;
    const state: ImportState = {
      importId: randomUUID(),
      sttsCd: 'running',
      fileNm,
      userId,
      regDt: new Date().toISOString(),
      rowCnt: table.rows.length,
      readCnt: 0,
      line: 0,
      knownCnt: 0,
      nationlessCnt: 0,
      refused: [],
      mediaIds: [],
      mediaFeedIds: [],
      filled: [],
    };
    await writeImport(state);
    await writeImportedTable(table);
    await queueJobs(outletImportJob, [{ data: {}, singletonKey: 'all' }]);
    return answerOf(state, userNm ?? null);
  });

const lastImport = async (): Promise<OutletImport | null> => {
  const state = await readImport();
  if (!state) return null;
  const [user] = await db()
    .select({ userNm: appUser.userNm })
    .from(appUser)
    .where(eq(appUser.userId, state.userId));
  return answerOf(state, user?.userNm ?? null);
};

async function* refusedRows(state: ImportState, table: ImportedTable): AsyncGenerator<Cell[][]> {
  const byLine = new Map(table.rows.map(({ number, cells }) => [number, cells]));
  yield state.refused.map(([line, reason]) => [...(byLine.get(line) ?? []), refusals[reason]]);
}

/** Import of lists of outlets: on the screen, and the store for the command while this process has the data folder open. */
export const outletImportHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /outlet-import/batch': async ({ body: { outlets, listName } }) => ({
    data: await outletStore(catalogue).storeBatch(outlets as ListedOutlet[], listName),
  }),
  'POST /outlet-import/columns': async ({ body: { content }, caller }) => ({
    data: await columnsOf(caller, await readTableInThread(base64File(content))),
  }),
  'POST /outlet-import': async ({ body: { content, fileNm, fields, tryYn }, caller }) => {
    const table = requireFields(await readTableInThread(base64File(content)), fields);
    if (tryYn === 'Y') return { data: await tryTable(table, fileNm) };
    await keepColumns(caller, table.heads, fields);
    return { data: await begin(caller, table, fileNm) };
  },
  'GET /outlet-import/last': async () => ({ data: await lastImport() }),
  'GET /outlet-import/refused': async ({ reply }) => {
    const [state, table] = [await readImport(), await readImportedTable()];
    if (!state?.refused.length || !table) throw badRequest('등록하지 못한 줄이 없습니다.');
    const columns = [...table.heads, '이유'].map((label) => ({ label, width: 20 }));
    return sendTable(
      reply,
      { preamble: [], columns, batches: refusedRows(state, table) },
      { label: '등록하지 못한 매체', format: 'csv', total: state.refused.length },
    );
  },
  'PUT /outlet-import/undo': async ({ body: { importId }, caller }) => ({
    data: await undoImport(catalogue, caller, importId),
  }),
});
