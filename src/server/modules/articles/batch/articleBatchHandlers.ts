import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { applyBatch } from './applyBatch.ts';
import { lastBatch } from './lastBatch.ts';
import { batchIds, previewBatch } from './preview.ts';
import { undoBatch } from './undoBatch.ts';

type Ids =
  | 'GET /article-list/batch-edit'
  | 'GET /article-list/batch-edit/ids'
  | 'GET /article-list/batch-edit/last'
  | 'PUT /update-article/batch-edit'
  | 'PUT /update-article/batch-edit/undo';

/** Replacement of a text in many articles, with preview and undo. */
export const articleBatchHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /article-list/batch-edit': ({ query }) => previewBatch(query),
  'GET /article-list/batch-edit/ids': async ({ query }) => ({ data: await batchIds(query) }),
  'GET /article-list/batch-edit/last': async () => ({ data: await lastBatch() }),
  'PUT /update-article/batch-edit': applyBatch,
  'PUT /update-article/batch-edit/undo': undoBatch,
};
