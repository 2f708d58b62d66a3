import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { serverProcess } from '#generated/tables/index.ts';
import { repeatHere } from '../clock/repeatHere.ts';
import type { Database } from '../database/database.ts';
import { currentDatabase, db, withDatabase } from '../database/db.ts';
import { buildName, productVersion } from '../productFiles.ts';

/** Milliseconds between two heartbeats. */
const beatEvery = 30_000;
/** Milliseconds without a heartbeat after which a process counts as dead. */
const maxSilence = 3 * beatEvery;

/** Kind of process on the database: a server answers requests, a worker collects. */
export type ProcessKind = 'server' | 'worker';

/** The clock of the database: those of the servers may differ. */
const now = sql`now()`;
const oldest = sql`now() - make_interval(secs => ${maxSilence / 1_000}::int)`;

/** The processes that use the bound database now, oldest first. */
export const livingProcesses = () =>
  db()
    .select({
      kndCd: serverProcess.kndCd,
      hostNm: serverProcess.hostNm,
      versionNm: serverProcess.versionNm,
      buildNm: serverProcess.buildNm,
      nodeNm: serverProcess.nodeNm,
      bgngDt: serverProcess.bgngDt,
      seenDt: serverProcess.seenDt,
    })
    .from(serverProcess)
    .where(gte(serverProcess.seenDt, oldest))
    .orderBy(serverProcess.bgngDt);

const ownIds = new WeakMap<Database, string>();

/**
 * Whether this is the process of the bound database that keeps what only one should hold in memory: its oldest living
 * worker, else its oldest server. Also where no process is registered.
 */
export const isLeadingProcess = async (): Promise<boolean> => {
  const database = currentDatabase();
  if (database.engine === 'pglite') return true;
  const [leading] = await db()
    .select({ processId: serverProcess.processId })
    .from(serverProcess)
    .where(gte(serverProcess.seenDt, oldest))
    .orderBy(desc(serverProcess.kndCd), serverProcess.bgngDt, serverProcess.processId)
    .limit(1);
  return !leading || leading.processId === ownIds.get(database);
};

/**
 * Registers this process in the database, with a heartbeat twice a minute.
 * @returns a function that removes it
 */
export const announceProcess = (
  database: Database,
  kind: ProcessKind,
  log: Pick<FastifyBaseLogger, 'warn'>,
): (() => Promise<void>) => {
  const own = {
    processId: randomUUID(),
    kndCd: kind,
    hostNm: hostname(),
    versionNm: productVersion(),
    buildNm: buildName() ?? null,
    nodeNm: process.versions.node,
    bgngDt: new Date(),
  };
  ownIds.set(database, own.processId);
  const tell = async (): Promise<void> => {
    // the embedded database has only one process: all other rows are left over
    const isAlone = currentDatabase().engine === 'pglite';
    await db()
      .delete(serverProcess)
      .where(isAlone ? ne(serverProcess.processId, own.processId) : lt(serverProcess.seenDt, oldest));
    await db()
      .insert(serverProcess)
      .values({ ...own, seenDt: now })
      .onConflictDoUpdate({ target: serverProcess.processId, set: { seenDt: now } });
  };
  const beat = (): Promise<void> =>
    withDatabase(database, tell).catch((error: unknown) =>
      log.warn({ err: error }, 'this process could not be told of'),
    );
  const stop = repeatHere(beatEvery, beat);
  const first = beat();
  return async () => {
    await first;
    await stop();
    await withDatabase(database, () =>
      db().delete(serverProcess).where(eq(serverProcess.processId, own.processId)),
    ).catch(() => {
      // the row will soon expire without heartbeats
    });
  };
};
