import { isBriefedKind } from '#contract/dailyBriefing.ts';
import { maxPicked } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { addManyToTray, addToTray, arrangeTray, readTray, removeFromTray } from './tray.ts';

type Ids =
  | 'GET /briefing-tray'
  | 'POST /insert-briefing-tray'
  | 'POST /insert-briefing-tray/many'
  | 'PUT /update-briefing-tray'
  | 'DELETE /delete-briefing-tray';

const named = <T extends { itemKnd: string; itemId: number }>(items: readonly T[]): readonly T[] => {
  const isWell = ({ itemKnd, itemId }: T) => isBriefedKind(itemKnd) && Number.isSafeInteger(itemId);
  if (items.length > maxPicked || !items.every(isWell)) throw validationFailure([invalid('items', '항목')]);
  return items;
};

/** Handlers for the items that a user has collected for the next briefing. */
export const briefingTrayHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const answer = async (caller: Caller) => ({ data: await readTray(catalogue, caller) });
  return {
    'GET /briefing-tray': ({ caller }) => answer(caller),
    'POST /insert-briefing-tray': async ({ body, caller }) => {
      await addToTray(catalogue, caller, body);
      return answer(caller);
    },
    'POST /insert-briefing-tray/many': async ({ body: { items }, caller }) => {
      const added = await addManyToTray(catalogue, caller, named(items));
      return { data: { ...(await readTray(catalogue, caller)), added } };
    },
    'PUT /update-briefing-tray': async ({ body, caller }) => {
      await arrangeTray(caller, named(body.items));
      return answer(caller);
    },
    'DELETE /delete-briefing-tray': async ({ body, caller }) => {
      await removeFromTray(caller, body.items ? named(body.items) : undefined);
      return answer(caller);
    },
  };
};
