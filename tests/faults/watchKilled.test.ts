import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
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

/** Of them, the last ones are told once a day. */
const people = 30;
const daily = 5;
const articles = 40;

const hourMs = 3_600_000;
/** A server whose clock is wrong by this many hours, in a country with daylight saving. */
const withClock = (hours: number) => ({
  TZ: 'America/New_York',
  CLOCK_OFFSET_MS: String(hours * hourMs),
  NODE_OPTIONS: `--import ${resolve(import.meta.dirname, '../helpers/setClock.mjs')}`,
});

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
  /** The system to which the web hook sends: the articles of each delivery by its id. */
  const delivered = new Map<string, number[]>();
  const asked: string[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { data } = (await json(request)) as { data: { items: { articleId: number }[] } };
    const id = String(request.headers['webhook-id']);
    asked.push(id);
    // the first one is not answered: its server is killed while it waits
    if (asked.length === 1) return;
    delivered.set(
      id,
      data.items.map(({ articleId }) => articleId),
    );
    response.end('ok');
  };
  const receiver = createServer((request, response) => void receive(request, response));
  const start = (variables: Record<string, string> = {}): Promise<Server> =>
    startServer({
      DATABASE_URL: cluster.url('postgres'),
      DATA_DIR: dataDir,
      SMTP_URL: mail.url,
      FILES_ADOPT: '0',
      COLLECT_ALLOW: '127.0.0.1',
      ...variables,
    });
  const numberOf = (table: string) =>
    inDatabase(async (query) =>
      Number((await query(sql`select count(*) n from ${sql.identifier(table)}`))[0]?.n),
    );

  beforeAll(async () => {
    mail = await mailServer();
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
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
      await query(sql`update watch set freq_cd = 'daily', next_dt = now() + interval '1 hour', snd_hm = '08:30'
        where watch_id > ${people - daily}::int`);
      const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`;
      await query(sql`with portal as (insert into saved_view (user_id, menu_url, view_nm, cnd_cn)
          values ('demo-admin', '/article/Article', '포털', 'lclsfNm=all&searchText=%ED%95%9C%EB%B3%B5') returning view_id)
        insert into web_hook (hook_nm, url, view_id, user_id, scrt_cn, since_dt)
        select '포털', ${url}, view_id, 'demo-admin', 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz', now() - interval '1 hour'
        from portal`);
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
    receiver.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const comeIn = (titles: readonly string[]) =>
    inDatabase(async (query) => {
      await createArticles(titles.map((kornTtl) => ({ kornTtl, anlsYn: 'Y' })));
      await query(sql`delete from cluster_waiting`);
    });

  it('are told once each by schedule, and rules applied once, although servers are killed, disagree about the time, and lose the database', async () => {
    await comeIn(Array.from({ length: articles }, (_, at) => `한복 ${at}`));
    const servers = () => Promise.all([start(withClock(-1)), start(withClock(25))]);
    const messages = () => numberOf('watch_message');
    // the first servers are killed as soon as some messages stand there
    const killed = await servers();
    await eventually(async () =>
      expect(Math.min(asked.length, await messages(), await numberOf('arrival_application'))).toBeGreaterThan(
        0,
      ),
    );
    await Promise.all(killed.map((server) => server.kill()));
    const last = await servers();
    await eventually(async () => expect(await messages()).toBeGreaterThan(8));
    await inDatabase((query) =>
      query(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'postgres'`,
      ),
    );
    await eventually(async () => expect(await messages()).toBe(people - daily));
    // something else comes in, and the time for it and for those told once a day
    await comeIn(['파리 장식미술관에서 열린 궁중 한복 특별전']);
    await eventually(async () => expect(await numberOf('watch_waiting')).toBe(0));
    // what waited for its highlight is told the next time
    await eventually(async () => {
      await inDatabase((query) => query(sql`update watch set next_dt = '2026-01-01'`));
      expect(await numberOf('watch_told')).toBe(people * (articles + 1));
    });
    await eventually(async () => expect(await numberOf('arrival_application')).toBe(articles + 1));
    await eventually(() => expect([...delivered.values()].flat()).toHaveLength(articles + 1));
    await Promise.all(last.map((server) => server.stop()));
    const [found] = await inDatabase((query) =>
      query(sql`select (select count(*) from watch_hit) hits, (select count(*) from watch_told) told,
        (select count(distinct (watch_id, article_id)) from watch_told) "toldOnce",
        (select count(*) from outbox_message where rcvr like 'reader-%') - (select count(*) from watch_message) "mailsBesideMessages",
        (select count(distinct rcvr) from outbox_message where rcvr like 'reader-%') readers,
        (select count(*) from arrival_application) applied,
        (select count(*) from label_article where mdfr_id like 'RULE %') labelled,
        (select count(*) from briefing_pick where user_id = 'editor') picked,
        (select count(*) from change_history where rgtr_id = '수신 규칙 ‘한복’') "inHistory",
        (select count(*) from watch_waiting) waiting`),
    );
    const all = articles + 1;
    const told = people * all;
    expect(Object.fromEntries(Object.entries(found ?? {}).map(([name, n]) => [name, Number(n)]))).toEqual({
      hits: (people + 2) * all,
      told,
      toldOnce: told,
      mailsBesideMessages: 0,
      readers: people,
      applied: all,
      labelled: all,
      picked: all,
      inHistory: all,
      waiting: 0,
    });
    expect(new Set([...delivered.values()].flat()).size).toBe(articles + 1);
    expect(delivered.has(asked[0] ?? '')).toBe(true);
  });
});
