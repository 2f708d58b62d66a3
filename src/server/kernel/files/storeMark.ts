import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import { storedFile } from '#generated/tables/index.ts';
import { advisoryLock, db } from '../database/db.ts';
import { StartProblem } from '../startProblem.ts';
import type { FileStore } from './fileStore.ts';
import { markName } from './names.ts';
import { type Pairing, pairingOf } from './pairing.ts';

/**
 * The mark in the database. It is a file of the store like any other: its row belongs to no entity, so that no call
 * gives it out.
 */
export const knownMark = async (): Promise<string | undefined> => {
  const [row] = await db()
    .select({ mark: storedFile.ownerKey })
    .from(storedFile)
    .where(eq(storedFile.fileId, markName));
  return row?.mark ?? undefined;
};

const tie = async (store: FileStore): Promise<void> => {
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

/** One server at a time: one that starts beside another finds the marks of both or of neither. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => advisoryLock('file store', work);

/** Ties the store to the database: both get the same mark, which is made if the database has none. */
export const tieStore = (store: FileStore): Promise<void> => inTurn(() => tie(store));

/**
 * Gives the database and this store a mark that no other store has: a server that still has the settings of the one
 * before does not start. The store comes first: cut off in between, the one before is still that of the database.
 */
export const leadToStore = (store: FileStore): Promise<void> =>
  inTurn(async () => {
    const mark = randomUUID();
    await store.setMark(mark);
    await db()
      .update(storedFile)
      .set({ ownerKey: mark, mdfcnDt: new Date() })
      .where(eq(storedFile.fileId, markName));
  });

/** How many of the newest files are looked for where a mark is lacking. */
const looked = 5;

/** Whether one of the newest files of the database lies in the store. */
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

/** Whether it holds nothing, its trash included. */
export const isEmptyStore = async (store: FileStore): Promise<boolean> => {
  for await (const names of store.names()) if (names.length) return false;
  return (await store.trash.list()).length === 0;
};

/**
 * Looks at both marks, and at files where the store has none.
 * @returns undefined for files without a mark beside a database without one, of which nothing can be said
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

/** What is said where they do not belong together. */
export const foreignStore = ({ place }: FileStore): string =>
  [
    `파일 저장소 ${place}은(는) 이 데이터베이스의 것이 아닙니다.`,
    '여러 서버가 함께 쓰는 데이터베이스라면 DATA_DIR(또는 S3_BUCKET)을 다른 서버와 똑같이 지정해 주세요.',
    '백업에서 되살렸거나 저장소를 새로 마련했다면 FILES_ADOPT=1로 한 번 시작해 주세요. 그때부터 이 저장소를 씁니다.',
  ].join('\n');

/**
 * Ties a new pair, and refuses to go on with files of another database: whoever opened an attachment would find it or
 * not, by the server that answers.
 * @param adopt ties them whatever they were tied to before
 * @throws StartProblem
 */
export const requireOwnStore = (store: FileStore, { adopt }: { adopt: boolean }): Promise<void> =>
  inTurn(async () => {
    const pairing = await pairingOfStore(store);
    if (pairing === 'foreign' && !adopt) throw new StartProblem(foreignStore(store));
    if (pairing === 'new' || (adopt && pairing !== 'own')) await tie(store);
  });
