import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { currentDatabase } from '#server/kernel/database/db.ts';
import { writeFact } from '#server/kernel/database/facts.ts';
import { badRequest, Failure } from '#server/kernel/failure.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';

type Ids = 'POST /backup/snapshot' | 'POST /backup/finished';

const isFull = (error: unknown): boolean => error instanceof Error && /\bENOSPC\b/.test(error.message);

const noRoom = (dataDir: string, cause: unknown): Failure =>
  new Failure(
    503,
    'UNAVAILABLE',
    `${dataDir}에 데이터베이스 사본을 둘 공간이 부족해 백업하지 못했습니다. 만들던 사본은 삭제했습니다. 공간을 늘린 뒤 다시 실행해 주세요.`,
    { cause },
  );

/** Endpoint for the backup command: a snapshot by the server that has the data folder open. */
export const backupHandlers = ({ dataDir }: Environment): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /backup/snapshot': async () => {
    const database = currentDatabase();
    if (!database.snapshot) throw badRequest('내장 데이터베이스가 아니면 사본을 만들지 않습니다.');
    // the command deletes it after reading
    const folder = join(dataDir, `backup-snapshot-${randomUUID()}`);
    try {
      await database.snapshot(join(folder, 'pglite'));
    } catch (error) {
      // a partial snapshot would occupy space that the database needs
      await rm(folder, { recursive: true, force: true });
      throw isFull(error) ? noRoom(dataDir, error) : error;
    }
    return { data: { folder: basename(folder) } };
  },
  'POST /backup/finished': async ({ body }) => {
    await writeFact(currentDatabase().handle, 'backup', body);
    return { data: { result: true, message: '백업이 끝난 것을 적어 두었습니다.' } };
  },
});
