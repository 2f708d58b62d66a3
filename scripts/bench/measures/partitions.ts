import type pg from 'pg';
import { countText } from '#contract/countText.ts';
import type { Measure } from '../bench.ts';
import type { Figure } from '../figures.ts';
import { onOwnPostgres } from '../ownPostgres.ts';

const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const months = 24;
const repeats = 40;
/** Number of rows added, about a day's collection. */
const added = 20_000;

/** A table, unpartitioned and partitioned by month. */
interface Tried {
  table: string;
  /** Time column for partitioning. */
  time: string;
  key: string;
  columns: string;
  /** Values of the columns; `n` starts at 1, `at` is the time. */
  values: string;
  /** Indexes for the most frequent queries; others cost the same in both variants. */
  indexes: readonly string[];
  questions: readonly [name: string, sql: (table: string) => string][];
}

/** Start of the oldest month. */
const firstDay = `(date_trunc('month', now()) - interval '${months - 1} months')`;

const recent = `now() - interval '30 days'`;
const isArticle = `item_knd = 'article' and del_yn = 'N'`;
const newestFirst = `order by frm_trsf_nscvrg_dt desc, article_id desc`;

const articles: Tried = {
  table: 'article',
  time: 'frm_trsf_nscvrg_dt',
  key: 'article_id',
  columns: 'article_id, korn_ttl, ntn_id, canonical_url, feat_extr_smry, tk, frm_trsf_nscvrg_dt',
  values: `n, '기사 ' || n, chr(65 + n % 20) || chr(65 + n % 7), 'https://outlet.example/' || n, repeat(md5(n::text), 12),
    array(select (power(random(), 3) * 20000)::int from generate_series(1, 12) where n > 0), at`,
  indexes: [
    '(item_knd, del_yn, frm_trsf_nscvrg_dt desc, article_id desc)',
    '(ntn_id, frm_trsf_nscvrg_dt desc)',
    `using gin (tk) where ${isArticle}`,
  ],
  questions: [
    ['첫 쪽', (table) => `select * from ${table} where ${isArticle} ${newestFirst} limit 20`],
    [
      '국가 · 30일, 건수',
      (table) =>
        `select count(*) from (select 1 from ${table} where ${isArticle} and ntn_id = 'CC' and frm_trsf_nscvrg_dt >= ${recent} limit 10001) t`,
    ],
    [
      '1,000쪽',
      (table) => `select article_id from ${table} where ${isArticle} ${newestFirst} limit 20 offset 19980`,
    ],
    ['상세', (table) => `select * from ${table} where article_id = ${Math.round(rows / 3)}`],
    [
      '낱말 · 30일, 첫 쪽',
      (table) =>
        `select article_id from ${table} where ${isArticle} and tk @> array[400] and frm_trsf_nscvrg_dt >= ${recent} ${newestFirst} limit 20`,
    ],
    [
      '낱말, 건수',
      (table) =>
        `select count(*) from (select 1 from ${table} where ${isArticle} and tk @> array[400] limit 10001) t`,
    ],
  ],
};

const newestCall = 'order by reg_dt desc, log_id desc';

const calls: Tried = {
  table: 'access_log',
  time: 'reg_dt',
  key: 'log_id',
  columns:
    'log_id, user_id, user_eml, user_eml_fold, menu_nm, oprtn_id, mthd_nm, ip, stts_cd, prcs_ms, req_id, reg_dt',
  values: `n, 'user-' || n % 300, 'user' || n % 300 || '@demo.go.kr', 'user' || n % 300 || '@demo.go.kr', '메뉴 ' || n % 60,
    'GET /list-' || n % 60, 'GET', '10.0.0.' || n % 250, 200, n % 90, md5(n::text), at`,
  indexes: ['(reg_dt desc)'],
  questions: [
    ['한 달, 첫 쪽', (table) => `select * from ${table} where reg_dt >= ${recent} ${newestCall} limit 20`],
    [
      '한 달, 이메일, 건수',
      (table) =>
        `select count(*) from (select 1 from ${table} where reg_dt >= ${recent} and user_eml_fold like '%user77@%' limit 10001) t`,
    ],
    [
      '1년, 이메일, 첫 쪽',
      (table) =>
        `select * from ${table} where reg_dt >= now() - interval '365 days' and user_eml_fold like '%user77@%' ${newestCall} limit 20`,
    ],
  ],
};

/** Rows from the first day of the oldest month until now, evenly distributed and in order. */
const filling = ({ columns, values }: Tried, table: string, from: number, count: number): string => `
  insert into ${table} (${columns})
  select ${values} from generate_series(${from}, ${from + count - 1}) n,
    lateral (select now() - greatest(${rows} - n, 0) * (now() - ${firstDay}) / ${rows} as at) times`;

const asItIs = ({ table, key, indexes }: Tried): string[] => [
  `create table plain (like ${table} including defaults, primary key (${key}))`,
  ...(table === 'article' ? ['create unique index on plain (canonical_url)'] : []),
  ...indexes.map((index) => `create index on plain ${index}`),
];

/** A primary key is unique only within a month; global uniqueness requires a separate table. */
const inMonths = ({ table, time, key, indexes }: Tried): string[] => [
  `create table parted (like ${table} including defaults, primary key (${key}, ${time})) partition by range (${time})`,
  `do $$ begin
    for month in -1..${months - 1} loop
      execute format('create table parted_%s partition of parted for values from (%L) to (%L)', month + 1,
        date_trunc('month', now()) - make_interval(months => month),
        date_trunc('month', now()) - make_interval(months => month - 1));
    end loop;
  end $$`,
  ...indexes.map((index) => `create index on parted ${index}`),
  ...(table === 'article'
    ? [
        'create table address (canonical_url text primary key, article_id bigint not null)',
        `create function keep_address() returns trigger language plpgsql as $$ begin
          insert into address values (new.canonical_url, new.article_id);
          return new;
        end $$`,
        'create trigger keep_address before insert on parted for each row execute function keep_address()',
      ]
    : []),
];

const inSeconds = async (client: pg.Client, ...statements: string[]): Promise<number> => {
  const since = performance.now();
  for (const statement of statements) await client.query(statement);
  return (performance.now() - since) / 1000;
};

const figuresOf = async (client: pg.Client, tried: Tried): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const tables = { plain: '한 표', parted: '달마다' } as const;
  await client.query(`drop table if exists plain, parted, address; drop function if exists keep_address`);
  for (const statement of [...asItIs(tried), ...inMonths(tried)]) await client.query(statement);
  for (const [table, words] of Object.entries(tables)) {
    const name = `${tried.table} ${countText(rows)}, ${words}`;
    const speed = (count: number, seconds: number) => [count / seconds];
    const filled = await inSeconds(client, filling(tried, table, 1, rows));
    await client.query(`vacuum analyze ${table}`);
    const more = await inSeconds(client, filling(tried, table, rows + 1, added));
    figures.push(
      { name: `${name}: 채우기`, unit: '건/s', samples: speed(rows, filled) },
      { name: `${name}: ${countText(added)} 더`, unit: '건/s', samples: speed(added, more) },
    );
    for (const [question, sql] of tried.questions) {
      const statement = { name: `${table} ${question}`, text: sql(table) };
      const samples: number[] = [];
      // the first runs are planned anew and read uncached data
      for (let at = -10; at < repeats; at += 1) {
        const since = performance.now();
        await client.query(statement);
        if (at >= 0) samples.push(performance.now() - since);
      }
      figures.push({ name: `${name}: ${question}`, unit: 'ms', samples, note: statement.text });
    }
    const oldest =
      table === 'parted'
        ? await inSeconds(client, `drop table parted_${months}, parted_${months - 1}`)
        : await inSeconds(
            client,
            `delete from plain where ${tried.time} < ${firstDay} + interval '2 months'`,
            'vacuum plain',
          );
    figures.push({ name: `${name}: 가장 오래된 두 달을 지우기`, unit: 's', samples: [oldest] });
  }
  return figures;
};

/** Gain or loss of monthly partitions: articles and the access log, each as one table and partitioned. */
export const partitions: Measure = {
  name: 'partitions',
  isByNameOnly: true,
  run: (bench) =>
    onOwnPostgres('partitions', bench, async (client) => [
      ...(await figuresOf(client, articles)),
      ...(await figuresOf(client, calls)),
    ]),
};
