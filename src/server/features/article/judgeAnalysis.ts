import { eq } from 'drizzle-orm';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '../../access/caller.ts';
import { recordChange } from '../../crud/history.ts';
import { lockRow } from '../../crud/lockRow.ts';
import { presentRecord } from '../../crud/present.ts';
import { readRecord } from '../../crud/readRecord.ts';
import { brokenReferences } from '../../crud/references.ts';
import { isCurrent, nextVersion } from '../../crud/version.ts';
import { db, inTransaction } from '../../database/db.ts';
import { conflict, denied, validationFailure } from '../../failure.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';
import { policyOf } from '../../policies/policies.ts';
import { confirmedBy, isEmpty, originsOf, person, setByPerson } from '../enrich/origins.ts';
import { keywordTokens } from '../search/words/keywordTokens.ts';

type Row = Record<string, unknown>;

/** What a person may say about the analysis of an article. */
const judged = ['lclsfNm', 'featExtrMclsf', 'featExtrKwdList', 'featExtrSmry'] as const;
type Judged = (typeof judged)[number];

export interface Judgement extends Partial<Record<Judged, unknown>> {
  articleId: number;
  /** The version that the person has read. */
  mdfcnDt: string;
  /** Fields that are right as they stand. */
  confirmed?: string[] | null | undefined;
}

/** As many keywords as a person may choose. */
const mostKeywords = 50;

const isJudged = (name: string): name is Judged => judged.some((field) => field === name);

const withoutSpaces = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim() || null;
  if (!Array.isArray(value)) return value ?? null;
  const words = value.map((word) => String(word).trim()).filter((word) => word !== '');
  return words.length ? [...new Set(words)] : null;
};

/** What the person says instead of what stands there. */
const correctionsOf = (judgement: Judgement, before: Row): Row =>
  Object.fromEntries(
    judged
      .filter((field) => judgement[field] !== undefined)
      .map((field) => [field, withoutSpaces(judgement[field])] as const)
      .filter(([field, value]) => {
        const isSame = JSON.stringify(value) === JSON.stringify(before[field] ?? null);
        return !isSame && !(isEmpty(value) && isEmpty(before[field]));
      }),
  );

const problemsOf = ({ confirmed }: Judgement, corrections: Row): FormProblem[] => [
  ...((confirmed ?? []).every(isJudged) ? [] : [invalid('confirmed', '확인한 항목')]),
  ...(Array.isArray(corrections.featExtrKwdList) && corrections.featExtrKwdList.length > mostKeywords
    ? [invalid('featExtrKwdList', '키워드', `키워드는 ${mostKeywords}개까지 적을 수 있습니다.`)]
    : []),
];

/**
 * A person confirms or corrects what was found out about an article: the corrected fields are theirs from then on, and
 * nothing that analyses it again changes either. Nothing else of the article is asked for.
 * @returns its new version, ISO time
 * @throws Failure 400 for a class that there is not, 403, 404, 409 when somebody has changed it meanwhile
 */
export const judgeAnalysis = (
  catalogue: Catalogue,
  caller: Caller | null,
  judgement: Judgement,
): Promise<string> => {
  const spec = entityOf(catalogue, 'article');
  const { articleId } = judgement;
  return inTransaction(async () => {
    await lockRow(catalogue, spec, articleId);
    const before = await readRecord(catalogue, spec, caller, articleId);
    if (!isCurrent(before, judgement.mdfcnDt)) throw conflict(presentRecord(spec, before));
    if (!caller || policyOf(spec)?.mayUpdate?.(caller, before) === false) throw denied();
    const corrections = correctionsOf(judgement, before);
    const problems = [
      ...problemsOf(judgement, corrections),
      ...(await brokenReferences(catalogue, spec, caller, corrections, before)),
    ];
    if (problems.length) throw validationFailure(problems);
    const now = new Date();
    const corrected = Object.keys(corrections).filter(isJudged);
    const confirmed = (judgement.confirmed ?? [])
      .filter(isJudged)
      .filter((name) => !corrected.includes(name));
    const origins = confirmedBy(originsOf(before.fieldOrgn), confirmed, caller.user.userId, now);
    await db()
      .update(article)
      .set({
        ...corrections,
        ...('featExtrSmry' in corrections && { smryOrgnNm: corrections.featExtrSmry ? person : null }),
        fieldOrgn: setByPerson(origins, corrected, now),
        kw: keywordTokens({ ...before, ...corrections }),
        mdfrId: caller.user.userId,
        mdfcnDt: nextVersion(article.mdfcnDt),
      })
      .where(eq(article.articleId, articleId));
    const after = await readRecord(catalogue, spec, caller, articleId);
    await recordChange(spec, articleId, 'update', caller, before, after);
    return (after.mdfcnDt as Date).toISOString();
  });
};
