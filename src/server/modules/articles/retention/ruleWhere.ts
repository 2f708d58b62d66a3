import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '#generated/tables/index.ts';
import { archived } from '#server/kernel/crud/archived.ts';

/** What a rule says; a run keeps it as it was when the run began. */
export const ruleTerms = z.object({
  actnCd: z.enum(['archive', 'empty']),
  itemKnd: z.enum(['article', 'thinkTank', 'sns']),
  monCnt: z.number().int(),
  ntnId: z.string().nullable(),
  mediaId: z.number().nullable(),
  lanCd: z.string().nullable(),
  lclsfNm: z.string().nullable(),
  featExtrMclsf: z.string().nullable(),
  maxScr: z.number().nullable(),
  noKwdYn: z.enum(['Y', 'N']),
});
export type RuleTerms = z.output<typeof ruleTerms>;

const { frmTrsfNscvrgDt, regDt } = article;

/** States of the articles that an action concerns: texts of archived ones are removed, too. */
export const statesOf = ({ actnCd }: RuleTerms): string[] => (actnCd === 'archive' ? ['N'] : ['N', archived]);

/** The time before which articles are old, as the rule counts at `baseDt`; articles `laterBy` months younger, too. */
export const cutoff = ({ monCnt }: RuleTerms, baseDt: Date, laterBy = 0): SQL =>
  sql`(${baseDt.toISOString()}::timestamptz - make_interval(months => ${monCnt - laterBy}::int))`;

/** Reported before the time; without a time of the report, stored before it. */
export const olderThan = (time: SQL): SQL =>
  sql`(${frmTrsfNscvrgDt} < ${time} or (${frmTrsfNscvrgDt} is null and ${regDt} < ${time}))`;

/** The conditions of a rule besides the age; protected articles meet them, too. */
export const meetsTerms = (terms: RuleTerms): SQL | undefined => {
  const { ntnId, mediaId, lanCd, lclsfNm, featExtrMclsf, maxScr } = terms;
  return and(
    eq(article.itemKnd, terms.itemKnd),
    inArray(article.delYn, statesOf(terms)),
    ntnId === null ? undefined : eq(article.ntnId, ntnId),
    mediaId === null ? undefined : eq(article.mediaId, mediaId),
    lanCd === null ? undefined : eq(article.lanCd, lanCd),
    lclsfNm === null ? undefined : eq(article.lclsfNm, lclsfNm),
    featExtrMclsf === null ? undefined : eq(article.featExtrMclsf, featExtrMclsf),
    maxScr === null ? undefined : lt(article.mainSnthsScr, maxScr),
    terms.noKwdYn === 'Y' ? sql`coalesce(cardinality(${article.kw}), 0) = 0` : undefined,
    terms.actnCd === 'empty'
      ? sql`(${article.articleCn} <> '' or ${article.articleTransCn} <> '')`
      : undefined,
  );
};
