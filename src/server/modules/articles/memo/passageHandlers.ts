import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { deletePassage, insertPassage, updatePassage } from './passages.ts';

type Ids =
  | 'POST /insert-articlememo/passage'
  | 'PUT /update-articlememo/passage'
  | 'DELETE /delete-articlememo/passage';

/** Handlers for the notes that users write on passages of articles: each belongs to their memo of the article. */
export const passageHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /insert-articlememo/passage': async ({ body, caller }) => ({
    data: await insertPassage(catalogue, caller, body),
  }),
  'PUT /update-articlememo/passage': async ({ body: { passageId, memoCn }, caller }) => ({
    data: await updatePassage(caller, passageId, memoCn),
  }),
  'DELETE /delete-articlememo/passage': async ({ body: { passageId }, caller }) => ({
    data: { passageId: (await deletePassage(caller, passageId)).passageId },
  }),
});
