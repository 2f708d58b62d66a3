import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import { dayStart, daysBetween, nextDayStart } from '#contract/days.ts';
import { fill, messages } from '#contract/messages.ts';
import { type FormProblem, invalid, missing } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article } from '#generated/tables/index.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { editedTexts } from './editedTexts.ts';
import { apart, isWithin, placePattern, type Replacing, replacingOf } from './places.ts';

export type BatchQuery = Calls['GET /article-list/batch-edit']['query'];
type Conditions = Omit<BatchQuery, 'page' | 'size'>;

/** Bodies are looked through one by one: without a bound of days that would be all of them. */
const rangeProblem = ({ startDate, endDate }: Conditions): FormProblem | undefined => {
  if (!startDate || !endDate) return missing('startDate', '등록일');
  if (startDate > endDate) return invalid('startDate', '등록일', messages.dateRange.reversed);
  const limit = constants.dateRangeLimitDays;
  return daysBetween(startDate, endDate) > limit
    ? invalid('startDate', '등록일', fill(messages.dateRange.tooLong, { n: limit }))
    : undefined;
};

/** The text stands there as it would be replaced: see placesOf. */
const holdsText = (replacing: Replacing): SQL | undefined =>
  or(
    ...editedTexts.map(({ name }) => {
      const text = isWithin(replacing)
        ? sql`replace(${article[name]}, ${replacing.toText}, ${apart(replacing)})`
        : sql`${article[name]}`;
      const holds = sql`strpos(${text}, ${replacing.fromText}) > 0`;
      return replacing.wholeWords ? and(holds, sql`${text} ~ ${placePattern(replacing)}`) : holds;
    }),
  );

/** Articles registered on these Korean days in which the text stands. @throws Failure 400 without a range of days */
export const batchWhere = (query: Conditions): SQL | undefined => {
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
    holdsText(replacingOf(query)),
  );
};
