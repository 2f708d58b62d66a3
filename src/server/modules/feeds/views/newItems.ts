import { and, inArray, type SQL } from 'drizzle-orm';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import {
  candidatesWhere,
  comparingTexts,
  isExact,
  isNarrowed,
  openKinds,
  verifyMatches,
} from '#server/modules/search/index.ts';
import type { ViewQuery } from './viewQuery.ts';

/** An item as feeds and web hooks show it. Times as in the API. */
export interface NewItem {
  articleId: number;
  itemKnd: ItemKind;
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
  mediaNm: string | null;
  ntnId: string | null;
  ntnNm: string | null;
  lclsfNm: string | null;
  featExtrMclsfNm: string | null;
  featExtrKwdList: string[] | null;
  /** Null for whoever may open the list, but not its items. */
  featExtrSmry: string | null;
  url: string | null;
  frmTrsfNscvrgDt: string | null;
  regDt: string;
  mdfcnDt: string;
}

const names: readonly string[] = [
  ...['articleId', 'itemKnd', 'kornTtl', 'lclanTtl', 'lanCd', 'mediaNm', 'ntnId', 'ntnNm', 'lclsfNm'],
  ...['featExtrMclsf', 'featExtrMclsfNm', 'featExtrKwdList', 'featExtrSmry', 'url', 'frmTrsfNscvrgDt'],
  ...['regDt', 'mdfcnDt'],
];

const fieldsOf = (spec: EntitySpec): FieldSpec[] => names.flatMap((name) => fieldOf(spec, name) ?? []);

/** Rows per statement, and the most texts compared with the words where the index does not decide. */
const slice = 100;
const maxCompared = 2_000;

interface Asked {
  limit: number;
  /** A further condition on the items. */
  extra?: SQL | undefined;
  isOldestFirst?: boolean;
}

const ofKind = async (
  catalogue: Catalogue,
  { facts, plan }: ViewQuery,
  caller: Caller,
  kind: ItemKind,
  { limit, extra, isOldestFirst = false }: Asked,
): Promise<NewItem[]> => {
  const spec = entityOf(catalogue, kind);
  const source = sourceOf(catalogue, spec);
  const candidates = candidatesWhere(kind, facts, { plan });
  const sort = { field: 'regDt', order: isOldestFirst ? ('ASC' as const) : ('DESC' as const) };
  const found: NewItem[] = [];
  for (let page = 1; page * slice <= maxCompared; page += 1) {
    const { data } = await readList<NewItem>(
      source,
      caller,
      { filters: [], page, size: slice, sort, total: 'capped' },
      {
        extra: extra ? and(candidates, extra) : candidates,
        isNarrowed: isNarrowed(facts) || extra !== undefined,
        fields: fieldsOf(spec),
      },
    );
    const matching = isExact(plan)
      ? undefined
      : new Set(
          (
            await verifyMatches(
              plan,
              data.map(({ articleId }) => articleId),
            )
          ).map(({ id }) => id),
        );
    found.push(...data.filter(({ articleId }) => !matching || matching.has(articleId)));
    if (found.length >= limit || data.length < slice) break;
  }
  return found.slice(0, limit);
};

const byTime = (one: NewItem, other: NewItem): number =>
  one.regDt.localeCompare(other.regDt) || one.articleId - other.articleId;

/** Without the summaries of kinds whose lists the caller may open, but not the items. */
const asReadable = async (
  catalogue: Catalogue,
  caller: Caller,
  items: readonly NewItem[],
): Promise<NewItem[]> => {
  const readable = await openKinds(catalogue, caller, 'menu:read');
  return items.map((item) => (readable.includes(item.itemKnd) ? item : { ...item, featExtrSmry: null }));
};

/** The items of a view that were registered last, newest first or the other way round, with the rights of the caller. */
export const newItems = async (
  catalogue: Catalogue,
  view: ViewQuery,
  caller: Caller,
  asked: Asked,
): Promise<NewItem[]> => {
  const found: NewItem[] = [];
  await comparingTexts(view.plan, async () => {
    for (const kind of view.kinds) found.push(...(await ofKind(catalogue, view, caller, kind, asked)));
  });
  const sorted = found.toSorted((one, other) =>
    asked.isOldestFirst ? byTime(one, other) : byTime(other, one),
  );
  return asReadable(catalogue, caller, sorted.slice(0, asked.limit));
};

/** Those of the items that the caller may read now, the oldest first. */
export const itemsOf = async (
  catalogue: Catalogue,
  caller: Caller,
  ids: readonly number[],
): Promise<NewItem[]> => {
  const found: NewItem[] = [];
  for (const kind of await openKinds(catalogue, caller)) {
    const spec = entityOf(catalogue, kind);
    const { data } = await readList<NewItem>(
      sourceOf(catalogue, spec),
      caller,
      { filters: [], page: 1, size: ids.length, sort: { field: 'regDt', order: 'ASC' }, total: 'capped' },
      { extra: inArray(article.articleId, [...ids]), isNarrowed: true, fields: fieldsOf(spec) },
    );
    found.push(...data);
  }
  return asReadable(catalogue, caller, found.toSorted(byTime));
};
