import { sql } from 'drizzle-orm';
import { media } from '#generated/tables/index.ts';
import type { Policy } from '#server/kernel/crud/policies.ts';

/** Computed once per statement, looked up per row. */
const articlesOfNations = sql`(
  select jsonb_object_agg(each_nation.ntn_id, each_nation.n) from (
    select nation.ntn_id, sum(nation.article_count) as n from ${media} as nation
    where nation.del_yn = 'N' and nation.article_count > 0 and nation.ntn_id is not null group by nation.ntn_id
  ) as each_nation
)`;

/** More articles than any outlet has, so that main outlets sort first. */
const headStart = sql.raw('1000000000000');

/**
 * Sort keys equivalent to the outlets' scores (see `scores.ts`), without computing the maxima that the scores are
 * relative to.
 */
export const scoreOrders = {
  mainNtnScore: ({ column }) => sql`coalesce((${articlesOfNations} ->> ${column('ntnId')})::bigint, 0)`,
  mainMediaScore: ({ column }) =>
    sql`(${column('articleCount')} + case when ${column('mainMediaYn')} = 'Y' then ${headStart} else 0 end)`,
} satisfies NonNullable<Policy['orders']>;
