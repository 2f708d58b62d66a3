import { conditionConstants } from '#contract/conditionConstants.ts';
import { grouped } from '#contract/countText.ts';
import type { DashboardOverview } from '#generated/types/dashboardCalls.ts';
import type { Mark } from '#web/kit/charts/mark.ts';
import { type FigureConditions, listAddress, noConditions } from '#web/modules/statistics/index.ts';
import type { DashboardPeriod } from './arrangement.ts';

const conditionOf = {
  nation: 'ntnId',
  classification: 'featExtrMclsf',
  keyword: 'keyword',
} as const;

export const conditionsOf = (period: DashboardPeriod): FigureConditions => ({ ...noConditions, period });

/** The rows of a distribution as marks, each with the address of the list it counts. */
export const marksOf = (
  overview: DashboardOverview,
  dimension: keyof typeof conditionOf,
  period: DashboardPeriod,
  most = Number.POSITIVE_INFINITY,
): Mark[] =>
  overview[dimension].slice(0, most).map((line) => ({
    ...line,
    to: listAddress('article', { ...conditionsOf(period), [conditionOf[dimension]]: [line.key] }),
  }));

const { wordCloudSize, treeMapSize, rankingSize } = conditionConstants.defaults.dashboard;
export const sizes = { wordCloud: wordCloudSize, treemap: treeMapSize, ranking: rankingSize } as const;

export interface LinkedFigure {
  label: string;
  count: number | undefined;
  to: string;
  /** The difference to an earlier period, and its name. */
  change?: { since: string; by: number };
}

/** The four figures with the lists they count. `today` is a Korean day. */
export const figuresOf = (
  figures: DashboardOverview['figures'] | undefined,
  today: string,
): LinkedFigure[] => {
  const since = (startDate: string): string =>
    listAddress('article', { ...noConditions, period: 'custom', startDate, endDate: today });
  return [
    {
      label: '오늘',
      count: figures?.todayCount,
      to: listAddress('article', { ...noConditions, period: 'day' }),
      ...(figures && { change: { since: '어제 이맘때', by: figures.todayCount - figures.yesterdayCount } }),
    },
    { label: '이번 달', count: figures?.monthCount, to: since(`${today.slice(0, 7)}-01`) },
    { label: '올해', count: figures?.yearCount, to: since(`${today.slice(0, 4)}-01-01`) },
    {
      label: '전체',
      count: figures?.totalCount,
      to: listAddress('article', { ...noConditions, period: 'all' }),
    },
  ];
};

/** 12 → ▲ 12, -3 → ▼ 3; for screen readers as more or fewer. */
export const changeText = (by: number): { sign: string; spoken: string } => {
  const size = grouped(Math.abs(by));
  if (by === 0) return { sign: '같음', spoken: '같음' };
  return by > 0
    ? { sign: `▲ ${size}`, spoken: `${size}건 많음` }
    : { sign: `▼ ${size}`, spoken: `${size}건 적음` };
};
