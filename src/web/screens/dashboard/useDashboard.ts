import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ClusterItem } from '#generated/types/cluster.ts';
import type { DashboardOverview, DashboardSetting } from '#generated/types/dashboardCalls.ts';
import { daysOf, figureQuery } from '#web/kit/figures/listAddress.ts';
import { read } from '#web/kit/http/read.ts';
import type { DashboardPeriod } from './arrangement.ts';
import { conditionsOf } from './links.ts';

const quiet = { quiet: true, background: true } as const;

/** The figures and distributions of a period. Asked for once the person's own period is known. */
export const useOverview = (period: DashboardPeriod | undefined, today: string) =>
  useQuery({
    queryKey: ['dashboard-overview', period, today],
    enabled: period !== undefined,
    queryFn: ({ signal }) => {
      const params = figureQuery(conditionsOf(period ?? 'week'), today);
      return read<DashboardOverview>('/dashboard/statistics/article-list', { params, signal, ...quiet });
    },
    placeholderData: keepPreviousData,
  });

const maxClusters = 8;

/** The highlights with the highest scores of a period. */
export const useTopClusters = (period: DashboardPeriod | undefined, today: string) =>
  useQuery({
    queryKey: ['dashboard-clusters', period, today],
    enabled: period !== undefined,
    queryFn: ({ signal }) => {
      const params = { ...daysOf(conditionsOf(period ?? 'week'), today), size: maxClusters };
      return read<ClusterItem[]>('/cluster-top-list', { params, signal, ...quiet });
    },
    placeholderData: keepPreviousData,
  });

const oneMinute = 60_000;

/** When the newest article was registered. */
export const useLatestTime = () =>
  useQuery({
    queryKey: ['dashboard-latest'],
    queryFn: ({ signal }) =>
      read<{ latestDt: string | null }>('/dashboard/latest/time', { signal, ...quiet }),
    refetchInterval: oneMinute,
  });

export const settingKey = ['dashboard-setting'] as const;

/** What the person has arranged. A failure is as if nothing were kept. */
export const useSetting = () =>
  useQuery({
    queryKey: settingKey,
    queryFn: async ({ signal }) =>
      (await read<DashboardSetting>('/dashboard/user/setting', { signal, ...quiet })).setngCn ?? null,
  });
