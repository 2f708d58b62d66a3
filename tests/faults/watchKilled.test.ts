import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/kernel/database/client.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { rowsOn } from '#server/kernel/database/rows.ts';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { eventually } from '../helpers/eventually.ts';
import { createArticles } from '../helpers/factories.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { prepare } from '../helpers/template.ts';
import { type Cluster, temporaryCluster } from '../helpers/temporaryCluster.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';

const people = 30;
const articles = 40;

// a machine may have no PostgreSQL; npm test reports it
describe.skipIf(!findPostgres())('new hits of saved searches', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'watch-killed-'));
  let cluster: Cluster;
  let mail: Awaited<ReturnType<typeof mailServer>>;
  const inDatabase = async <T>(
    work: (query: (statement: ReturnType<typeof sql>) => Promise<Record<string, unknown>[]>) => Promise<T>,
  ): Promise<T> => {
    const database = await openDatabase(testEnvironment({ DATABASE_URL: cluster.url('postgres') }));
    try {
      return await withDatabase(database, () => work((statement) => rowsOn(database.handle, statement)));
    } finally {
      await database.close();
    }
  };
  const start = (): Promise<Server> =>
    startServer({
      DATABASE_URL: cluster.url('postgres'),
      DATA_DIR: dataDir,
      SMTP_URL: mail.url,
      FILES_ADOPT: '0',
    });
  const numberOf = (table: string) =>
    inDatabase(async (query) =>
      Number((await query(sql`select count(*) n from ${sql.identifier(table)}`))[0]?.n),
    );

  beforeAll(async () => {
    mail = await mailServer();
    cluster = await temporaryCluster({ inMemory: true });
    const database = await openDatabase(testEnvironment({ DATABASE_URL: cluster.url('postgres') }));
    await prepare(database);
    await database.close();
    await inDatabase(async (query) => {
      await query(sql`insert into app_user (user_id, user_nm, eml, eml_fold, user_aprv_yn, use_yn, join_cert_yn)
        select 'reader-' || n, '사람' || n, 'reader-' || n || '@demo.go.kr', 'reader-' || n || '@demo.go.kr', 'Y', 'Y', 'Y'
        from generate_series(1, ${people}::int) n`);
      await query(sql`insert into authority_user (authrt_id, user_id, prsl_yn, wrt_yn)
        select (select am.authrt_id from authority_menu am join menu m using (menu_id)
          where m.url = '/article/Article' and am.authorized_yn = 'Y' limit 1), 'reader-' || n, 'Y', 'N'
        from generate_series(1, ${people}::int) n`);
      await query(sql`insert into saved_view (user_id, menu_url, view_nm, cnd_cn)
        select 'reader-' || n, '/article/Article', '한복', 'lclsfNm=all&searchText=%ED%95%9C%EB%B3%B5'
        from generate_series(1, ${people}::int) n`);
      await query(sql`insert into watch (view_id, user_id, freq_cd, mail_yn, wknd_yn, hldy_yn, max_cnt, next_dt, bgng_dt, stop_tkn)
        select view_id, user_id, 'atOnce', 'Y', 'Y', 'Y', 100, now() - interval '1 minute', now() - interval '1 hour', 'x' || view_id
        from saved_view where user_id like 'reader-%'`);
      // and a rule on arrival over the same search
      await query(sql`insert into app_user (user_id, user_nm, eml, eml_fold, user_aprv_yn, use_yn, join_cert_yn)
        values ('editor', '편집자', 'editor@demo.go.kr', 'editor@demo.go.kr', 'Y', 'Y', 'Y')`);
      await query(sql`insert into authority_user (authrt_id, user_id, prsl_yn, wrt_yn)
        select distinct am.authrt_id, 'editor', 'Y', 'Y' from authority_menu am join menu m using (menu_id)
        where m.url in ('/article/Article', '/article/ArrivalRule', '/product/daily/DailyBriefing')`);
      await query(sql`with view as (insert into saved_view (user_id, menu_url, view_nm, cnd_cn)
          select 'editor', menu_url, view_nm, cnd_cn from saved_view limit 1 returning *),
        label as (insert into article_label (user_id, label_nm, label_nm_fold, color_cd)
          values ('editor', '한복', '한복', 'gray') returning *),
        issue as (insert into related_issue (rel_issue_nm) values ('한복 세계화') returning *)
        insert into arrival_rule (arvl_rule_nm, user_id, view_id, label_id, rel_issue_id, tray_yn, use_yn, bgng_dt, trial_cn)
        select '한복', 'editor', view_id, label_id, rel_issue_id, 'Y', 'Y', now() - interval '1 hour',
          '["' || menu_url || '","' || cnd_cn || '"]'
        from view, label, issue`);
    });
  });
  afterAll(async () => {
    await cluster?.remove();
    await mail?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('are told once each, and rules applied once, although servers are killed while they do so', async () => {
    await inDatabase(async (query) => {
      await createArticles(
        Array.from({ length: articles }, (_, at) => ({ kornTtl: `한복 ${at}`, anlsYn: 'Y' })),
      );
      await query(sql`delete from cluster_waiting`);
    });
    // the first servers are killed as soon as some messages or applications stand there
    const enough = [
      ['arrival_application', 1],
      ['watch_message', 8],
    ] as const;
    for (const [table, count] of enough) {
      const [first, second] = await Promise.all([start(), start()]);
      await eventually(async () => expect(await numberOf(table)).toBeGreaterThanOrEqual(count));
      await Promise.all([first.kill(), second.kill()]);
      await Promise.all([first.remove(), second.remove()]);
    }
    const last = await start();
    await eventually(async () => expect(await numberOf('watch_message')).toBe(people));
    await eventually(async () => expect(await numberOf('arrival_application')).toBe(articles));
    await last.stop();
    await last.remove();
    const [found] = await inDatabase((query) =>
      query(sql`select (select count(*) from watch_hit) hits, (select count(*) from watch_told where msg_id is not null) told,
        (select count(distinct (watch_id, article_id)) from watch_told) "toldOnce",
        (select count(*) from outbox_message where rcvr like 'reader-%') mails,
        (select count(distinct rcvr) from outbox_message where rcvr like 'reader-%') readers,
        (select count(*) from arrival_application) applied,
        (select count(*) from label_article where mdfr_id like 'RULE %') labelled,
        (select count(*) from briefing_pick where user_id = 'editor') picked,
        (select count(*) from change_history where rgtr_id = '수신 규칙 ‘한복’') "inHistory",
        (select count(*) from watch_waiting) waiting`),
    );
    expect(Object.fromEntries(Object.entries(found ?? {}).map(([name, n]) => [name, Number(n)]))).toEqual({
      hits: (people + 1) * articles,
      told: people * articles,
      toldOnce: people * articles,
      mails: people,
      readers: people,
      applied: articles,
      labelled: articles,
      picked: articles,
      inHistory: articles,
      waiting: 0,
    });
  });
});
