import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { temporaryCluster } from '../../tests/helpers/temporaryCluster.ts';
import { visitor } from '../../tests/helpers/visitor.ts';
import { withServer } from './bench.ts';
import { loadCorpus } from './corpus/loadCorpus.ts';
import { corpusWords } from './corpus/questions.ts';
import { bringUpToDate } from './corpus/upToDate.ts';

const rows = Number(process.env['ROWS'] ?? 100_000);
const folder = '/tmp/h2-fold';
mkdirSync(folder, { recursive: true });
const cluster = await temporaryCluster({ folder, configuration: 'shared_buffers = 512MB\nmax_wal_size = 4GB\nfsync = off\nsynchronous_commit = off\n' });
const name = `fold_${rows}`;
const admin = new pg.Client({ connectionString: cluster.url('postgres') });
await admin.connect();
const { rows: has } = await admin.query('select 1 from pg_database where datname = $1', [name]);
const say = (line: string) => console.log(new Date().toISOString(), line);
const place = { DATABASE_URL: cluster.url(name), DATA_DIR: join(folder, 'files') };
if (!has.length) {
  await admin.query(`create database ${name}`);
  await withServer(place, async () => {});
  const client = new pg.Client({ connectionString: cluster.url(name) });
  await client.connect();
  await loadCorpus({
    query: async (sql) => (await client.query(sql)).rows,
    async copy(columns, lines) {
      const file = join(folder, 'rows.tsv');
      writeFileSync(file, lines, { mode: 0o644 });
      await client.query(`copy article (${columns}) from '${file}'`);
    },
  }, rows, say);
  say('clusters');
  await client.query(`insert into article_cluster (cluster_ttl, cluster_dt) select 'c', current_date from generate_series(1, ${Math.round(rows * 0.06)})`);
  await client.query(`with c as (select cluster_id, row_number() over (order by cluster_id) n from article_cluster),
    a as (select article_id, row_number() over (order by md5(article_id::text)) n from article where del_yn = 'N')
    insert into cluster_article (cluster_id, article_id) select c.cluster_id, a.article_id from a join c on c.n = a.n % ${Math.round(rows * 0.06)} + 1 where a.n <= ${rows * 0.3}`);
  await client.query('analyze');
  await client.end();
  await bringUpToDate(place);
}
say('measure');
await withServer(place, async ({ url }) => {
  const staff = visitor(url);
  await staff.signIn('staff@demo.go.kr', 'Staff!2345');
  await new Promise((done) => setTimeout(done, 25_000));
  for (const [what, searchText] of Object.entries({ ...corpusWords, either: `${corpusWords.common} OR ${corpusWords.second}` }))
    for (const sort of ['accuracy', 'latest'])
      for (const page of [1, 20]) {
        const line: string[] = [];
        for (const more of ['', '&foldYn=Y']) {
          const times: number[] = [];
          let info = '';
          for (let n = 0; n < 10; n += 1) {
            const since = performance.now();
            const answer = await staff.get(`/api/search-list?searchText=${encodeURIComponent(searchText)}&sort=${sort}&page=${page}&size=10&total=capped${more}`);
            const body = (await answer.json()) as { totalRecords: number; additionalInfos: object };
            times.push(performance.now() - since);
            info = `${body.totalRecords} ${JSON.stringify(body.additionalInfos)}`;
          }
          times.sort((a, b) => a - b);
          line.push(`${more || 'plain'} min ${times[0]?.toFixed(0)} med ${times[5]?.toFixed(0)} max ${times[9]?.toFixed(0)} ${info.slice(0, 120)}`);
        }
        console.log(what, sort, page, '|', line.join(' | '));
      }
  for (const word of [corpusWords.common, corpusWords.middle]) {
    const times: number[] = [];
    for (let n = 0; n < 8; n += 1) { const since = performance.now(); await staff.get(`/api/search/related?searchText=${encodeURIComponent(word)}`); times.push(performance.now() - since); }
    times.sort((a, b) => a - b);
    console.log('related', word, times.map((t) => t.toFixed(0)).join(' '));
  }
});
await admin.end();
await cluster.halt();
