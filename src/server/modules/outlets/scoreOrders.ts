import { sql } from 'drizzle-orm';
import { media } from '#generated/tables/index.ts';
import type { Policy } from '#server/kernel/crud/policy.ts';

/** Counted once for the statement, looked up for each row. */
const articlesOfNations = sql`(
  select jsonb_object_agg(each_nation.ntn_id, each_nation.n) from (
    select nation.ntn_id, sum(nation.article_count) as n from ${media} as nation
    where nation.del_yn = 'N' and nation.article_count > 0 and nation.ntn_id is not null group by nation.ntn_id
  ) as each_nation
)`;

/** More than any outlet has, so that main outlets sort first. */
const headStart = sql.raw('1000000000000');

/**
 * The scores of outlets by what they grow with (see `scores.ts`), which gives the same order without the figures that
 * they are measured by.
 */
export const scoreOrders = {
  mainNtnScore: ({ column }) => sql`coalesce((${articlesOfNations} ->> ${column('ntnId')})::bigint, 0)`,
  mainMediaScore: ({ column }) =>
    sql`(${column('articleCount')} + case when ${column('mainMediaYn')} = 'Y' then ${headStart} else 0 end)`,
} satisfies NonNullable<Policy['orders']>;
