import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { articleStore } from './articleStore.ts';
import type { NewsItem } from './newsItem.ts';
import type { ArticleStore, Progress } from './store.ts';

type Ids = 'POST /collect/batch' | 'GET /collect/progress';

/** Times are transferred as text. */
const received = (item: unknown): NewsItem => {
  const { frmTrsfNscvrgDt, ...rest } = item as NewsItem & { frmTrsfNscvrgDt: string | null };
  return { ...rest, frmTrsfNscvrgDt: frmTrsfNscvrgDt === null ? null : new Date(frmTrsfNscvrgDt) };
};

/** The store for the collect command while this process has the data folder open. */
export const collectHandlers = (): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  let store: ArticleStore | undefined;
  const theStore = (): ArticleStore => {
    store ??= articleStore();
    return store;
  };
  return {
    'POST /collect/batch': async ({ body }) => ({
      data: await theStore().storeBatch(body.items.map(received), body.progress as Progress),
    }),
    'GET /collect/progress': async ({ query }) => ({
      data: { progress: await theStore().progressOf(query.source) },
    }),
  };
};
