import { isDeepStrictEqual } from 'node:util';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { ownTokens } from '#server/modules/search/index.ts';

/** Ids of articles without files whose stored tokens differ from those computed from their texts. */
export const staleTokens = async (): Promise<number[]> =>
  (await db().select().from(article)).flatMap(({ articleId, ta, tk, ...texts }) => {
    const isKept = isDeepStrictEqual(new Set(tk), new Set(ownTokens(texts)));
    return ta === null && !isKept ? [articleId] : [];
  });
