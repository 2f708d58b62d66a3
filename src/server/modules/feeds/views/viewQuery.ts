import type { ItemKind } from '#contract/itemKinds.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { type ArticleQuery, openKinds, type SearchPlan } from '#server/modules/search/index.ts';
import { queryOfView as savedQueryOf } from '#server/modules/watch/index.ts';

/** What a saved view shows to a reader. */
export interface ViewQuery {
  /** The kinds of items whose lists the reader may open. */
  kinds: readonly ItemKind[];
  facts: ArticleQuery;
  /** The words, with other spellings where the view searches these too. */
  plan: SearchPlan;
}

/**
 * A saved view as its reader sees it, but for what they have not read: readers of feeds keep such marks themselves.
 * Undefined if its list shows no items or is closed to the caller, or if its conditions mean nothing any more.
 */
export const queryOfView = async (
  catalogue: Catalogue,
  { menuUrl, cndCn }: { menuUrl: string; cndCn: string },
  caller: Caller,
): Promise<ViewQuery | undefined> => {
  const address = new URLSearchParams(cndCn);
  address.delete('unreadYn');
  const view = { menuUrl, cndCn: address.toString() };
  const found = await savedQueryOf(view, { caller, isPeriodKept: true });
  if (typeof found === 'string') return undefined;
  const open = await openKinds(catalogue, caller);
  const kinds = found.kinds.filter((kind) => open.includes(kind));
  return kinds.length ? { kinds, facts: found.query, plan: found.plan } : undefined;
};
