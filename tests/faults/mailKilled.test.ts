import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#server/kernel/database/client.ts';
import { rowsOn } from '#server/kernel/database/rows.ts';
import { eventually } from '../helpers/eventually.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { beginFolder } from '../helpers/preparedFolders.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';
import { uploadForm } from '../helpers/uploadForm.ts';
import { useStoryClock } from '../helpers/useStoryClock.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

useStoryClock();

const people = 40;
const mail = await mailServer();
let dataDir: string;
let server: Server;

/** Runs statements in the data folder of a stopped server. @returns rows of the last one */
const inFolder = async (...statements: ReturnType<typeof sql>[]): Promise<Record<string, unknown>[]> => {
  const database = await openDatabase(testEnvironment({ DATA_DIR: dataDir }));
  let rows: Record<string, unknown>[] = [];
  for (const statement of statements) rows = await rowsOn(database.handle, statement);
  await database.close();
  return rows;
};
const life = async (): Promise<Visitor> => {
  server = await startServer({ DATA_DIR: dataDir, SMTP_URL: mail.url });
  const author = visitor(server.url);
  await author.signIn('admin@demo.go.kr', 'Admin!2345');
  return author;
};
/** Ends the lease of messages claimed by the killed server, by the servers' clock. */
const leaseEnds = () => {
  const before = new Date(Date.now() - 1_000).toISOString();
  return inFolder(
    sql`update outbox_message set next_try_dt = ${before}::timestamptz where stts_cd = 'waiting'`,
  );
};
const states = async () => {
  const rows = await inFolder(
    sql`select rcvr, stts_cd as state from outbox_message where mail_id is not null`,
  );
  return new Map(rows.map(({ rcvr, state }) => [String(rcvr), String(state)]));
};
const receivedBy = () =>
  Map.groupBy(
    mail.received.flatMap(({ to }) => to),
    (one) => one,
  );
const nothingWaits = async (author: Visitor, pstId: number) =>
  eventually(async () => {
    const answer = await author.get(`/api/emails/board/log?pstId=${pstId}`);
    const { stats } = (await answer.json()) as { stats: Record<string, number> };
    expect(stats.waiting ?? 0).toBe(0);
  });

/** A post to forty people whose mails are being sent. */
const sent = async (author: Visitor): Promise<number> => {
  const record = {
    pstKndCd: 'BOARD',
    pstClsfCd: 'PST_CLSF_04',
    ttl: '한 번만 갈 글',
    cn: '<p>글</p>',
    recipientGroups: [7001],
  };
  const stored = await author.send('/api/insert-commonboard', uploadForm('commonBoard', record));
  expect(stored.status).toBe(200);
  const { pstId } = ((await stored.json()) as { data: { pstId: number } }).data;
  const answer = await author.post('/api/emails/board', { pstId });
  expect(((await answer.json()) as { data: { sent: number } }).data.sent).toBe(people);
  return pstId;
};

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mail-killed-'));
  mail.received.length = 0;
  mail.answer = () => undefined;
  mail.hold = () => undefined;
  beginFolder(dataDir);
  await inFolder(
    sql`insert into user_group (group_id, group_nm, group_nm_fold, group_cd, use_yn) values (7001, '마흔 명', '마흔 명', 'FORTY', 'Y')`,
    sql`insert into app_user (user_id, user_nm, eml, group_id, user_aprv_yn, use_yn)
      select 'forty-' || n, '사람' || n, 'forty-' || n || '@demo.go.kr', 7001, 'Y', 'Y' from generate_series(1, ${people}::int) n`,
    sql`insert into authority_user (authrt_id, user_id, prsl_yn, wrt_yn)
      select (select am.authrt_id from authority_menu am join menu m using (menu_id)
        where m.url = '/communication/Board' and am.authorized_yn = 'Y' limit 1), 'forty-' || n, 'Y', 'N'
      from generate_series(1, ${people}::int) n`,
  );
});

afterEach(async () => {
  await server.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a server killed while mails wait sends none of them twice, and all of the others', async () => {
  const enough = 15;
  mail.hold = () => (mail.received.length >= enough ? new Promise<void>(() => {}) : undefined);
  const pstId = await sent(await life());
  await eventually(() => expect(mail.received.length).toBeGreaterThanOrEqual(enough + 5));
  await server.kill();
  mail.hold = () => undefined;
  const atTheKill = new Set(receivedBy().keys());
  await leaseEnds();

  const author = await life();
  await nothingWaits(author, pstId);
  await server.stop();
  expect([...receivedBy().values()].filter(({ length }) => length > 1)).toEqual([]);
  expect(receivedBy().size).toBe(people);
  const unclear = [...(await states())].filter(([, state]) => state === 'unclear').map(([rcvr]) => rcvr);
  expect(unclear.length).toBeGreaterThan(0);
  // only those that had been handed over when the server was killed
  expect(unclear.filter((rcvr) => !atTheKill.has(rcvr))).toEqual([]);
});

it('a server killed before it has handed a mail over sends it after the start', async () => {
  let isHeld = true;
  mail.answer = () => (isHeld && mail.received.length >= 10 ? new Promise<undefined>(() => {}) : undefined);
  const pstId = await sent(await life());
  await eventually(() => expect(mail.received.length).toBeGreaterThanOrEqual(10));
  // for the others the recipient had been sent, but no line of the text
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await server.kill();
  isHeld = false;
  await leaseEnds();

  const author = await life();
  await nothingWaits(author, pstId);
  await server.stop();
  expect([...receivedBy().values()].map(({ length }) => length)).toEqual(
    Array.from({ length: people }, () => 1),
  );
  expect(new Set((await states()).values())).toEqual(new Set(['sent']));
});
