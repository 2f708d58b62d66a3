import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/kernel/database/rows.ts';
import type { Decisions } from './group.ts';

/** Decisions that one run heeds; each merge or split makes a few dozen. */
const maxDecisions = 50_000;

const decision = z.object({
  decisionKnd: z.enum(['TOGETHER', 'APART']),
  articleId: z.coerce.number().int(),
  otherArticleId: z.coerce.number().int(),
});

/** What people decided since then, in milliseconds, and still holds. */
export const decisionsSince = async (since: number): Promise<Decisions> => {
  const found = await rows(
    decision,
    sql`select decision_knd "decisionKnd", article_id "articleId", other_article_id "otherArticleId"
      from cluster_decision where end_deed_id is null and reg_dt >= ${new Date(since).toISOString()}::timestamptz
      order by decision_id desc limit ${maxDecisions}`,
  );
  const of = (kind: string) =>
    found
      .filter(({ decisionKnd }) => decisionKnd === kind)
      .map(({ articleId, otherArticleId }) => [articleId, otherArticleId] as const)
      .sort(([one, first], [other, second]) => one - other || first - second);
  return { together: of('TOGETHER'), apart: of('APART') };
};
