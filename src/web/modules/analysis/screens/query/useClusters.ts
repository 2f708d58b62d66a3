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

/** The first highlights of the days before the shown one, latest day first; none where every day is shown already. */
export const useEarlierClusters = (conditions: Conditions): { rows: ClusterItem[] | undefined } => {
  const { day } = conditions;
  const clusterDt = Array.from({ length: earlierDays }, (_, before) => addDays(day, -before - 1));
  const params = { ...apiQuery(conditions), clusterDt, sort: 'clusterDt,DESC', page: 1, size: 20 };
  const { data } = useQuery({
    ...useReturnCache('cluster-earlier'),
    queryKey: ['cluster-earlier', params],
    queryFn: ({ signal }) => ask(params, signal),
    networkMode: 'always',
  });
  return { rows: data?.data };
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
