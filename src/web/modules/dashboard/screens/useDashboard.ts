import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { constants } from '#contract/constants.ts';
import { today as koreanToday } from '#contract/days.ts';
import type { ClusterItem } from '#generated/types/cluster.ts';
import type { DashboardOverview, DashboardSetting } from '#generated/types/dashboardCalls.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { type SessionState, useSession } from '#web/client/session/sessionStore.ts';
import { type PrefetchableQuery, prefetch, queryOptionsOf } from '#web/kit/query/prefetch.ts';
import { useMayCompose } from '#web/modules/briefing/index.ts';
import { daysOf, figureQuery } from '#web/modules/statistics/index.ts';
import {
  type Arrangement,
  type DashboardPeriod,
  periodInAddress,
  type Role,
  storedPeriod,
} from './arrangement.ts';
import { conditionsOf } from './links.ts';

const quiet = { quiet: true, background: true } as const;

/** Placeholder while the user's own period is unknown: it is not requested. */
const anyPeriod: DashboardPeriod = 'week';

const overviewQuestion = (period: DashboardPeriod, today: string): PrefetchableQuery<DashboardOverview> => ({
  queryKey: ['dashboard-overview', period, today],
  load: (signal) => {
    const params = figureQuery(conditionsOf(period), today);
    return read<DashboardOverview>('/dashboard/statistics/article-list', { params, signal, ...quiet });
  },
});

/** The figures and distributions of a period. Requested once the user's own period is known. */
export const useOverview = (period: DashboardPeriod | undefined, today: string) =>
  useQuery({
    ...queryOptionsOf(overviewQuestion(period ?? anyPeriod, today)),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
  });

const maxClusters = 6;

/** The highlights with the highest scores in a period. */
export const useTopClusters = (period: DashboardPeriod | undefined, today: string) =>
  useQuery({
    queryKey: ['dashboard-clusters', period, today],
    enabled: period !== undefined,
    queryFn: ({ signal }) => {
      const params = { ...daysOf(conditionsOf(period ?? anyPeriod), today), size: maxClusters };
      return read<ClusterItem[]>('/cluster-top-list', { params, signal, ...quiet });
    },
    placeholderData: keepPreviousData,
  });

const oneMinute = 60_000;

/** Registration time of the newest article. */
export const useLatestTime = () =>
  useQuery({
    queryKey: ['dashboard-latest'],
    queryFn: ({ signal }) =>
      read<{ latestDt: string | null }>('/dashboard/latest/time', { signal, ...quiet }),
    refetchInterval: oneMinute,
  });

const settingKey = (userId: string | undefined) => ['dashboard-setting', userId] as const;

const settingQuestion = (userId: string | undefined): PrefetchableQuery<unknown> => ({
  queryKey: settingKey(userId),
  load: async (signal) =>
    (await read<DashboardSetting>('/dashboard/user/setting', { signal, ...quiet })).setngCn ?? null,
});

const ownId = ({ user }: SessionState): string | undefined => user?.user.userId;

/** Sends the first requests of the dashboard at this address: the user's setting, and the figures of its period. */
export const prefetchDashboard = async ({ search }: Pick<Location, 'search'>): Promise<void> => {
  const userId = ownId(useSession.getState());
  if (!userId) return;
  const setting = prefetch(settingQuestion(userId));
  const period = periodInAddress(new URLSearchParams(search)) ?? storedPeriod(await setting);
  await prefetch(overviewQuestion(period, koreanToday()));
};

/**
 * The user's arrangement, cached for returns to the dashboard. If it could not be read, nothing may be stored: that
 * would overwrite it.
 */
export const useSetting = () => {
  const userId = useSession(ownId);
  const queries = useQueryClient();
  const { data, isPending, errorUpdateCount, refetch } = useQuery({
    ...queryOptionsOf(settingQuestion(userId)),
    gcTime: Number.POSITIVE_INFINITY,
  });
  // a retry may be in progress: the message stays until it succeeds
  const isUnreadable = data === undefined && errorUpdateCount > 0;
  const keep = async (next: Arrangement): Promise<void> => {
    await write('PUT', '/dashboard/user/saveSetting', { setngCn: next }, { quiet: true });
    queries.setQueryData(settingKey(userId), next);
  };
  const readAgain = async (): Promise<boolean> => (await refetch()).isSuccess;
  return { data, isPending: isPending && !isUnreadable, isUnreadable, keep, readAgain };
};

/** The user's role for the dashboard. */
export const useRole = (): Role => {
  const isMission = useSession(
    ({ user }) =>
      user?.user.authorizedList.some(({ authrtId }) => authrtId === constants.overseasMissionAuthorityId) ??
      false,
  );
  return { isMission, mayCompose: useMayCompose() };
};
