import { and, eq, inArray } from 'drizzle-orm';
import type { notImported, OutletListField } from '#contract/outletImport.ts';
import { userSetting } from '#generated/tables/userSetting.ts';
import { db } from '#server/kernel/database/db.ts';
import type { Refusal } from './outletStore.ts';
import type { OutletTable } from './outletTable.ts';
import type { StoredBatch } from './storeOutlets.ts';

/** The last import of a list on the screen: how far it is, and what undoing it takes. */
export interface ImportState extends StoredBatch {
  importId: string;
  sttsCd: 'running' | 'done' | 'failed';
  fileNm: string;
  userId: string;
  /** When it began. */
  regDt: string;
  rowCnt: number;
  readCnt: number;
  /** Line up to which the list is imported. */
  line: number;
  knownCnt: number;
  nationlessCnt: number;
  refused: [line: number, reason: Refusal][];
}

/** The list as it was uploaded, with the field of each column. */
export interface ImportedTable extends OutletTable {
  fields: (OutletListField | typeof notImported)[];
}

/** Settings of no account: people cannot write them. */
const owner = { userId: 'SYSTEM', rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };
const keys = { state: 'outletImport.state', table: 'outletImport.table' } as const;

const read = async (setngKey: string): Promise<{ value: unknown; at: Date } | undefined> => {
  const [row] = await db()
    .select({ value: userSetting.setngCn, at: userSetting.mdfcnDt })
    .from(userSetting)
    .where(and(eq(userSetting.userId, owner.userId), eq(userSetting.setngKey, setngKey)));
  return row;
};

const write = async (setngKey: string, setngCn: object): Promise<void> => {
  await db()
    .insert(userSetting)
    .values({ ...owner, setngKey, setngCn })
    .onConflictDoUpdate({
      target: [userSetting.userId, userSetting.setngKey],
      targetWhere: eq(userSetting.delYn, 'N'),
      set: { setngCn, mdfcnDt: new Date() },
    });
};

/** Milliseconds after which an import that no process has continued counts as given up. */
const givenUpAfter = 15 * 60_000;

/** The last import, as long as it has not been undone. */
export const readImport = async (): Promise<ImportState | null> => {
  const found = await read(keys.state);
  if (!found) return null;
  const state = found.value as ImportState;
  const isGivenUp = state.sttsCd === 'running' && Date.now() - found.at.getTime() > givenUpAfter;
  return isGivenUp ? { ...state, sttsCd: 'failed' } : state;
};

export const writeImport = (state: ImportState): Promise<void> => write(keys.state, state);

/** The list of the last import. */
export const readImportedTable = async (): Promise<ImportedTable | null> =>
  ((await read(keys.table))?.value as ImportedTable | undefined) ?? null;

export const writeImportedTable = (table: ImportedTable): Promise<void> => write(keys.table, table);

/** Forgets the last import with its list. */
export const forgetImport = async (): Promise<void> => {
  await db()
    .delete(userSetting)
    .where(and(eq(userSetting.userId, owner.userId), inArray(userSetting.setngKey, Object.values(keys))));
};

export const importLock = 'outlet import';
