import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDays } from '#contract/days.ts';
import type { ListAnswer } from '#contract/list.ts';
import type { ClusterItem } from '#generated/types/cluster.ts';
import { http } from '#web/client/http/http.ts';
import { useReturnCache } from '#web/kit/query/returnCache.ts';
import { apiQuery, type Conditions } from './conditions.ts';

const ask = async (params: object, signal: AbortSignal) =>
  (await http.get<ListAnswer<ClusterItem>>('/cluster-list', { params, signal, quiet: true })).data;

/** One page of the highlights. */
export const useClusters = (conditions: Conditions) => {
  const params = { ...apiQuery(conditions), page: conditions.page, size: conditions.size };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...useReturnCache('cluster-list'),
    queryKey: ['cluster-list', params],
    queryFn: ({ signal }) => ask(params, signal),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  return {
    rows: data?.data,
    total: data?.totalRecords,
    problem: error,
    isWaiting: isPending || isPlaceholderData,
    retry: () => void refetch(),
  };
};

/** Days before the shown one whose highlights follow it. */
const earlierDays = 14;

/** A day, `yyyy-MM-dd`, with all of its highlights. */
export type EarlierDay = [day: string, items: ClusterItem[]];

/** The days before the shown one with their highlights, latest day first. @param isOn false: none are asked for */
export const useEarlierDays = (conditions: Conditions, isOn: boolean): readonly EarlierDay[] => {
  const { day } = conditions;
  const clusterDt = isOn ? Array.from({ length: earlierDays }, (_, before) => addDays(day, -before - 1)) : [];
  const params = { ...apiQuery(conditions), clusterDt, sort: 'clusterDt,DESC', page: 1, size: 20 };
  const { data } = useQuery({
    ...useReturnCache('cluster-earlier'),
    queryKey: ['cluster-earlier', params],
    queryFn: ({ signal }) => ask(params, signal),
    networkMode: 'always',
    enabled: isOn,
  });
  if (!isOn || !data) return [];
  const days = [...Map.groupBy(data.data, ({ clusterDt }) => clusterDt)];
  // the answer may end within a day
  return data.data.length < (data.totalRecords ?? 0) ? days.slice(0, -1) : days;
};

/** The latest day with highlights; undefined while loading, null if there are none at all. */
export const useLatestDay = (): string | null | undefined => {
  const { data } = useQuery({
    ...useReturnCache('cluster-latest-day'),
    queryKey: ['cluster-latest-day'],
    queryFn: async ({ signal }) =>
      (await ask({ sort: 'clusterDt,DESC', size: 10, total: 'capped' }, signal)).data[0]?.clusterDt ?? null,
    networkMode: 'always',
  });
  return data;
};
