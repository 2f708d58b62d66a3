import '#server/derived.ts';
import { getTableColumns } from 'drizzle-orm';
import { countText } from '#contract/countText.ts';
import { article } from '#generated/tables/index.ts';
import { corrections } from '#server/kernel/database/derived.ts';
import { corpusArticles, type Places } from './articles.ts';
import { copyLine } from './copyRows.ts';

/** A database that is filled with the corpus. */
export interface CorpusTarget {
  query<T>(sql: string): Promise<T[]>;
  /** Runs `copy article (…) from` with the rows of this text. */
  copy(columns: string, lines: Buffer): Promise<void>;
}

const outlets = 3_000;
const classes = Array.from({ length: 12 }, (_none, index) => `MCLSF_${String(index + 1).padStart(2, '0')}`);
const chunkRows = 5_000;

const prepare = async (target: CorpusTarget): Promise<Places> => {
  const nations = await target.query<{ ntn_id: string }>('select ntn_id from nation_code order by ntn_id');
  await target.query(`
    insert into media (media_id, media_korn_nm, media_korn_nm_fold, dmn_nm)
    select n, '매체 ' || n, '매체 ' || n, 'outlet-' || n || '.example' from generate_series(1, ${outlets}) n`);
  return { nations: nations.map(({ ntn_id }) => ntn_id), outlets, classes };
};

/** The same texts for PostgreSQL's own text search, for comparison. */
const words = `
  create table corpus_words as
  select article_id, to_tsvector('simple', concat_ws(' ', korn_ttl, article_trans_cn, jrnl_lclan_nm)) as words
  from article`;

/**
 * Loads all rows without indexes and checks first and creates the indexes afterwards, which is faster than updating
 * them row by row.
 */
const withoutIndexes = async (target: CorpusTarget, work: () => Promise<void>): Promise<void> => {
  const indexes = await target.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'article' and indexname <> 'article_pkey'",
  );
  for (const { indexname } of indexes) await target.query(`drop index ${indexname}`);
  await target.query('set session_replication_role = replica');
  await work();
  await target.query('set session_replication_role = origin');
  for (const statement of corrections()) await target.query(statement);
  await target.query("set maintenance_work_mem = '512MB'");
  for (const { indexdef } of indexes) await target.query(indexdef);
};

const columnsOf = (row: object): string => {
  const columns: Record<string, { name: string }> = getTableColumns(article);
  return Object.keys(row)
    .map((field) => columns[field]?.name)
    .join(', ');
};

/** Fills the article table of a database that has its base data and no articles. */
export const loadCorpus = async (
  target: CorpusTarget,
  count: number,
  say: (line: string) => void,
): Promise<void> => {
  const places = await prepare(target);
  await withoutIndexes(target, async () => {
    let lines: string[] = [];
    let columns = '';
    let stored = 0;
    const store = async () => {
      await target.copy(columns, Buffer.from(lines.join('')));
      stored += lines.length;
      lines = [];
      if (stored % 50_000 === 0) say(`  기사 ${countText(stored)}을 넣었습니다.`);
    };
    for (const row of corpusArticles(count, places)) {
      columns ||= columnsOf(row);
      lines.push(copyLine(row));
      if (lines.length === chunkRows) await store();
    }
    if (lines.length) await store();
  });
  await target.query(words);
  await target.query('create index on corpus_words using gin (words)');
  await target.query('vacuum analyze');
};
