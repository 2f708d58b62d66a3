import { eq, type SQL } from 'drizzle-orm';
import { featureKinds } from '#contract/features.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { recordChange } from '#server/kernel/crud/history.ts';
import { lockRow } from '#server/kernel/crud/lockRow.ts';
import { policyOf } from '#server/kernel/crud/policies.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { brokenReferences } from '#server/kernel/crud/references.ts';
import { isCurrent, nextVersion } from '#server/kernel/crud/stored.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { conflict, denied, validationFailure } from '#server/kernel/failure.ts';
import {
  confirmedBy,
  type EnrichedField,
  enrichedFields,
  isEmpty,
  originsOf,
  person,
  setByPerson,
} from '#server/modules/analysis/index.ts';
import { keywordTokens, ownTextColumns, ownTokens, withFiles } from '#server/modules/search/index.ts';

type Row = Record<string, unknown>;

export interface AnalysisReview extends Partial<Record<EnrichedField, unknown>> {
  articleId: number;
  /** The version that the user has read. */
  mdfcnDt: string;
  /** Fields confirmed as correct. */
  confirmed?: string[] | null | undefined;
}

/** Maximum number of words per field, and of letters per word. */
const bounds = {
  featExtrKwdList: { words: 50, letters: 100 },
  featExtr: { words: 20, letters: 100 },
  relIssueNmList: { words: 10, letters: 200 },
} as const;

const isEnrichedField = (name: string): name is EnrichedField =>
  enrichedFields.some((field) => field === name);

const words = (value: unknown): string[] => {
  const list = Array.isArray(value) ? value.map((word) => String(word).trim()) : [];
  return [...new Set(list.filter((word) => word !== ''))];
};

/** The six groups, also for features stored in another order; null if all are empty. */
const groupsOf = (value: unknown): Record<string, string[]> | null => {
  const stored = (value ?? {}) as Row;
  const groups = Object.fromEntries(featureKinds.map((kind) => [kind, words(stored[kind])]));
  return Object.values(groups).some((group) => group.length) ? groups : null;
};

/** A value in the form in which it is stored and compared: words trimmed, no duplicates, null if empty. */
const tidy = (field: EnrichedField, value: unknown): unknown => {
  if (field === 'featExtr') return groupsOf(value);
  if (typeof value === 'string') return value.trim() || null;
  if (!Array.isArray(value)) return value ?? null;
  const list = words(value);
  return list.length ? list : null;
};

const searched = ['featExtrSmry', 'featExtrKwdList', 'featExtr'];

/** The search columns of an article with corrected keywords or a corrected summary; empty if neither changed. */
const searchColumns = async (articleId: number, corrections: Row): Promise<{ tk?: SQL }> => {
  if (!searched.some((name) => name in corrections)) return {};
  const [texts] = await db().select(ownTextColumns).from(article).where(eq(article.articleId, articleId));
  return texts ? { tk: await withFiles(ownTokens({ ...texts, ...corrections })) } : {};
};

/** The user's corrections of the stored values. */
const correctionsOf = (review: AnalysisReview, before: Row): Row =>
  Object.fromEntries(
    enrichedFields
      .filter((field) => review[field] !== undefined)
      .map((field) => [field, tidy(field, review[field])] as const)
      .filter(([field, value]) => {
        const stored = field === 'featExtr' ? groupsOf(before[field]) : before[field];
        const isSame = JSON.stringify(value) === JSON.stringify(stored ?? null);
        return !isSame && !(isEmpty(value) && isEmpty(stored));
      }),
  );

const wordProblems = (
  field: keyof typeof bounds,
  label: string,
  lists: readonly unknown[],
): FormProblem[] => {
  const max = bounds[field];
  const found = lists.map(words);
  if (found.some((list) => list.length > max.words))
    return [invalid(field, label, `${label}: ${max.words}개까지 적을 수 있습니다.`)];
  if (found.flat().some((word) => word.length > max.letters))
    return [invalid(field, label, `${label}: 하나에 ${max.letters}자까지 적을 수 있습니다.`)];
  return [];
};

const problemsOf = (
  { confirmed }: AnalysisReview,
  { featExtr, featExtrKwdList, relIssueNmList }: Row,
): FormProblem[] => [
  ...((confirmed ?? []).every(isEnrichedField) ? [] : [invalid('confirmed', '확인한 항목')]),
  ...wordProblems('featExtr', '특징 한 갈래', Object.values((featExtr ?? {}) as Row)),
  ...wordProblems('featExtrKwdList', '키워드', [featExtrKwdList]),
  ...wordProblems('relIssueNmList', '관련 이슈', [relIssueNmList]),
];

/**
 * Confirms or corrects the analysis of an article: later analyses change neither corrected nor confirmed fields. Other
 * fields of the article are not validated.
 * @returns its new version, ISO time
 * @throws Failure 400 for an unknown class, 403, 404, 409 if the article has been changed meanwhile
 */
export const reviewAnalysis = (
  catalogue: Catalogue,
  caller: Caller | null,
  review: AnalysisReview,
): Promise<string> => {
  const spec = entityOf(catalogue, 'article');
  const { articleId } = review;
  return inTransaction(async () => {
    await lockRow(catalogue, spec, articleId);
    const before = await readRecord(catalogue, spec, caller, articleId);
    if (!caller || policyOf(spec)?.mayUpdate?.(caller, before) === false) throw denied();
    if (!isCurrent(before, review.mdfcnDt)) throw conflict(presentRecord(spec, before));
    const corrections = correctionsOf(review, before);
    const problems = [
      ...problemsOf(review, corrections),
      ...(await brokenReferences(catalogue, spec, caller, corrections, before)),
    ];
    if (problems.length) throw validationFailure(problems);
    const now = new Date();
    const corrected = Object.keys(corrections).filter(isEnrichedField);
    const confirmed = (review.confirmed ?? [])
      .filter(isEnrichedField)
      .filter((name) => !corrected.includes(name));
    const origins = confirmedBy(originsOf(before.fieldOrgn), confirmed, caller.user.userId, now);
    await db()
      .update(article)
      .set({
        ...corrections,
        ...('featExtrSmry' in corrections && { smryOrgnNm: corrections.featExtrSmry ? person : null }),
        fieldOrgn: setByPerson(origins, corrected, now),
        kw: keywordTokens({ ...before, ...corrections }),
        ...(await searchColumns(articleId, corrections)),
        mdfrId: caller.user.userId,
        mdfcnDt: nextVersion(article.mdfcnDt),
      })
      .where(eq(article.articleId, articleId));
    const after = await readRecord(catalogue, spec, caller, articleId);
    await recordChange(spec, articleId, 'update', caller, before, after);
    return (after.mdfcnDt as Date).toISOString();
  });
};
