import { constants } from '#contract/constants.ts';

/** The panels in their usual order, with the columns of twelve that each asks for. */
export const panels = [
  { key: 'map', label: '국가별 기사 수', span: 8 },
  { key: 'ranking', label: '키워드 순위', span: 4 },
  { key: 'wordCloud', label: '자주 나온 키워드', span: 6 },
  { key: 'treemap', label: '국가별 비중', span: 6 },
  { key: 'classification', label: '분류별 비중', span: 4 },
  { key: 'clusters', label: '주요 하이라이트', span: 8 },
] as const;

export type PanelKey = (typeof panels)[number]['key'];
export type DashboardPeriod = (typeof constants.options.relativePeriod)[number];

/** How a person has arranged the dashboard. */
export interface Arrangement {
  /** All panels, in their order. */
  order: readonly PanelKey[];
  hidden: readonly PanelKey[];
  period: DashboardPeriod;
}

export const defaultArrangement: Arrangement = {
  order: panels.map(({ key }) => key),
  hidden: [],
  period: constants.dateRangeDefaults.dashboard,
};

const knownPeriod = (value: unknown): DashboardPeriod | undefined =>
  constants.options.relativePeriod.find((one) => one === value);

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isPanel = (value: unknown): value is PanelKey => panels.some(({ key }) => key === value);

/** What was kept, as far as it is still known; panels that are new since stand at the end. */
export const readArrangement = (kept: unknown): Arrangement => {
  const { order, hidden, period } = (kept ?? {}) as Record<string, unknown>;
  return {
    order: [...new Set([...asList(order).filter(isPanel), ...defaultArrangement.order])],
    hidden: [...new Set(asList(hidden).filter(isPanel))],
    period: knownPeriod(period) ?? defaultArrangement.period,
  };
};

/** The period that an address asks for, if it asks for one that is known. */
export const askedPeriod = (query: URLSearchParams): DashboardPeriod | undefined =>
  knownPeriod(query.get('period'));

/** The same query asking for a period; the kept one, if it is known yet, need not be asked for. */
export const withPeriod = (
  query: URLSearchParams,
  period: DashboardPeriod,
  kept: DashboardPeriod | undefined,
): URLSearchParams => {
  const next = new URLSearchParams(query);
  if (period === kept) next.delete('period');
  else next.set('period', period);
  return next;
};

/** A panel and its columns of twelve. */
export interface Placed {
  key: PanelKey;
  span: number;
}

const spanOf = (key: PanelKey): number => panels.find((panel) => panel.key === key)?.span ?? 6;

/** The shown panels, two in a row: a wide one beside a narrow one, else halves; the last one alone takes its row. */
export const placed = ({ order, hidden }: Arrangement): Placed[] => {
  const shown = order.filter((key) => !hidden.includes(key));
  return shown.map((key, index) => {
    const neighbour = shown[index % 2 === 0 ? index + 1 : index - 1];
    if (neighbour === undefined) return { key, span: 12 };
    const span = spanOf(key);
    return { key, span: span + spanOf(neighbour) === 12 ? span : 6 };
  });
};
