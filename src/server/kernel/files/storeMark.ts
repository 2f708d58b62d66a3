import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import { storedFile } from '#generated/tables/index.ts';
import { advisoryLock, db } from '../database/db.ts';
import { StartProblem } from '../settings/startProblem.ts';
import type { FileStore } from './fileStore.ts';
import { markName } from './names.ts';

/** Relation of the file store and the database: a pair, both new, or of different pairs. */
type Pairing = 'own' | 'new' | 'foreign';

/**
 * @param known the mark in the database
 * @param found the mark in the store
 * @param isEmpty the store and its trash have no files
 * @param shares at least one file in the store is in the database
 */
export const pairingOf = (
  known: string | undefined,
  found: string | undefined,
  { isEmpty, shares }: { isEmpty: boolean; shares: boolean },
): Pairing => {
  if (found !== undefined) return known === found ? 'own' : 'foreign';
  if (shares) return 'new';
  // an empty store for a database with a mark is not mounted, or the wrong one
  return known === undefined && isEmpty ? 'new' : 'foreign';
};

/**
 * The mark in the database. It is stored as the row of a file: the row belongs to no entity, so that no call returns
 * it.
 */
export const knownMark = async (): Promise<string | undefined> => {
  const [row] = await db()
    .select({ mark: storedFile.ownerKey })
    .from(storedFile)
    .where(eq(storedFile.fileId, markName));
  return row?.mark ?? undefined;
};

const pair = async (store: FileStore): Promise<void> => {
  const known = await knownMark();
  const mark = known ?? randomUUID();
  if (known === undefined)
    await db().insert(storedFile).values({
      fileId: markName,
      ownerEntity: markName,
      ownerKey: mark,
      rgtrId: 'SYSTEM',
      mdfrId: 'SYSTEM',
    });
  await store.setMark(mark);
};

/**
 * One server at a time: servers that start at the same time see the marks of both store and database, or of neither.
 */
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => advisoryLock('file store', work);

/** Pairs the store with the database: both get the database's mark, which is created if missing. */
export const pairStore = (store: FileStore): Promise<void> => oneAtATime(() => pair(store));

/**
 * Gives the database and this store a new mark, so that a server with the settings of the previous store does not
 * start. The store is marked first: after an interruption in between, the previous store is still paired with the
 * database.
 */
export const switchToStore = (store: FileStore): Promise<void> =>
  oneAtATime(async () => {
    const mark = randomUUID();
    await store.setMark(mark);
    await db()
      .update(storedFile)
      .set({ ownerKey: mark, mdfcnDt: new Date() })
      .where(eq(storedFile.fileId, markName));
  });

/** Number of the newest files that are looked for if a mark is missing. */
const looked = 5;

/** Whether one of the newest files of the database is in the store. */
const sharesFiles = async (store: FileStore): Promise<boolean> => {
  const newest = await db()
    .select({ fileId: storedFile.fileId })
    .from(storedFile)
    .where(and(ne(storedFile.fileId, markName), eq(storedFile.delYn, 'N')))
    .orderBy(desc(storedFile.regDt))
    .limit(looked);
  for (const { fileId } of newest) if (await store.stat(fileId)) return true;
  return false;
};

/** Whether the store and its trash have no files. */
export const isEmptyStore = async (store: FileStore): Promise<boolean> => {
  for await (const names of store.names()) if (names.length) return false;
  return (await store.trash.list()).length === 0;
};

/**
 * Compares both marks, and looks for files if the store has no mark.
 * @returns undefined if the store has files but no mark, and the database has none either: their relation is unknown
 */
export const pairingOfStore = async (store: FileStore): Promise<Pairing | undefined> => {
  const [known, found] = [await knownMark(), await store.mark()];
  const shares = found === undefined && (await sharesFiles(store));
  const pairing = pairingOf(known, found, {
    shares,
    isEmpty: known === undefined && (await isEmptyStore(store)),
  });
  return pairing === 'foreign' && known === undefined && found === undefined ? undefined : pairing;
};

/** The message for a store and a database that do not belong together. */
export const foreignStore = ({ place }: FileStore): string =>
  [
    `파일 저장소 ${place}은(는) 이 데이터베이스의 것이 아닙니다.`,
    '여러 서버가 함께 쓰는 데이터베이스라면 DATA_DIR(또는 S3_BUCKET)을 다른 서버와 똑같이 지정해 주세요.',
    '백업에서 되살렸거나 저장소를 새로 마련했다면 FILES_ADOPT=1로 한 번 시작해 주세요. 그때부터 이 저장소를 씁니다.',
  ].join('\n');

/**
 * Pairs a new store, and refuses the files of another database: whether an attachment is found would then depend on the
 * server that answers.
 * @param adopt pairs them regardless of earlier pairings
 * @throws StartProblem
 */
export const requireOwnStore = (store: FileStore, { adopt }: { adopt: boolean }): Promise<void> =>
  oneAtATime(async () => {
    const pairing = await pairingOfStore(store);
    if (pairing === 'foreign' && !adopt) throw new StartProblem(foreignStore(store));
    if (pairing === 'new' || (adopt && pairing !== 'own')) await pair(store);
  });
