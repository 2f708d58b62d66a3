import { and, arrayContains, count, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import { isPageSize, type ListAnswer } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import {
  article,
  articleLabel,
  articleMemo,
  articlePassage,
  labelArticle,
  media,
  nationCode,
} from '#generated/tables/index.ts';
import type { KeptArticleItem } from '#generated/types/articleMemoCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { escaped } from '#server/kernel/crud/where.ts';
import { reader } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { fold, queryTokens } from '#server/kernel/text/tokens.ts';
import { markClusters } from '#server/modules/analysis/index.ts';
import { hasLabelId, hasRead, isLabelVisible, labelIdsOf } from '#server/modules/reading/index.ts';
import { openKinds } from '#server/modules/search/index.ts';
import { passagesOfMemo, withFound } from './passages.ts';

type Query = Calls['GET /articlememo-list']['query'];

/** Matches in the titles, as in the lists of articles, or anywhere in a note. */
const matches = (text: string): SQL | undefined => {
  const { tokens } = queryTokens(text);
  const pattern = `%${escaped(fold(text))}%`;
  return or(
    tokens.length ? arrayContains(article.tb, tokens) : undefined,
    like(articleMemo.memoCnFold, pattern),
    sql`exists (select from ${articlePassage} where ${articlePassage.memoId} = ${articleMemo.memoId}
      and ${articlePassage.delYn} = 'N' and ${like(articlePassage.memoCnFold, pattern)})`,
  );
};

/** The articles that the caller has starred, or those under a label, with the time since when: rows named `kept`. */
const keptBy = ({ user }: Caller, own: SQL | undefined): SQL =>
  own
    ? sql`(select ${labelArticle.articleId}, ${labelArticle.regDt}, ${labelArticle.labelArticleId} as key
        from ${labelArticle} join ${articleLabel} on ${articleLabel.labelId} = ${labelArticle.labelId} where ${own}) as kept`
    : sql`(select ${articleMemo.articleId}, ${articleMemo.regDt}, ${articleMemo.memoId} as key
        from ${articleMemo} where ${articleMemo.userId} = ${user.userId} and ${articleMemo.delYn} = 'N') as kept`;

const orderOf = (sort: NonNullable<Query['sort']>): SQL[] => {
  const [field, order] = sort.split(',') as ['regDt' | 'frmTrsfNscvrgDt', 'ASC' | 'DESC'];
  const column = field === 'regDt' ? sql`kept.reg_dt` : article.frmTrsfNscvrgDt;
  const direction = order === 'ASC' ? sql`asc nulls last` : sql`desc nulls last`;
  return [sql`${column} ${direction}`, sql`kept.key ${direction}`];
};

const columns = {
  articleId: article.articleId,
  itemKnd: article.itemKnd,
  memoYn: sql<'Y' | 'N'>`case ${articleMemo.delYn} when 'N' then 'Y' else 'N' end`,
  memoCn: articleMemo.memoCn,
  passageList: passagesOfMemo,
  kornTtl: article.kornTtl,
  lclanTtl: article.lclanTtl,
  lanCd: article.lanCd,
  mediaNm: media.mediaKornNm,
  mediaLclanNm: media.mediaLclanNm,
  ntnNm: nationCode.ntnNm,
  frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
  regDt: sql`kept.reg_dt`.mapWith(articleMemo.regDt),
};

/** The bodies of the articles with notes on passages. */
const bodiesOf = async (rows: readonly { articleId: number; passageList: readonly unknown[] }[]) => {
  const ids = rows.filter(({ passageList }) => passageList.length > 0).map(({ articleId }) => articleId);
  if (ids.length === 0) return new Map();
  const { articleId, articleCn, articleTransCn } = article;
  const bodies = await reader()
    .select({ articleId, articleCn, articleTransCn })
    .from(article)
    .where(inArray(articleId, ids));
  return new Map(bodies.map((one) => [one.articleId, one]));
};

/**
 * The articles that the caller has saved, or those under a label that they may see, as far as they may list them; the
 * latest first.
 */
export const listMemos = async (
  catalogue: Catalogue,
  caller: Caller,
  { searchText = '', itemKnd, sort = 'regDt,DESC', labelId, ...paging }: Query,
): Promise<ListAnswer<KeptArticleItem>> => {
  const { page = constants.pageStart, size = constants.pageSizeDefault } = paging;
  if (!isPageSize(size)) throw validationFailure([invalid('size', '쪽 크기')]);
  const text = searchText.trim();
  const kept = keptBy(
    caller,
    labelId === undefined ? undefined : and(isLabelVisible(caller), hasLabelId(caller, labelId)),
  );
  const where = and(
    eq(article.delYn, 'N'),
    inArray(article.itemKnd, await openKinds(catalogue, caller)),
    itemKnd ? eq(article.itemKnd, itemKnd) : undefined,
    text === '' ? undefined : matches(text),
  );
  const ofArticle = sql`kept.article_id = ${article.articleId}`;
  const own = and(eq(articleMemo.articleId, article.articleId), eq(articleMemo.userId, caller.user.userId));
  const rows = await reader()
    .select({ ...columns, labelIdList: labelIdsOf(caller), readYn: hasRead(caller) })
    .from(article)
    .innerJoin(kept, ofArticle)
    .leftJoin(articleMemo, own)
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .leftJoin(nationCode, eq(nationCode.ntnId, article.ntnId))
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await reader()
    .select({ n: count() })
    .from(article)
    .innerJoin(kept, ofArticle)
    .leftJoin(articleMemo, own)
    .where(where);
  const bodies = await bodiesOf(rows);
  const shown = rows.map((row) => ({
    ...row,
    passageList: withFound(row.passageList, bodies.get(row.articleId)),
    frmTrsfNscvrgDt: row.frmTrsfNscvrgDt?.toISOString() ?? null,
    regDt: row.regDt.toISOString(),
  }));
  return {
    data: await markClusters(catalogue, caller, shown),
    totalRecords: Number(total?.n ?? 0),
    page,
    size,
  };
};
