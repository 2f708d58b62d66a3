import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/kernel/database/client.ts';
import { rowsOn } from '#server/kernel/database/rows.ts';
import { beginFolder } from './preparedFolders.ts';
import { startServer } from './server.ts';
import { testEnvironment } from './testEnvironment.ts';
import { type Visitor, visitor } from './visitor.ts';

/** Records written while a server was killed repeatedly. */
export interface Outcome {
  /** Codes of the records whose insert was answered with 200. */
  acknowledged: string[];
  /** Codes in the database at the end; some may have been stored without a response. */
  stored: string[];
  /** Codes whose insert is in the change history. */
  inHistory: string[];
}

const writers = 4;

/** Inserts until the server is gone. @returns whether a response arrived; any other than 200 is an error of the test */
async function inserted(admin: Visitor, code: string): Promise<boolean> {
  const answer = await admin
    .post('/api/insert-usergroup', { groupNm: `그룹 ${code}`, groupCd: code })
    .catch(() => undefined);
  if (!answer) return false;
  // The status line may have arrived without the rest.
  const text = await answer.text().catch(() => undefined);
  if (text !== undefined && answer.status !== 200)
    throw new Error(`An insert was answered with ${answer.status}: ${text}`);
  return answer.status === 200;
}

/** One life of the server: it is killed after `enough` acknowledged inserts, while others are in progress. */
async function oneLife(dataDir: string, life: number, enough: number): Promise<string[]> {
  const server = await startServer({ DATA_DIR: dataDir });
  const acknowledged: string[] = [];
  try {
    const admin = visitor(server.url);
    await admin.signIn('admin@demo.go.kr', 'Admin!2345');
    let killed: Promise<void> | undefined;
    const write = async (writer: number): Promise<void> => {
      for (let turn = 0; !killed; turn += 1) {
        const code = `KILL_${life}_${writer}_${turn}`;
        if (!(await inserted(admin, code))) return;
        acknowledged.push(code);
        if (acknowledged.length >= enough) killed ??= server.kill();
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    await killed;
  } finally {
    await server.remove();
  }
  return acknowledged;
}

/** Kills a server with SIGKILL this many times during inserts over HTTP, each time at another moment. */
export async function killUnderWrites(times: number): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
  const acknowledged: string[] = [];
  try {
    beginFolder(dataDir);
    for (let life = 0; life < times; life += 1)
      acknowledged.push(...(await oneLife(dataDir, life, 11 + ((life * 17) % 40))));
    // A last life without a kill: the state found by a start after the crash.
    const server = await startServer({ DATA_DIR: dataDir });
    await server.stop();
    const database = await openDatabase(testEnvironment({ DATA_DIR: dataDir }));
    const codes = async (query: ReturnType<typeof sql>) =>
      (await rowsOn<{ code: string }>(database.handle, query)).map(({ code }) => code);
    const stored = await codes(sql`select group_cd code from user_group where group_cd like 'KILL%'`);
    const inHistory = await codes(
      sql`select aftr_cn ->> 'groupCd' code from change_history where aftr_cn ->> 'groupCd' like 'KILL%'`,
    );
    await database.close();
    return { acknowledged, stored, inHistory };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
