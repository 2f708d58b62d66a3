import { and, arrayContains, count, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import { isPageSize, type ListAnswer, maxPicked } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article, articleMemo, media, nationCode } from '#generated/tables/index.ts';
import type { KeptArticleItem } from '#generated/types/articleMemoCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { escaped } from '#server/kernel/crud/where.ts';
import { reader } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { fold, queryTokens } from '#server/kernel/text/tokens.ts';
import { markClusters } from '#server/modules/analysis/index.ts';
import { openKinds } from '#server/modules/search/index.ts';
import { readMemo, saveArticle, saveArticles, unsaveArticle, unsaveArticles } from './saveArticle.ts';

type Query = Calls['GET /articlememo-list']['query'];

/** Matches in the titles, as in the lists of articles, or anywhere in the note. */
const matches = (text: string): SQL | undefined => {
  const { tokens } = queryTokens(text);
  return or(
    tokens.length ? arrayContains(article.tb, tokens) : undefined,
    like(articleMemo.memoCnFold, `%${escaped(fold(text))}%`),
  );
};

const orderOf = (sort: NonNullable<Query['sort']>): SQL[] => {
  const [field, order] = sort.split(',') as ['regDt' | 'frmTrsfNscvrgDt', 'ASC' | 'DESC'];
  const column = field === 'regDt' ? articleMemo.regDt : article.frmTrsfNscvrgDt;
  const direction = order === 'ASC' ? sql`asc nulls last` : sql`desc nulls last`;
  return [sql`${column} ${direction}`, sql`${articleMemo.memoId} ${direction}`];
};

const columns = {
  memoId: articleMemo.memoId,
  articleId: articleMemo.articleId,
  itemKnd: article.itemKnd,
  memoCn: articleMemo.memoCn,
  kornTtl: article.kornTtl,
  lclanTtl: article.lclanTtl,
  lanCd: article.lanCd,
  mediaNm: media.mediaKornNm,
  mediaLclanNm: media.mediaLclanNm,
  ntnNm: nationCode.ntnNm,
  frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
  regDt: articleMemo.regDt,
  mdfcnDt: articleMemo.mdfcnDt,
};

/** The caller's saved articles that they may list, latest first. */
const listMemos = async (
  catalogue: Catalogue,
  caller: Caller,
  { searchText = '', itemKnd, sort = 'regDt,DESC', ...paging }: Query,
): Promise<ListAnswer<KeptArticleItem>> => {
  const { page = constants.pageStart, size = constants.pageSizeDefault } = paging;
  if (!isPageSize(size)) throw validationFailure([invalid('size', '쪽 크기')]);
  const text = searchText.trim();
  const where = and(
    eq(articleMemo.userId, caller.user.userId),
    eq(articleMemo.delYn, 'N'),
    eq(article.delYn, 'N'),
    inArray(article.itemKnd, await openKinds(catalogue, caller)),
    itemKnd ? eq(article.itemKnd, itemKnd) : undefined,
    text === '' ? undefined : matches(text),
  );
  const ofArticle = eq(article.articleId, articleMemo.articleId);
  const rows = await reader()
    .select(columns)
    .from(articleMemo)
    .innerJoin(article, ofArticle)
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .leftJoin(nationCode, eq(nationCode.ntnId, article.ntnId))
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await reader()
    .select({ n: count() })
    .from(articleMemo)
    .innerJoin(article, ofArticle)
    .where(where);
  const shown = rows.map((row) => ({
    ...row,
    frmTrsfNscvrgDt: row.frmTrsfNscvrgDt?.toISOString() ?? null,
    regDt: row.regDt.toISOString(),
    mdfcnDt: row.mdfcnDt.toISOString(),
  }));
  return {
    data: await markClusters(catalogue, caller, shown),
    totalRecords: Number(total?.n ?? 0),
    page,
    size,
  };
};

type Ids =
  | 'GET /articlememo-list'
  | 'GET /articlememo'
  | 'POST /insert-articlememo'
  | 'DELETE /delete-articlememo'
  | 'PUT /update-articlememo/many';

/** Handlers for the articles that users have saved, with private notes. */
export const articleMemoHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'GET /articlememo-list': ({ query, caller }) => listMemos(catalogue, caller, query),
  'GET /articlememo': async ({ query: { articleId }, caller }) => ({
    data: await readMemo(catalogue, caller, articleId),
  }),
  'POST /insert-articlememo': async ({ body: { articleId, ...note }, caller }) => ({
    data: await saveArticle(catalogue, caller, articleId, note),
  }),
  'DELETE /delete-articlememo': async ({ body: { articleId }, caller }) => ({
    data: await unsaveArticle(caller, articleId),
  }),
  'PUT /update-articlememo/many': async ({ body: { articleIds, memoYn }, caller }) => {
    if (articleIds.length === 0 || articleIds.length > maxPicked)
      throw validationFailure([
        invalid('articleIds', '기사', `한 번에 ${maxPicked}건까지 바꿀 수 있습니다.`),
      ]);
    const changed =
      memoYn === 'Y'
        ? await saveArticles(catalogue, caller, articleIds)
        : await unsaveArticles(caller, articleIds);
    return { data: { changed } };
  },
});
