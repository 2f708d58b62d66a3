import { and, asc, desc, eq, gt, lt, ne, or, type SQL } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '../../access/caller.ts';
import { selectFrom } from '../../crud/readList.ts';
import type { Source } from '../../crud/source.ts';
import { visibleRows } from '../../crud/where.ts';
import type { ArticleQuery } from './articleQuery.ts';
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
  const column = sortColumns[query.sort.field as keyof typeof sortColumns];
  const isAscending = (query.sort.order === 'ASC') === (direction === 'after');
  const beyond = isAscending ? gt : lt;
  const order = isAscending ? asc : desc;
  const past: SQL | undefined =
    here.at === null || here.at === undefined
      ? undefined
      : or(
          beyond(column, here.at as Date),
          and(eq(column, here.at as Date), beyond(article.articleId, here.articleId)),
        );
  if (!past) return null;
  const where = and(
    articleWhere(source.spec.name, query),
    past,
    ne(article.articleId, here.articleId),
    visibleRows(source, caller),
  );
  const [found] = await selectFrom(source, ['articleId', 'kornTtl', 'lclanTtl'])
    .where(where)
    .orderBy(order(column), order(article.articleId))
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
