import { and, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '../../access/caller.ts';
import { selectFrom } from '../../crud/readList.ts';
import type { Source } from '../../crud/source.ts';
import { visibleRows } from '../../crud/where.ts';
import type { ArticleQuery, ItemKind } from './articleQuery.ts';
import { articleWhere } from './articleWhere.ts';

/** Link to the article before or after, as the reader pages through. */
export interface Neighbour {
  articleId: number;
  kornTtl: string | null;
  lclanTtl: string | null;
}

const sortColumns = {
  regDt: article.regDt,
  frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
  mainSnthsScr: article.mainSnthsScr,
} as const;

const nearest = async (
  source: Source,
  caller: Caller | null,
  query: ArticleQuery,
  here: { articleId: number; at: unknown },
  direction: 'before' | 'after',
): Promise<Neighbour | null> => {
  if (here.at === null || here.at === undefined) return null;
  const column = sortColumns[query.sort.field as keyof typeof sortColumns];
  const isAscending = (query.sort.order === 'ASC') === (direction === 'after');
  // As one pair, and with the nulls where the index has them: so the database steps along the index from here.
  const pair = sql`(${column}, ${article.articleId})`;
  const mine = sql`(${sql.param(here.at, column)}, ${here.articleId}::bigint)`;
  const past = isAscending ? sql`${pair} > ${mine}` : sql`${pair} < ${mine}`;
  const order = isAscending ? sql`asc nulls first` : sql`desc nulls last`;
  const where = and(articleWhere(source.spec.name as ItemKind, query), past, visibleRows(source, caller));
  const [found] = await selectFrom(source, ['articleId', 'kornTtl', 'lclanTtl'])
    .where(where)
    .orderBy(sql`${column} ${order}`, sql`${article.articleId} ${order}`)
    .limit(1);
  return (found as Neighbour | undefined) ?? null;
};

/** The articles before and after this one, in the list that the query describes, as far as the caller may see them. */
export const neighbours = async (
  source: Source,
  caller: Caller | null,
  query: ArticleQuery,
  record: Record<string, unknown>,
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> => {
  const here = { articleId: Number(record.articleId), at: record[query.sort.field] };
  return {
    previous: await nearest(source, caller, query, here, 'before'),
    next: await nearest(source, caller, query, here, 'after'),
  };
};
