import { invalid } from '#contract/validation.ts';
import type { Caller } from '../../access/caller.ts';
import { setFacts } from '../../crud/setFacts.ts';
import { inTransaction } from '../../database/db.ts';
import { validationFailure } from '../../failure.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';

/** As many as can be picked on the longest page of a list. */
const mostArticles = 200;

/**
 * Marks articles as those of the local press, or takes the mark off; all of them or none.
 * @returns how many were not so before
 * @throws Failure 400 without articles or with too many, 404 when one of them is gone
 */
export const markOnsite = async (
  catalogue: Catalogue,
  caller: Caller | null,
  articleIds: readonly number[],
  onsiteMediaArticleYn: string,
): Promise<number> => {
  const ids = [...new Set(articleIds)].sort((a, b) => a - b);
  if (ids.length === 0) throw validationFailure([invalid('articleIds', '기사', '기사를 골라 주세요.')]);
  if (ids.length > mostArticles)
    throw validationFailure([
      invalid('articleIds', '기사', `한 번에 ${mostArticles}건까지 바꿀 수 있습니다.`),
    ]);
  const spec = entityOf(catalogue, 'article');
  return inTransaction(async () => {
    let changed = 0;
    for (const articleId of ids) {
      const { before } = await setFacts(catalogue, spec, caller, articleId, () => ({ onsiteMediaArticleYn }));
      if (before.onsiteMediaArticleYn !== onsiteMediaArticleYn) changed += 1;
    }
    return changed;
  });
};
