import { and, arrayContains, eq, inArray, or, sql } from 'drizzle-orm';
import { article, clusterArticle } from '#generated/tables/index.ts';
import type { Policy } from '#server/kernel/crud/policies.ts';
import { conditionOf } from '#server/kernel/crud/where.ts';
import { reader } from '#server/kernel/database/db.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { queryTokens } from '#server/kernel/text/tokens.ts';

/**
 * All clusters are visible. They are also found by the titles of their articles; clusters of a day are sorted by score.
 */
export const clusters: Policy = {
  scope: () => undefined,
  conditions: {
    clusterTtl: (_caller, source, text) => {
      const named = conditionOf(source, { op: 'contains', field: 'clusterTtl', text });
      const { tokens } = queryTokens(text);
      if (tokens.length === 0) return named;
      const holding = reader()
        .select({ clusterId: clusterArticle.clusterId })
        .from(clusterArticle)
        .innerJoin(article, eq(article.articleId, clusterArticle.articleId))
        .where(and(arrayContains(article.tb, tokens), eq(article.delYn, 'N'), eq(clusterArticle.delYn, 'N')));
      return or(named, inArray(columnOf(source.base, 'clusterId'), holding));
    },
  },
  orders: {
    clusterDt: ({ column }) =>
      sql`(to_char(${column('clusterDt')}, 'YYYY-MM-DD') || to_char(coalesce(${column('clusterScr')}, 0), '000000000.000000')) collate "C"`,
  },
};
