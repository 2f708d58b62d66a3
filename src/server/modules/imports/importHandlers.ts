import { join } from 'node:path';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { columnsProblem, maxImportBytes, notImported } from '#contract/listImport.ts';
import type { Calls } from '#generated/api/calls.ts';
import { listImportBatch } from '#generated/tables/index.ts';
import type { ImportFile, ImportRun } from '#generated/types/listImportCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { sendTable } from '#server/kernel/export/sendTable.ts';
import type { Cell } from '#server/kernel/export/table.ts';
import { badRequest } from '#server/kernel/failure.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { withFilePart } from '#server/kernel/uploads/filePart.ts';
import { listImportJob } from './jobs.ts';
import { keepColumns, keptColumns } from './keptColumns.ts';
import { rowsOf } from './runs/judgedBatches.ts';
import type { RefusedLine } from './runs/runImport.ts';
import {
  answerOf,
  begunRuns,
  columnsOf,
  type Run,
  requireIdle,
  resultOf,
  runWith,
  stateOf,
  targetOf,
  updateRun,
} from './runs/runs.ts';
import { daysKept, stageRun } from './runs/tableFiles.ts';
import { tryRun } from './runs/tryRun.ts';
import { knownHeads, proposedColumns } from './table/columns.ts';
import type { TableHead } from './table/readTable.ts';
import { readTableInThread } from './table/readTableInThread.ts';
import { type ImportTarget, targetNamed } from './target.ts';

type Ids =
  | 'POST /list-import/file'
  | 'POST /list-import'
  | 'GET /list-import/list'
  | 'GET /list-import/refused'
  | 'PUT /list-import/undo';

/** @throws Failure 400 for a target that there is not */
const requireTarget = (name: string | null | undefined): ImportTarget => {
  const target = targetNamed(name);
  if (!target) throw badRequest('가져올 수 있는 목록이 아닙니다.');
  return target;
};

const described = async (
  caller: Caller,
  target: ImportTarget,
  { heads, samples, rowCnt }: TableHead,
): Promise<Omit<ImportFile, 'listImportId'>> => {
  const kept = await keptColumns(caller, target, heads);
  return {
    rowCnt,
    keptYn: kept ? 'Y' : 'N',
    columns: proposedColumns(target, heads).map(({ field, stateCd, likely }, column) => ({
      head: heads[column] ?? '',
      samples: samples[column] ?? [],
      // what somebody has left out before is not unknown to them
      ...(kept
        ? { field: kept[column] ?? field, stateCd: 'known', likely: null }
        : { field, stateCd, likely }),
    })),
    fields: target.fields.map(({ value, label, repeatYn = 'N' }) => ({ value, label, repeatYn })),
    needs: target.needs.map(({ anyOf, sentence, requiredYn }) => ({
      anyOf: [...anyOf],
      sentence,
      requiredYn,
    })),
  };
};

/** The caller's own uploaded list. @throws Failure 400 if it has been begun already, or is another person's */
const stagedRun = async (caller: Caller, listImportId: number): Promise<Run> => {
  const run = await runWith(listImportId);
  if (run.sttsCd !== 'staged' || run.rgtrId !== caller.user.userId || !run.fileId)
    throw badRequest('이미 가져왔거나 오래된 파일입니다. 파일을 다시 골라 주세요.');
  return run;
};

/** @throws Failure 400 unless every column has a field, and the fields that the target needs are among them */
const requireFields = (target: ImportTarget, heads: readonly string[], fields: readonly string[]): void => {
  const known = new Set([notImported, ...target.fields.map(({ value }) => value)]);
  if (fields.length !== heads.length || !fields.every((field) => known.has(field)))
    throw badRequest('파일의 열과 고른 항목이 맞지 않습니다. 파일을 다시 골라 주세요.');
  const problem = columnsProblem(fields, target);
  if (problem) throw badRequest(problem);
};

/** Hands a list to the job. @throws Failure 400 while another one of the target is under way */
const handOver = (
  target: ImportTarget,
  listImportId: number,
  isAllowed: (run: Run) => boolean,
  values: Partial<Run>,
): Promise<Run> =>
  advisoryLock('list import', async () => {
    if (!isAllowed(await runWith(listImportId)))
      throw badRequest('그사이에 상태가 바뀌었습니다. 화면을 새로 고쳐 주세요.');
    await requireIdle(target);
    await updateRun(listImportId, values);
    await queueJobs(listImportJob, [{ data: {}, singletonKey: 'all' }]);
    return runWith(listImportId);
  });

async function* refusedRows(
  files: FileStore,
  run: Run,
  reasons: Map<number, string>,
): AsyncGenerator<Cell[][]> {
  const { heads } = columnsOf(run);
  for await (const [line, cells] of rowsOf(files, run.fileId ?? '')) {
    const reason = reasons.get(line);
    if (reason !== undefined) yield [[...heads.map((_, column) => cells[column] ?? ''), reason]];
  }
}

const refusedIn = async (listImportId: number): Promise<Map<number, string>> => {
  const batches = await db()
    .select({ lines: listImportBatch.rfslCn })
    .from(listImportBatch)
    .where(and(eq(listImportBatch.listImportId, listImportId), isNotNull(listImportBatch.rfslCn)))
    .orderBy(asc(listImportBatch.listImportBatchId));
  return new Map(batches.flatMap(({ lines }) => lines as RefusedLine[]));
};

/** Import of lists on the screen, of all targets. */
export const importHandlers = (
  catalogue: Catalogue,
  files: FileStore,
): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /list-import/file': async ({ request, query, caller }) => {
    const target = requireTarget(query.target);
    return withFilePart(request, maxImportBytes, async ({ folder, path, name }) => {
      const rowsPath = join(folder, 'rows');
      const { label, maxRows } = target;
      const table = await readTableInThread({ path, rowsPath, known: knownHeads(target), label, maxRows });
      const about = await described(caller, target, table);
      const run = { trgtNm: target.name, fileNm: name, rgtrId: caller.user.userId };
      return { data: { listImportId: await stageRun(files, run, table, rowsPath), ...about } };
    });
  },
  'POST /list-import': async ({ body: { listImportId, fields, tryYn }, caller }) => {
    const run = await stagedRun(caller, listImportId);
    const target = targetOf(run);
    const { heads } = columnsOf(run);
    requireFields(target, heads, fields);
    if (tryYn === 'Y') return { data: await tryRun(catalogue, files, run, fields) };
    await keepColumns(caller, target, heads, fields);
    const begun = await handOver(target, listImportId, ({ sttsCd }) => sttsCd === 'staged', {
      sttsCd: 'running',
      colCn: { heads, fields },
      regDt: new Date(),
    });
    return { data: answerOf(begun, caller.user.userNm ?? null) };
  },
  'GET /list-import/list': async ({ query }) => ({
    data: (await begunRuns(requireTarget(query.target))).map(
      ({ run, userNm }): ImportRun => answerOf(run, userNm),
    ),
  }),
  'GET /list-import/refused': async ({ query, reply }) => {
    const run = await runWith(query.listImportId);
    const { refused } = resultOf(run);
    if (refused === 0) throw badRequest('가져오지 못한 줄이 없습니다.');
    if (!run.fileId)
      throw badRequest(
        `가져오지 못한 줄은 ${daysKept}일 동안만 내려받을 수 있습니다. 파일을 다시 올려 주세요.`,
      );
    const columns = [...columnsOf(run).heads, '이유'].map((label) => ({ label, width: 20 }));
    const reasons = await refusedIn(run.listImportId);
    return sendTable(
      reply,
      { preamble: [], columns, batches: refusedRows(files, run, reasons) },
      { label: `가져오지 못한 ${targetOf(run).label}`, format: 'csv', total: refused },
    );
  },
  'PUT /list-import/undo': async ({ body: { listImportId }, caller }) => {
    const target = targetOf(await runWith(listImportId));
    const undoing = await handOver(target, listImportId, (run) => ['done', 'failed'].includes(stateOf(run)), {
      sttsCd: 'undoing',
      undoId: caller.user.userId,
    });
    return { data: answerOf(undoing, null) };
  },
});
