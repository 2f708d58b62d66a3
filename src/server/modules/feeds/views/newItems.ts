import { inArray } from 'drizzle-orm';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import type { Article } from '#generated/types/article.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { foundSince, isExact, openKinds } from '#server/modules/search/index.ts';
import { queryOfView } from '#server/modules/watch/index.ts';

const names = [
  ...(['articleId', 'kornTtl', 'lclanTtl', 'lanCd', 'mediaNm', 'ntnId', 'ntnNm', 'lclsfNm'] as const),
  ...(['featExtrMclsf', 'featExtrMclsfNm', 'featExtrKwdList', 'featExtrSmry', 'url'] as const),
  ...(['frmTrsfNscvrgDt', 'regDt', 'mdfcnDt'] as const),
];

/** An item as feeds and web hooks show it; without a summary for whoever may open the list, but not its items. */
export type NewItem = Pick<Article, (typeof names)[number]> & { itemKnd: ItemKind };

const fieldsOf = (spec: EntitySpec): FieldSpec[] =>
  [...names, 'itemKnd'].flatMap((name) => fieldOf(spec, name) ?? []);

/** Those of the items that the caller may read now, the oldest first. */
export const itemsOf = async (
  catalogue: Catalogue,
  caller: Caller,
  ids: readonly number[],
): Promise<NewItem[]> => {
  const found: NewItem[] = [];
  const readable = await openKinds(catalogue, caller, 'menu:read');
  for (const kind of ids.length ? await openKinds(catalogue, caller) : []) {
    const spec = entityOf(catalogue, kind);
    const { data } = await readList<NewItem>(
      sourceOf(catalogue, spec),
      caller,
      { filters: [], page: 1, size: ids.length, sort: { field: 'regDt', order: 'ASC' }, total: 'capped' },
      { extra: inArray(article.articleId, [...ids]), isNarrowed: true, fields: fieldsOf(spec) },
    );
    found.push(...(readable.includes(kind) ? data : data.map((item) => ({ ...item, featExtrSmry: null }))));
  }
  return found.toSorted(
    (one, other) => one.regDt.localeCompare(other.regDt) || one.articleId - other.articleId,
  );
};

/** Items whose texts are compared with the words for one that is shown, where the index does not decide. */
const comparedPerItem = 10;

/**
 * The items of a saved view that were registered last, newest first, as the caller sees them; read ones too: readers of
 * feeds keep such marks themselves.
 * @returns undefined if the conditions of the view mean nothing any more
 */
export const newItems = async (
  catalogue: Catalogue,
  { menuUrl, cndCn }: { menuUrl: string; cndCn: string },
  caller: Caller,
  limit: number,
): Promise<NewItem[] | undefined> => {
  const conditions = new URLSearchParams(cndCn);
  conditions.delete('unreadYn');
  const found = await queryOfView({ menuUrl, cndCn: conditions.toString() }, { caller, isPeriodKept: true });
  if (typeof found === 'string') return undefined;
  const { query, plan } = found;
  const looked = isExact(plan) ? limit : limit * comparedPerItem;
  const ids: number[] = [];
  for (const kind of found.kinds)
    ids.push(...(await foundSince(kind, query, plan, new Date(0), looked)).slice(0, limit));
  return (await itemsOf(catalogue, caller, ids)).reverse().slice(0, limit);
};
