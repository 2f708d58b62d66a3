import { maxPicked } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
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

/** Handlers for the labels under which users keep articles. */
export const articleLabelHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'GET /articlelabel-list': async ({ query: { articleIds = [] }, caller }) => {
    const ids = [articleIds].flat();
    if (ids.length > maxPicked) throw tooMany();
    return { data: { labels: await labelsOf(catalogue, caller, ids) } };
  },
  'POST /insert-articlelabel': async ({ body, caller }) => ({
    data: { labelId: await insertLabel(caller, body) },
  }),
  'PUT /update-articlelabel': async ({ body: { labelId, ...change }, caller }) => {
    await updateLabel(caller, labelId, change);
    return { data: { labelId } };
  },
  'DELETE /delete-articlelabel': async ({ body: { labelId }, caller }) => {
    await deleteLabel(caller, labelId);
    return { data: { labelId } };
  },
  'PUT /update-articlelabel/restore': async ({ body: { labelId }, caller }) => {
    await restoreLabel(caller, labelId);
    return { data: { labelId } };
  },
  'PUT /update-articlelabel/merge': async ({ body: { labelId, intoId }, caller }) => ({
    data: { changed: await mergeLabels(caller, labelId, intoId) },
  }),
  'PUT /update-articlelabel/items': async ({ body: { labelId, articleIds, labelYn }, caller }) => {
    if (articleIds.length === 0 || articleIds.length > maxPicked) throw tooMany();
    return {
      data: { changed: await setLabel(catalogue, caller, { labelId, articleIds, isOn: labelYn === 'Y' }) },
    };
  },
});
