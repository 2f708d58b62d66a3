import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { countText } from '#contract/countText.ts';
import { command } from '../../../tests/helpers/commands.ts';
import { findPostgres } from '../../bootstrap/postgres.mjs';
import { type Measure, type Place, withServer } from '../bench.ts';
import { corpusDatabase } from '../corpus/corpusDatabase.ts';
import type { Figure } from '../figures.ts';

const rows = Number(process.env['BENCH_ROWS'] ?? 100_000);
/** Up to this number of articles the embedded database is measured too; larger ones would take hours. */
const maxEmbeddedRows = 200_000;

/** Adds the other data of an installation of some years: every fifth article was edited, and each was read once. */
const addHistory = [
  // only for comparing searches; not a table of the product
  `drop table corpus_words`,
  `insert into change_history (entity_nm, record_key, chg_knd, bfr_cn, aftr_cn, rgtr_id, reg_dt)
    select 'article', article_id, 'update',
      jsonb_build_object('kornTtl', korn_ttl, 'articleTransCn', article_trans_cn),
      jsonb_build_object('kornTtl', korn_ttl || ' (수정)', 'articleTransCn', article_trans_cn || ' (수정)'),
      'demo-admin', reg_dt
    from article where article_id % 5 = 0`,
  `insert into access_log (user_id, user_eml, user_eml_fold, menu_nm, oprtn_id, mthd_nm, ip, stts_cd, prcs_ms, req_id, reg_dt)
    select 'demo-staff', 'staff@demo.go.kr', 'staff@demo.go.kr', '기사', 'GET /article-detail', 'GET',
      '10.0.0.' || article_id % 250, 200, article_id % 90, md5(article_id::text), reg_dt
    from article`,
  `vacuum analyze`,
];

const inSeconds = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
};

/** @throws Error with the output if the exit code is not 0 */
const run = async (program: string, words: string[], place: Place): Promise<void> => {
  const { code, output } = await command(program, words, place);
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output}`);
};

/** Number of rows and an order-independent checksum of the row texts, per table. */
type Digests = Map<string, string>;

const digestsOf = async (url: string): Promise<Digests> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`);
    const digests: Digests = new Map();
    for (const { name } of tables) {
      const { rows: found } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as digest from ${name} t`,
      );
      digests.set(name, found[0]?.digest ?? '');
    }
    return digests;
  } finally {
    await client.end();
  }
};

/** Tables about the database itself, which are not copied: maintenance, and the schema version of the queue. */
const notCopied = /^(?:maintenance\.|pgboss\.version$)/u;

const rowsOf = (digest: string | undefined): number => Number(digest?.split(' ')[0] ?? 0);

/** @throws Error if a table differs */
const compare = (before: Digests, after: Digests): void => {
  const different = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name) && !notCopied.test(name),
  );
  if (different.length)
    throw new Error(
      different.map((name) => `${name}: ${before.get(name)} was stored, ${after.get(name)} is`).join('\n'),
    );
};

/**
 * Backup, restore, and moves to the embedded database and back, each with a comparison of its result with its source.
 */
export const recovery: Measure = {
  name: 'recovery',
  isByNameOnly: true,
  async run({ say, folder }) {
    if (!findPostgres()) {
      say('PostgreSQL 서버 프로그램이 없어 건너뜁니다.');
      return [];
    }
    const corpus = await corpusDatabase(rows, say);
    const client = new pg.Client({ connectionString: corpus.url });
    try {
      await client.connect();
      for (const statement of addHistory) await client.query(statement);
      const place = { DATABASE_URL: corpus.url, DATA_DIR: join(folder, 'from') };
      // work that a first start on these rows has to do
      await withServer(place, async () => {});
      const emptyPlace = async (name: string): Promise<{ DATABASE_URL: string; DATA_DIR: string }> => {
        await client.query(`drop database if exists measured_${name} with (force)`);
        await client.query(`create database measured_${name}`);
        const url = new URL(corpus.url);
        url.pathname = `/measured_${name}`;
        return { DATABASE_URL: url.href, DATA_DIR: join(folder, name) };
      };
      const before = await digestsOf(corpus.url);
      const { rows: sizes } = await client.query<{ bytes: string }>(
        'select pg_database_size(current_database()) as bytes',
      );
      const stored = [...before.values()].reduce((sum, digest) => sum + rowsOf(digest), 0);
      const note = `모두 ${stored.toLocaleString('ko-KR')}행, 표 ${before.size}개`;
      const size = countText(rows);
      const figures: Figure[] = [
        { name: `${size}: 데이터베이스`, unit: 'MB', samples: [Number(sizes[0]?.bytes) / 1e6], note },
      ];
      const took = (name: string, seconds: number): void => {
        figures.push({ name: `${size}: ${name}`, unit: 's', samples: [seconds] });
        say(`  ${name}: ${seconds.toFixed(0)}초`);
      };

      const backups = join(folder, 'backups');
      mkdirSync(backups);
      took('백업', await inSeconds(() => run('backup', ['--to', backups], place)));
      const file = join(backups, readdirSync(backups).find((name) => name.endsWith('.zst')) ?? '');
      figures.push({ name: `${size}: 백업 파일`, unit: 'MB', samples: [statSync(file).size / 1e6] });
      const restored = await emptyPlace('restored');
      took('복원', await inSeconds(() => run('restore', [file], restored)));
      compare(before, await digestsOf(restored.DATABASE_URL));
      if (rows > maxEmbeddedRows) return figures;

      const embedded = { DATA_DIR: join(folder, 'embedded') };
      const there = { ...embedded, DATABASE_URL: restored.DATABASE_URL };
      took('내장 데이터베이스로', await inSeconds(() => run('moveToPostgres', ['--to-embedded'], there)));
      const back = { ...(await emptyPlace('back')), ...embedded };
      took('내장에서 PostgreSQL로', await inSeconds(() => run('moveToPostgres', [], back)));
      compare(before, await digestsOf(back.DATABASE_URL));
      return figures;
    } finally {
      await client.end();
      await corpus.close();
    }
  },
};
