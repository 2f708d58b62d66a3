import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { run } from '#server/kernel/database/rows.ts';
import { signedIn } from '../helpers/client.ts';
import { freePort } from '../helpers/temporaryCluster.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const port = await freePort();
// the database has no timeout of its own: the measures must set one
const variables = { METRICS_PORT: String(port), STATEMENT_TIMEOUT_MS: '0' };
const { app, database } = await testApp({ variables, jobs: true });
const staff = await signedIn(app, 'staff');

const shown = async (): Promise<string[]> => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return (await answer.text()).split('\n');
};
/** The value of a line such as `jobs{queue="x",state="waiting"} 3`. */
const valueOf = async (line: string): Promise<number> => {
  const found = (await shown()).find((one) => one.startsWith(`${line} `));
  return found === undefined ? Number.NaN : Number(found.slice(line.length + 1));
};

describe('server metrics', () => {
  it('count each operation by status, refusals included, and its duration', async () => {
    const answered = 'http_requests_total{operation="GET /article-list",status="200"}';
    await staff.get('/article-list');
    const before = await valueOf(answered);
    await staff.get('/article-list');
    await app.inject({ url: '/api/article-list' });
    await app.inject({ url: '/api/there-is-nothing' });
    expect((await valueOf(answered)) - before).toBe(1);
    expect(await valueOf('http_requests_total{operation="GET /article-list",status="401"}')).toBe(1);
    expect(
      await valueOf('http_request_duration_seconds_bucket{le="+Inf",operation="GET /article-list"}'),
    ).toBeGreaterThanOrEqual(3);
    // neither an invented address nor anything else from a request becomes a label
    expect((await shown()).filter((line) => line.includes('there-is-nothing'))).toEqual([]);
  });

  it('do not wait for callers that never finish a request', async () => {
    const slow = connect(port, '127.0.0.1');
    slow.on('error', () => {});
    slow.resume();
    slow.write('GET /metrics HTTP/1.1\r\n');
    const drip = setInterval(() => slow.write('a: b\r\n'), 500);
    // without a limit of the server the connection would be open for as long as it drips
    const closed = new Promise((resolve) => void slow.once('close', () => resolve('closed')));
    expect(await closed).toBe('closed');
    clearInterval(drip);
  });

  it('show process, queue, outbox, sources, memory and connections', async () => {
    await inDatabase(() =>
      run(sql`insert into outbox_message (chnl, rcvr, stts_cd, reg_dt, next_try_dt)
        values ('mail', 'someone@example.kr', 'waiting', now() - interval '2 minutes', now() + interval '1 hour')`),
    );
    await inDatabase(() =>
      run(sql`with outlet as (insert into media default values returning media_id)
        insert into media_feed (media_id, feed_url, clct_stts_cd, use_yn)
        select media_id, 'https://example.kr/feed', 'broken', 'N' from outlet`),
    );
    const lines = await shown();
    const names = new Set(lines.flatMap((line) => /^[a-z]\w*/.exec(line) ?? []));
    expect(
      [
        'process_resident_memory_bytes',
        'nodejs_eventloop_lag_p99_seconds',
        'jobs',
        'job_last_success_timestamp_seconds',
        'outbox_messages',
        'collection_sources',
        'cache_reads_total',
      ].filter((name) => !names.has(name)),
    ).toEqual([]);
    // Prometheus sets these two labels itself, and would store ours under other names
    expect(lines.filter((line) => /[{,](job|instance)="/.test(line))).toEqual([]);
    expect(names.has('database_connections')).toBe(database.engine === 'postgres');
    expect(lines).toContain('collection_sources{state="broken"} 1');
    expect(lines).toContain('outbox_messages{channel="mail",state="waiting"} 1');
    expect(await valueOf('outbox_oldest_waiting_seconds{channel="mail"}')).toBeGreaterThanOrEqual(120);
    expect(await valueOf('cache_reads_total{cache="rights",result="hit"}')).toBeGreaterThan(0);
  });

  it('omit what cannot be read, and show it once it can', async () => {
    const isShown = async () => (await shown()).some((line) => line.startsWith('collection_sources{'));
    expect(await isShown()).toBe(true);
    await inDatabase(() => run(sql`alter table media_feed rename to media_feed_away`));
    expect(await isShown()).toBe(false);
    expect(await valueOf('jobs{queue="delivery",state="failed"}')).toBe(0);
    await inDatabase(() => run(sql`alter table media_feed_away rename to media_feed`));
    expect(await isShown()).toBe(true);
  });

  it('do not wait for slow sources, and share one read between callers', async () => {
    await inDatabase(() =>
      inTransaction(async () => {
        await run(sql`lock table media_feed in access exclusive mode`);
        const all = await Promise.all([shown(), shown(), shown()]);
        expect(all.map((lines) => lines.some((line) => line.startsWith('collection_sources{')))).toEqual([
          false,
          false,
          false,
        ]);
        expect(all.every((lines) => lines.some((line) => line.startsWith('http_requests_total{')))).toBe(
          true,
        );
      }),
    );
    const pages = async () =>
      (await shown())
        .filter((line) => line.startsWith('http_requests_total{operation="page"'))
        .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    const before = await pages();
    await app.inject({ url: '/article/Article' });
    expect((await pages()) - before).toBe(1);
  });

  it('are served on their own port only, and nothing else is', async () => {
    const { headers, body } = await app.inject({ url: '/metrics' });
    expect(`${String(headers['content-type'])} ${body}`).not.toContain('http_requests_total');
    for (const path of ['/', '/api/health', '/metrics/'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('contain all that alerts and dashboard use, and no unknown operation', async () => {
    const shipped = ['prometheus/culture-press-alerts.yml', 'grafana/culture-press.json'].map((file) =>
      readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8'),
    );
    const questions = shipped
      .flatMap((text) => [...text.matchAll(/expr"?: (?:>-)?\s*([\s\S]*?)(?:\n\s*for:|",?\n)/g)])
      .map(([, question = '']) => question);
    expect(questions.length).toBeGreaterThan(28);
    const measures = (await shown()).flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []);
    const known = new Set([
      ...measures,
      'http_request_duration_seconds_bucket',
      ...['database_connections', 'database_replica_lag_seconds', 'database_replica_used'],
      ...['histogram_quantile', 'min_over_time'],
    ]);
    const asked = questions.flatMap(
      (text) => text.replaceAll(/"[^"]*"/g, '').match(/[a-z]+(?:_[a-z0-9]+)+/g) ?? [],
    );
    expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([]);
    const ids = new Set(ourCatalogue.operations.map(({ id }) => id));
    const named = questions.flatMap((text) => text.match(/GET \/[\w()|-]+/g) ?? []);
    expect(named.length).toBeGreaterThan(3);
    const isKnown = (name: string) => [...ids].some((id) => new RegExp(`^${name}$`).test(id));
    expect(named.filter((name) => !isKnown(name))).toEqual([]);
  });
});
