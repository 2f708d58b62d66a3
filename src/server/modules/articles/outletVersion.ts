import { eq } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { recordChange } from '#server/kernel/crud/history.ts';
import { lockRow } from '#server/kernel/crud/lockRow.ts';
import { policyOf } from '#server/kernel/crud/policies.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { isCurrent, nextVersion } from '#server/kernel/crud/stored.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { badRequest, conflict, denied } from '#server/kernel/failure.ts';
import { enrichBatch } from '#server/modules/analysis/index.ts';
import { articleTokens, ownTextColumns } from '#server/modules/search/index.ts';

/** What an outlet changed in an article that a person had edited: the fields that differ. */
interface Offer {
  lclanTtl?: string;
  articleCn?: string;
  /** ISO 8601. */
  frmTrsfNscvrgDt?: string;
}

export interface Choice {
  articleId: number;
  /** The version that the caller has seen. */
  mdfcnDt: string;
  takeYn: 'Y' | 'N';
}

/** The outlet's fields and what derives from them. */
const takenColumns = async (articleId: number, { frmTrsfNscvrgDt, ...texts }: Offer) => {
  const [row] = await db()
    .select({ ...ownTextColumns, reportedAt: article.frmTrsfNscvrgDt })
    .from(article)
    .where(eq(article.articleId, articleId));
  if (!row) return {};
  const reported = frmTrsfNscvrgDt ? { frmTrsfNscvrgDt: new Date(frmTrsfNscvrgDt) } : {};
  // a Korean article's own title is also its Korean one
  const kornTtl = texts.lclanTtl && row.kornTtl === row.lclanTtl ? { kornTtl: texts.lclanTtl } : {};
  return {
    ...texts,
    ...kornTtl,
    ...reported,
    ...(frmTrsfNscvrgDt && { nscvrgDtClctYn: 'N' as const, nscvrgDtCn: null }),
    ...articleTokens({
      ...row,
      ...texts,
      ...kornTtl,
      reportedAt: reported.frmTrsfNscvrgDt ?? row.reportedAt,
    }),
    // the analysis that follows adds the tokens of its files
    anlsYn: 'N' as const,
  };
};

/**
 * Settles the offer of an outlet that has changed an article after a person had: takes the outlet's version, or keeps
 * the present one. Either way the offer is gone.
 * @returns the article's new version, ISO time
 * @throws Failure 400 without an offer, 403, 404, 409 if the article has been changed meanwhile
 */
export const settleOutletVersion = (
  catalogue: Catalogue,
  caller: Caller,
  { articleId, mdfcnDt, takeYn }: Choice,
): Promise<string> => {
  const spec = entityOf(catalogue, 'article');
  return inTransaction(async () => {
    await lockRow(catalogue, spec, articleId);
    const before = await readRecord(catalogue, spec, caller, articleId);
    if (policyOf(spec)?.mayUpdate?.(caller, before) === false) throw denied();
    if (!isCurrent(before, mdfcnDt)) throw conflict(presentRecord(spec, before));
    const offer = before.mdaCrctCn as Offer | null;
    if (!offer) throw badRequest('매체가 고친 글이 없습니다. 새로고침해 주세요.');
    await db()
      .update(article)
      .set({
        ...(takeYn === 'Y' && (await takenColumns(articleId, offer))),
        mdaCrctCn: null,
        mdfrId: caller.user.userId,
        mdfcnDt: nextVersion(article.mdfcnDt),
      })
      .where(eq(article.articleId, articleId));
    const after = await readRecord(catalogue, spec, caller, articleId);
    await recordChange(spec, articleId, 'update', caller, before, after);
    if (takeYn === 'Y') await enrichBatch(eq(article.articleId, articleId), 1);
    return (after.mdfcnDt as Date).toISOString();
  });
};
