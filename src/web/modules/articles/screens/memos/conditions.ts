import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ListAnswer } from '#contract/list.ts';
import type { KeptArticleItem } from '#generated/types/articleMemoCalls.ts';
import { http } from '#web/client/http/http.ts';
import { useReturnCache } from '#web/kit/query/returnCache.ts';
import { type ItemKindName, itemPlaces } from '../../parts/items/itemPlaces.ts';

/** Conditions of the memo list, as in the address: `?memoText=…&memoKind=sns&memoPage=2`. */
export interface MemoConditions {
  text: string;
  kind: '' | MemoKind;
  /** Id of a label, 0 for the reading list; empty: the starred articles. */
  label: string;
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

const names = {
  text: 'memoText',
  kind: 'memoKind',
  label: 'memoLabel',
  sort: 'memoSort',
  page: 'memoPage',
} as const;

/** Unreadable parameters are ignored. */
export const readConditions = (query: URLSearchParams): MemoConditions => {
  const page = Number(query.get(names.page));
  return {
    text: (query.get(names.text) ?? '').trim().slice(0, 200),
    kind: kindOptions.find(({ value }) => value === query.get(names.kind))?.value ?? '',
    label: /^\d{1,15}$/.test(query.get(names.label) ?? '') ? (query.get(names.label) ?? '') : '',
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

export const pageSize = 10;

/** The page of the user's memos named in the address; unchanged while another tab is shown. */
export const useMemos = (isShown: boolean) => {
  const [query] = useSearchParams();
  const conditions = readConditions(query);
  const { text, kind, label, sort, page } = conditions;
  const params = {
    ...(text && { searchText: text }),
    ...(kind && { itemKnd: kind }),
    ...(label && { labelId: label }),
    sort,
    page,
    size: pageSize,
  };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...useReturnCache('articlememo-list'),
    queryKey: ['articlememo-list', params],
    enabled: isShown,
    queryFn: async ({ signal }) =>
      (await http.get<ListAnswer<KeptArticleItem>>('/articlememo-list', { params, signal, quiet: true }))
        .data,
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  return {
    conditions,
    rows: data?.data,
    total: data?.totalRecords,
    problem: error,
    isFirst: isPending,
    isWaiting: isPending || isPlaceholderData,
    refetch: () => void refetch(),
  };
};
