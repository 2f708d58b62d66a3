import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/kernel/database/client.ts';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { root } from '../helpers/program.ts';
import { adapted } from '../helpers/proxies.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { prepare } from '../helpers/template.ts';
import { type Cluster, freePort, temporaryCluster } from '../helpers/temporaryCluster.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';
import { visitor } from '../helpers/visitor.ts';

const prometheus = ['/usr/bin/prometheus', '/usr/local/bin/prometheus'].find((file) => existsSync(file));

interface Panel {
  title: string;
  fieldConfig?: { defaults: { unit?: string } };
  targets: { expr: string }[];
}

const shipped = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');
const { panels } = JSON.parse(shipped('grafana/culture-press.json')) as { panels: Panel[] };
/** Grafana's value for the choice of all servers. */
const asked = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => ({ title, expr: expr.replaceAll('$instance', '.*') })),
);

/** Such a series is optional: its panel has another one that always exists. */
const showsOnlyWhatThereIs = (expr: string): boolean => expr.endsWith('> 0');

/** Data of an installation after its first days. */
const rows = [
  `insert into article (item_knd, korn_ttl, lclsf_nm, rgtr_id, mdfr_id) values ('article', '기사', 'KOREA', 'AI', 'AI')`,
  `with outlet as (insert into media default values returning media_id)
    insert into media_feed (media_id, feed_url, clct_stts_cd, use_yn)
    select media_id, 'https://example.kr/feed', 'broken', 'N' from outlet`,
  `insert into outbox_message (chnl, rcvr, stts_cd, reg_dt, next_try_dt)
    values ('mail', 'someone@example.kr', 'waiting', now(), now() + interval '1 hour')`,
];

// a machine may lack these programs; the list of skipped tests shows it
describe.skipIf(!findPostgres() || !prometheus)('the shipped dashboard and alerts, in Prometheus', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
  let primary: Cluster;
  let standby: Cluster;
  let servers: Server[] = [];
  let running: ChildProcess;
  let url: string;

  const answerTo = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${url}/api/v1/${path}`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return (JSON.parse(text) as { data: T }).data;
  };
  const valuesOf = async (expr: string): Promise<number[]> => {
    const path = `query?${new URLSearchParams({ query: expr }).toString()}`;
    const { result } = await answerTo<{ result: { value: [time: number, value: string] }[] }>(path);
    return result.map(({ value: [, value] }) => Number(value));
  };

  beforeAll(async () => {
    primary = await temporaryCluster({ inMemory: true });
    const database = await openDatabase(testEnvironment({ DATABASE_URL: primary.url('postgres') }));
    await prepare(database);
    await database.close();
    const client = new pg.Client({ connectionString: primary.url('postgres') });
    await client.connect();
    for (const row of rows) await client.query(row);
    await client.end();
    standby = await primary.standby();
    const ports = [await freePort(), await freePort()];
    servers = await Promise.all(
      ports.map(async (metrics) =>
        startServer({
          DATABASE_URL: primary.url('postgres'),
          DATABASE_REPLICA_URL: standby.url('postgres'),
          DATA_DIR: folder,
          COLLECT: '0',
          METRICS_PORT: String(metrics),
          PORT: String(await freePort()),
        }),
      ),
    );
    const settings = join(folder, 'prometheus.yml');
    const targets = ports.map((port) => `"127.0.0.1:${port}"`).join(', ');
    writeFileSync(
      settings,
      adapted(shipped('prometheus/scrape.yml'), {
        'scrape_configs:': 'global:\n  evaluation_interval: 1s\nscrape_configs:',
        'scrape_interval: 15s': 'scrape_interval: 1s',
        '"127.0.0.1:9464"': targets,
        'culture-press-alerts.yml': join(root, 'deploy/prometheus/culture-press-alerts.yml'),
      }),
    );
    const address = `127.0.0.1:${await freePort()}`;
    url = `http://${address}`;
    const args = [`--config.file=${settings}`, `--storage.tsdb.path=${folder}/metrics`];
    running = spawn(prometheus as string, [...args, `--web.listen-address=${address}`], { stdio: 'ignore' });
    const isReady = async (): Promise<void> => {
      if (!(await fetch(`${url}/-/ready`)).ok) throw new Error('Prometheus is not ready.');
    };
    await vi.waitFor(isReady, { timeout: 20_000 });
  });
  afterAll(async () => {
    if (running) {
      const gone = once(running, 'exit');
      running.kill('SIGTERM');
      await gone;
    }
    await Promise.all(servers.map((server) => server.remove()));
    await standby?.remove();
    await primary?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('fill every panel while people work', async () => {
    const people = await Promise.all(
      servers.map(async ({ url: at }) => {
        const person = visitor(at);
        await person.signIn('staff@demo.go.kr', 'Staff!2345');
        return person;
      }),
    );
    const paths = [
      '/api/article-list',
      '/api/article-detail?articleId=1',
      '/api/search-list?searchText=기사',
    ];
    await vi.waitFor(
      async () => {
        for (const person of people)
          for (const path of paths) expect((await person.get(path)).status).toBe(200);
        const always = asked.filter(({ expr }) => !showsOnlyWhatThereIs(expr));
        const found = await Promise.all(
          always.map(async ({ title, expr }) => ({ title, expr, values: await valuesOf(expr) })),
        );
        const empty = found.filter(({ values }) => !values.length || !values.every(Number.isFinite));
        expect(empty).toEqual([]);
      },
      { timeout: 40_000, interval: 500 },
    );
  });

  it('find each label under its own name', async () => {
    const labels = await answerTo<string[]>('labels');
    expect(labels).toContain('queue');
    expect(labels.filter((label) => label.startsWith('exported_'))).toEqual([]);
  });

  it('can be evaluated, each alert', async () => {
    interface Rule {
      name: string;
      health: string;
      lastError?: string;
    }
    await vi.waitFor(async () => {
      const { groups } = await answerTo<{ groups: { rules: Rule[] }[] }>('rules');
      const rules = groups.flatMap((group) => group.rules);
      expect(rules.length).toBeGreaterThan(10);
      expect(rules.filter(({ health }) => health !== 'ok')).toEqual([]);
    });
  });

  it('have a unit on each panel', () => {
    expect(panels.filter(({ fieldConfig }) => !fieldConfig?.defaults.unit)).toEqual([]);
  });
});
