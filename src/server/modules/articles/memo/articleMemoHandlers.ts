import { maxPicked } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { listMemos } from './memoList.ts';
import { readMemo, saveArticle, saveArticles, unsaveArticle, unsaveArticles } from './saveArticle.ts';

type Ids =
  | 'GET /articlememo-list'
  | 'GET /articlememo'
  | 'POST /insert-articlememo'
  | 'DELETE /delete-articlememo'
  | 'PUT /update-articlememo/many';

/** Handlers for the articles that users have saved, with private notes. */
export const articleMemoHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'GET /articlememo-list': ({ query, caller }) => listMemos(catalogue, caller, query),
  'GET /articlememo': async ({ query: { articleId }, caller }) => ({
    data: await readMemo(catalogue, caller, articleId),
  }),
  'POST /insert-articlememo': async ({ body: { articleId, ...note }, caller }) => ({
    data: await saveArticle(catalogue, caller, articleId, note),
  }),
  'DELETE /delete-articlememo': async ({ body: { articleId }, caller }) => ({
    data: await unsaveArticle(caller, articleId),
  }),
  'PUT /update-articlememo/many': async ({ body: { articleIds, memoYn }, caller }) => {
    if (articleIds.length === 0 || articleIds.length > maxPicked)
      throw validationFailure([
        invalid('articleIds', '기사', `한 번에 ${maxPicked}건까지 바꿀 수 있습니다.`),
      ]);
    const changed =
      memoYn === 'Y'
        ? await saveArticles(catalogue, caller, articleIds)
        : await unsaveArticles(caller, articleIds);
    return { data: { changed } };
  },
});
