import { type ItemKindName, itemPlaces } from '../../parts/items/itemPlaces.ts';

/** Conditions of the memo list, as in the address: `?memoText=…&memoKind=sns&memoPage=2`. */
export interface MemoConditions {
  text: string;
  kind: '' | MemoKind;
  sort: MemoSort;
  page: number;
}

export type MemoKind = ItemKindName;
type MemoSort = (typeof sortOptions)[number]['value'];

export const kindOptions: readonly { value: MemoKind; label: string }[] = (
  Object.keys(itemPlaces) as MemoKind[]
).map((value) => ({ value, label: itemPlaces[value].label }));

export const sortOptions = [
  { value: 'regDt,DESC', label: '최근 별표순' },
  { value: 'regDt,ASC', label: '오래된 별표순' },
  { value: 'frmTrsfNscvrgDt,DESC', label: '최근 보도순' },
] as const;

const names = { text: 'memoText', kind: 'memoKind', sort: 'memoSort', page: 'memoPage' } as const;

/** Unreadable parameters are ignored. */
export const readConditions = (query: URLSearchParams): MemoConditions => {
  const page = Number(query.get(names.page));
  return {
    text: (query.get(names.text) ?? '').trim().slice(0, 200),
    kind: kindOptions.find(({ value }) => value === query.get(names.kind))?.value ?? '',
    sort: sortOptions.find(({ value }) => value === query.get(names.sort))?.value ?? 'regDt,DESC',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
};

/** Writes the conditions into a query, keeping other parameters; only those that differ from the defaults. */
export const writeConditions = (query: URLSearchParams, conditions: MemoConditions): URLSearchParams => {
  const start = readConditions(new URLSearchParams());
  const written = new URLSearchParams(query);
  for (const [field, name] of Object.entries(names) as [keyof MemoConditions, string][]) {
    if (conditions[field] === start[field]) written.delete(name);
    else written.set(name, String(conditions[field]));
  }
  return written;
};
