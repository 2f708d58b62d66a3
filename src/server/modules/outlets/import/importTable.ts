import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { notImported } from '#contract/outletImport.ts';
import { appUser, nationCode } from '#generated/tables/index.ts';
import type { OutletImport, OutletLine } from '#generated/types/outletImportCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { pauseBetweenBatches } from '#server/kernel/database/pace.ts';
import type { RunningJob } from '#server/kernel/jobs/job.ts';
import { asCallers } from '#server/modules/platform/index.ts';
import { importList, type LineResult } from './importList.ts';
import {
  type ImportedTable,
  type ImportState,
  readImport,
  readImportedTable,
  writeImport,
} from './importState.ts';
import { lineRemark } from './lineRemark.ts';
import type { ListOptions } from './listedOutlet.ts';
import type { ListLine } from './outletList.ts';
import type { OutletStore } from './outletStore.ts';
import { outletStore } from './storeOutlets.ts';
import { trialStore } from './trialStore.ts';

const folded = (name: string): string => name.normalize('NFC').replace(/\s/gu, '').toLowerCase();

/** The countries by the names under which administrators have registered them. */
const nationOptions = async (): Promise<ListOptions> => {
  const { ntnId, ntnNm, ntnEngNm } = nationCode;
  const rows = await db()
    .select({ ntnId, ntnNm, ntnEngNm })
    .from(nationCode)
    .where(eq(nationCode.delYn, 'N'));
  const byName = new Map(
    rows.flatMap((row) =>
      [row.ntnNm, row.ntnEngNm].flatMap((name) => (name ? [[folded(name), row.ntnId]] : [])),
    ) as [string, string][],
  );
  return { nationNamed: (name) => byName.get(folded(name)) ?? null };
};

/** The records of a table after this line; several columns of feeds become one list. */
async function* recordsOf({ rows, fields }: ImportedTable, after = 0): AsyncGenerator<ListLine> {
  for (const { number, cells, isMalformed } of rows) {
    if (number <= after) continue;
    const record: Record<string, string> = {};
    for (const [column, field] of fields.entries()) {
      const cell = cells[column];
      if (field === notImported || !cell) continue;
      record[field] = record[field] ? `${record[field]} ${cell}` : cell;
    }
    yield isMalformed ? { number } : { number, record };
  }
}

const lists = (table: ImportedTable, fileNm: string, after?: number) => ({
  name: fileNm,
  lines: () => recordsOf(table, after),
});

const states = { stored: 'new', filled: 'filled', known: 'known', refused: 'refused' } as const;

const lineOf = (result: LineResult): OutletLine => ({
  line: result.line,
  mediaNm: result.name,
  address: result.domain,
  stateCd: states[result.outcome],
  remark: lineRemark(result) || null,
});

/** Maximum of refused lines, and of others, in an answer; more are only counted. */
const maxShown = 100;

/** Counts what importing a table would do, and shows its refused and its first lines. Nothing is stored. */
export const tryTable = async (table: ImportedTable, fileNm: string): Promise<OutletImport> => {
  const counts = { stored: 0, filled: 0, known: 0, refused: 0 };
  const [refused, first]: [OutletLine[], OutletLine[]] = [[], []];
  let [feedCnt, nationlessCnt] = [0, 0];
  for await (const batch of importList(lists(table, fileNm), trialStore(), await nationOptions()))
    for (const result of batch) {
      counts[result.outcome] += 1;
      feedCnt += result.feeds;
      nationlessCnt += Number(result.outcome === 'stored' && result.lacks.includes('nation'));
      const shown = result.outcome === 'refused' ? refused : first;
      if (shown.length < maxShown) shown.push(lineOf(result));
    }
  return {
    importId: null,
    sttsCd: 'trial',
    fileNm,
    rowCnt: table.rows.length,
    readCnt: table.rows.length,
    newCnt: counts.stored,
    filledCnt: counts.filled,
    knownCnt: counts.known,
    refusedCnt: counts.refused,
    feedCnt,
    nationlessCnt,
    regDt: null,
    userNm: null,
    items: [...refused, ...first],
  };
};

/** Who began the import; null if the account is no longer active. */
const callerOf = async (userId: string): Promise<Caller | null> => {
  const accounts = await db()
    .select({ userId: appUser.userId, rightsVer: appUser.rightsVer })
    .from(appUser)
    .where(eq(appUser.userId, userId));
  return (await asCallers(accounts))[0] ?? null;
};

/** Notes in the state, in the same transaction, what a batch stores; pauses for others afterwards. */
const notingStore = (catalogue: Catalogue, caller: Caller | null, state: ImportState): OutletStore => {
  const store = outletStore(catalogue, {
    caller,
    onStored: async ({ mediaIds, mediaFeedIds, filled }) => {
      state.mediaIds.push(...mediaIds);
      state.mediaFeedIds.push(...mediaFeedIds);
      state.filled.push(...filled);
      await writeImport(state);
    },
  });
  return {
    storeBatch: async (outlets, listName) => {
      const since = performance.now();
      const outcomes = await store.storeBatch(outlets, listName);
      await wait(pauseBetweenBatches(performance.now() - since));
      return outcomes;
    },
  };
};

const note = (state: ImportState, { line, outcome, reason, lacks }: LineResult): void => {
  state.line = line;
  state.readCnt += 1;
  state.knownCnt += Number(outcome === 'known');
  state.nationlessCnt += Number(outcome === 'stored' && lacks.includes('nation'));
  if (reason) state.refused.push([line, reason]);
};

/** Continues the running import. @returns 'more' if the job has to stop before its end */
const continueImport = async (
  catalogue: Catalogue,
  state: ImportState,
  { isOver }: Pick<RunningJob, 'isOver'>,
): Promise<void | 'more'> => {
  const table = await readImportedTable();
  if (!table) throw new Error('The list of the running import is gone.');
  const store = notingStore(catalogue, await callerOf(state.userId), state);
  for await (const batch of importList(
    lists(table, state.fileNm, state.line),
    store,
    await nationOptions(),
  )) {
    for (const result of batch) note(state, result);
    await writeImport(state);
    if (isOver() && state.readCnt < state.rowCnt) return 'more';
  }
  await writeImport({ ...state, sttsCd: 'done' });
};

/**
 * The work of the import's job. Batches are stored with what undoing them takes; after an interruption it goes on where
 * it was.
 */
export const runImport = async (
  catalogue: Catalogue,
  job: Pick<RunningJob, 'isOver' | 'isLastTry'>,
): Promise<void | 'more'> => {
  const state = await readImport();
  if (state?.sttsCd !== 'running') return undefined;
  try {
    return await continueImport(catalogue, state, job);
  } catch (error) {
    const reached = await readImport();
    if (job.isLastTry && reached) await writeImport({ ...reached, sttsCd: 'failed' });
    throw error;
  }
};
