import { eq } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { queueJobAfterCommit } from '#server/kernel/jobs/backgroundJobs.ts';
import { enrichJob } from '#server/modules/analysis/index.ts';
import { articleTokens, ownTextColumns } from '#server/modules/search/index.ts';
import type { RepairColumns } from './misread.ts';

/** What follows from changed columns: near-duplicates are looked for by the day, and a language is analysed anew. */
export const derivedColumns = async (articleId: number, columns: RepairColumns) => {
  const derived = 'lanCd' in columns ? { anlsYn: 'N' as const } : {};
  if (!('frmTrsfNscvrgDt' in columns)) return derived;
  const [texts] = await db()
    .select({ ...ownTextColumns, regDt: article.regDt })
    .from(article)
    .where(eq(article.articleId, articleId));
  if (!texts) return derived;
  const reportedAt = columns.frmTrsfNscvrgDt ?? texts.regDt;
  return { ...derived, nearKeys: articleTokens({ ...texts, reportedAt }).nearKeys };
};

/** Queues the analysis of articles marked by `derivedColumns`, after the commit. */
export const queueAnalysis = (): void => queueJobAfterCommit(enrichJob, {});
