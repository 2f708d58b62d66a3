import { maxPicked } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { deleteLabel, insertLabel, mergeLabels, restoreLabel, updateLabel } from './changeLabel.ts';
import { setLabel } from './labelItems.ts';
import { labelsOf } from './labelRows.ts';

type Ids =
  | 'GET /articlelabel-list'
  | 'POST /insert-articlelabel'
  | 'PUT /update-articlelabel'
  | 'DELETE /delete-articlelabel'
  | 'PUT /update-articlelabel/restore'
  | 'PUT /update-articlelabel/merge'
  | 'PUT /update-articlelabel/items';

const tooMany = () =>
  validationFailure([invalid('articleIds', '기사', `한 번에 ${maxPicked}건까지 바꿀 수 있습니다.`)]);

/** Handlers for the labels under which users keep articles. A change of labels returns all as they are afterwards. */
export const articleLabelHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const answer = async (caller: Caller, labelId: number | null = null) => ({
    data: { labels: await labelsOf(catalogue, caller), labelId },
  });
  return {
    'GET /articlelabel-list': async ({ query: { articleIds = [] }, caller }) => {
      const ids = [articleIds].flat();
      if (ids.length > maxPicked) throw tooMany();
      return { data: { labels: await labelsOf(catalogue, caller, ids), labelId: null } };
    },
    'POST /insert-articlelabel': async ({ body, caller }) => answer(caller, await insertLabel(caller, body)),
    'PUT /update-articlelabel': async ({ body: { labelId, ...change }, caller }) => {
      await updateLabel(caller, labelId, change);
      return answer(caller, labelId);
    },
    'DELETE /delete-articlelabel': async ({ body: { labelId }, caller }) => {
      await deleteLabel(caller, labelId);
      return answer(caller);
    },
    'PUT /update-articlelabel/restore': async ({ body: { labelId }, caller }) => {
      await restoreLabel(caller, labelId);
      return answer(caller, labelId);
    },
    'PUT /update-articlelabel/merge': async ({ body: { labelId, intoId }, caller }) => {
      const changed = await mergeLabels(caller, labelId, intoId);
      return { data: { labels: await labelsOf(catalogue, caller), changed } };
    },
    'PUT /update-articlelabel/items': async ({ body: { labelId, articleIds, labelYn }, caller }) => {
      if (articleIds.length === 0 || articleIds.length > maxPicked) throw tooMany();
      return {
        data: { changed: await setLabel(catalogue, caller, { labelId, articleIds, isOn: labelYn === 'Y' }) },
      };
    },
  };
};
