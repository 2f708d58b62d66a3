import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { maxArticles } from '#contract/batchEdit.ts';
import { constants } from '#contract/constants.ts';
import { dayStart, daysBetween, nextDayStart } from '#contract/days.ts';
import { countCap, isPageSize } from '#contract/list.ts';
import { fill, messages } from '#contract/messages.ts';
import { type FormProblem, invalid, missing } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article, media, nationCode } from '#generated/tables/index.ts';
import type { BatchIds } from '#generated/types/articleBatchCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { db } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { applyBatch } from './applyBatch.ts';
import { apart, isWithin, placePattern, type Replacing } from './placesOf.ts';
import { previewOf, replacingOf } from './replace.ts';
import { lastBatch, undoBatch } from './undoBatch.ts';
import { editedTexts, textColumns } from './writeTexts.ts';

type BatchQuery = Calls['GET /article-list/batch-edit']['query'];
type Conditions = Omit<BatchQuery, 'page' | 'size'>;

/** Bodies are scanned without an index: without a limited range of days that would be all of them. */
const rangeProblem = ({ startDate, endDate }: Conditions): FormProblem | undefined => {
  if (!startDate || !endDate) return missing('startDate', '등록일');
  if (startDate > endDate) return invalid('startDate', '등록일', messages.dateRange.reversed);
  const limit = constants.dateRangeLimitDays;
  return daysBetween(startDate, endDate) > limit
    ? invalid('startDate', '등록일', fill(messages.dateRange.tooLong, { n: limit }))
    : undefined;
};

/** Condition for occurrences that would be replaced: see placesOf. */
const hasText = (replacing: Replacing): SQL | undefined =>
  or(
    ...editedTexts.map(({ name }) => {
      const text = isWithin(replacing)
        ? sql`replace(${article[name]}, ${replacing.toText}, ${apart(replacing)})`
        : sql`${article[name]}`;
      const holds = sql`strpos(${text}, ${replacing.fromText}) > 0`;
      return replacing.wholeWords ? and(holds, sql`${text} ~ ${placePattern(replacing)}`) : holds;
    }),
  );

/** Articles registered on these Korean days that contain the text. @throws Failure 400 without a range of days */
const batchWhere = (query: Conditions): SQL | undefined => {
  const problem = rangeProblem(query);
  if (problem) throw validationFailure([problem]);
  const { startDate = '', endDate = '', ntnId = [], mediaId = [], lclsfNm } = query;
  return and(
    eq(article.itemKnd, 'article'),
    eq(article.delYn, 'N'),
    gte(article.regDt, dayStart(startDate)),
    lt(article.regDt, nextDayStart(endDate)),
    ntnId.length ? inArray(article.ntnId, ntnId) : undefined,
    mediaId.length ? inArray(article.mediaId, mediaId) : undefined,
    lclsfNm ? eq(article.lclsfNm, lclsfNm) : undefined,
    hasText(replacingOf(query)),
  );
};

/** The time of a read, in the precision of versions. Later changes were not seen. */
const moment = sql<Date>`date_trunc('milliseconds', now())`.mapWith(article.mdfcnDt);

/** Number of articles that would change, up to the cap plus one, and the time of the read. */
const counted = async (where: SQL | undefined): Promise<{ total: number; readDt: string }> => {
  const some = db()
    .select({ one: sql`1`.as('one') })
    .from(article)
    .where(where)
    .limit(countCap + 1)
    .as('up_to_the_cap');
  const [row] = await db().select({ n: sql<number>`count(*)::int`, readDt: moment }).from(some);
  if (!row) throw new Error('Nothing was counted.');
  return { total: Number(row.n), readDt: row.readDt.toISOString() };
};

/** One page of the articles that would change, each with all its occurrences before and after, and when it was read. */
const previewBatch = async (query: BatchQuery): Promise<Calls['GET /article-list/batch-edit']['answer']> => {
  const { page = 1, size = constants.pageSizeDefault } = query;
  if (!isPageSize(size)) throw validationFailure([invalid('size', '쪽 크기')]);
  const where = batchWhere(query);
  // counted first: changes between the two reads are newer than the count, and those articles are left alone
  const { total, readDt } = await counted(where);
  const found = await db()
    .select({
      ...textColumns,
      articleId: article.articleId,
      lanCd: article.lanCd,
      regDt: article.regDt,
      mediaNm: media.mediaKornNm,
      ntnNm: nationCode.ntnNm,
    })
    .from(article)
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .leftJoin(nationCode, eq(nationCode.ntnId, article.ntnId))
    .where(where)
    .orderBy(desc(article.regDt), desc(article.articleId))
    .limit(size)
    .offset((page - 1) * size);
  return {
    data: found.map(({ articleId, kornTtl, lclanTtl, lanCd, mediaNm, ntnNm, regDt, ...texts }) => ({
      articleId,
      kornTtl,
      lclanTtl,
      lanCd,
      mediaNm,
      ntnNm,
      regDt: regDt.toISOString(),
      changes: previewOf({ kornTtl, lclanTtl, ...texts }, replacingOf(query)),
    })),
    totalRecords: Math.min(total, countCap),
    totalIsExact: total <= countCap,
    page,
    size,
    additionalInfos: { readDt },
  };
};

/** The articles that would change, newest first, up to the maximum of one edit. */
const batchIds = async (query: Parameters<typeof batchWhere>[0]): Promise<BatchIds> => {
  const found = await db()
    .select({ articleId: article.articleId, readDt: moment })
    .from(article)
    .where(batchWhere(query))
    .orderBy(desc(article.regDt), desc(article.articleId))
    .limit(maxArticles);
  return {
    articleIds: found.map(({ articleId }) => articleId),
    readDt: (found[0]?.readDt ?? new Date()).toISOString(),
  };
};

type Ids =
  | 'GET /article-list/batch-edit'
  | 'GET /article-list/batch-edit/ids'
  | 'GET /article-list/batch-edit/last'
  | 'PUT /update-article/batch-edit'
  | 'PUT /update-article/batch-edit/undo';

/** Replacement of a text in many articles, with preview and undo. */
export const articleBatchHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /article-list/batch-edit': ({ query }) => previewBatch(query),
  'GET /article-list/batch-edit/ids': async ({ query }) => ({ data: await batchIds(query) }),
  'GET /article-list/batch-edit/last': async () => ({ data: await lastBatch() }),
  'PUT /update-article/batch-edit': applyBatch,
  'PUT /update-article/batch-edit/undo': undoBatch,
};
