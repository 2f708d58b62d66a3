import { isDeepStrictEqual } from 'node:util';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { ownTokens } from '#server/modules/search/words/articleTokens.ts';

/** Numbers of the articles without files whose stored tokens are others than those of what they say. */
export const staleTokens = async (): Promise<number[]> =>
  (await db().select().from(article)).flatMap(({ articleId, ta, tk, ...texts }) => {
    const isKept = isDeepStrictEqual(new Set(tk), new Set(ownTokens(texts)));
    return ta === null && !isKept ? [articleId] : [];
  });
