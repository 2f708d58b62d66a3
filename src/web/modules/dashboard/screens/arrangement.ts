import { conditionConstants } from '#contract/conditionConstants.ts';
import { constants } from '#contract/constants.ts';
import { maxFollowed, maxFollowedLength } from '#contract/dashboard.ts';
import { termsOf } from '#contract/terms.ts';

/** Panels on the foreign press, the same for all users. `span`: columns out of twelve. */
const worldPanels = [
  { key: 'clusters', label: '주요 하이라이트', span: 8 },
  { key: 'map', label: '국가별 기사 수', span: 8 },
  { key: 'ranking', label: '키워드 순위', span: 4 },
  { key: 'wordCloud', label: '자주 나온 키워드', span: 6 },
  { key: 'treemap', label: '국가별 비중', span: 6 },
  { key: 'classification', label: '분류별 비중', span: 4 },
] as const;

/** Panels on the user's own reading and memos. */
const ownPanels = [
  { key: 'unread', label: '읽지 않은 글', span: 4 },
  { key: 'briefing', label: '오늘의 브리핑', span: 6 },
  { key: 'nations', label: '내 국가', span: 6 },
  { key: 'keywords', label: '내 키워드', span: 6 },
  { key: 'memos', label: '내 메모', span: 6 },
] as const;

export const panels = [...worldPanels, ...ownPanels];

export type WorldKey = (typeof worldPanels)[number]['key'];
export type OwnKey = (typeof ownPanels)[number]['key'];
/** A panel, or the list of a saved view by its id: several views are possible. */
export type ViewKey = `view:${number}`;
export type PanelKey = WorldKey | OwnKey | ViewKey;
export type DashboardPeriod = (typeof conditionConstants.options.relativePeriod)[number];

export const viewKey = (viewId: number): ViewKey => `view:${viewId}`;
/** The id of the view that the panel shows; undefined for any other panel. */
export const viewIdOf = (key: string): number | undefined =>
  /^view:[1-9]\d{0,14}$/.test(key) ? Number(key.slice('view:'.length)) : undefined;

export const isWorldPanel = (key: PanelKey): key is WorldKey =>
  worldPanels.some((panel) => panel.key === key);
const isOwnPanel = (key: unknown): key is OwnKey => ownPanels.some((panel) => panel.key === key);

/** Maximum number of view panels, and of views whose unread items are counted. */
export const maxViews = 12;

/** The user's arrangement of the dashboard. */
export interface Arrangement {
  /** All panels, in order. */
  order: readonly PanelKey[];
  hidden: readonly PanelKey[];
  /** Panels that take a whole row. */
  wide: readonly PanelKey[];
  nations: readonly string[];
  keywords: readonly string[];
  period: DashboardPeriod;
}

/** Stores a change of it. @throws HttpProblem */
export type Arranging = (change: Partial<Arrangement>) => Promise<void>;

/** The user's role, as far as it decides the default arrangement. */
export interface Role {
  /** Works in a mission abroad. */
  isMission: boolean;
  mayCompose: boolean;
}

const world = worldPanels.map(({ key }) => key);
const own = ownPanels.map(({ key }) => key);

/** The panel that a role needs besides the news. */
const panelOf = ({ isMission, mayCompose }: Role): OwnKey => {
  if (isMission) return 'nations';
  return mayCompose ? 'briefing' : 'memos';
};

/** The default arrangement of a role: the news and what is unread first. */
export const defaultArrangement = (role: Role): Arrangement => {
  const needed = panelOf(role);
  const hidden = own.filter((key) => key !== 'unread' && key !== needed);
  return {
    order: ['clusters', 'unread', needed, ...world.filter((key) => key !== 'clusters'), ...hidden],
    hidden,
    wide: [],
    nations: [],
    keywords: [],
    period: constants.dateRangeDefaults.dashboard,
  };
};

const knownPeriod = (value: unknown): DashboardPeriod | undefined =>
  conditionConstants.options.relativePeriod.find((one) => one === value);

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isPanel = (value: unknown): value is PanelKey =>
  panels.some(({ key }) => key === value) || (typeof value === 'string' && viewIdOf(value) !== undefined);
const knownPanels = (value: unknown): PanelKey[] => [...new Set(asList(value).filter(isPanel))];
const isView = (key: PanelKey): boolean => viewIdOf(key) !== undefined;
/** The panels, with at most `maxViews` views. */
const withinLimit = (order: readonly PanelKey[]): PanelKey[] => {
  const views = order.filter(isView).slice(0, maxViews);
  return order.filter((key) => !isView(key) || views.includes(key));
};
/** The valid entries of a stored list; the server would refuse the others. */
const chosen = (value: unknown, isOne: (text: string) => boolean): string[] => {
  const texts = asList(value).filter((one) => typeof one === 'string');
  return [...new Set(texts.flatMap(termsOf).filter(isOne))].slice(0, maxFollowed);
};
const isNation = (text: string): boolean => /^[A-Z]{2}$/.test(text);
const isKeyword = (text: string): boolean => text.length <= maxFollowedLength;

/** The stored period, or the default one. */
export const storedPeriod = (kept: unknown): DashboardPeriod =>
  knownPeriod((kept as Partial<Arrangement> | null | undefined)?.period) ??
  constants.dateRangeDefaults.dashboard;

/**
 * The stored arrangement, as far as its panels still exist. Panels added to the product since come last: world panels
 * are shown, personal ones are hidden until chosen.
 */
export const readArrangement = (kept: unknown, role: Role): Arrangement => {
  const defaults = defaultArrangement(role);
  const { order, hidden, wide, nations, keywords } = (kept ?? {}) as Record<string, unknown>;
  if (!Array.isArray(order)) return { ...defaults, period: storedPeriod(kept) };
  const known = withinLimit(knownPanels(order));
  const whole = [...new Set([...known, ...defaults.order])];
  const waiting = whole.filter((key) => isOwnPanel(key) && !known.includes(key));
  return {
    order: whole,
    hidden: [...new Set([...knownPanels(hidden).filter((key) => whole.includes(key)), ...waiting])],
    wide: knownPanels(wide).filter((key) => whole.includes(key)),
    nations: chosen(nations, isNation),
    keywords: chosen(keywords, isKeyword),
    period: storedPeriod(kept),
  };
};

/** The period in the address, if it is a known one. */
export const periodInAddress = (query: URLSearchParams): DashboardPeriod | undefined =>
  knownPeriod(query.get('period'));

/** The query with this period; the user's stored period, once known, is left out. */
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

/** A panel, its width in columns out of twelve, and the number of panels that stand beside it, one below the other. */
export interface Placed {
  key: PanelKey;
  span: number;
  rows: 1 | 2;
}

const spanOf = (key: PanelKey): number => panels.find((panel) => panel.key === key)?.span ?? 6;

/**
 * The shown panels in rows of twelve columns: a wide one alone, else two together, one of eight beside one of four or
 * else halves; a panel without a neighbour takes the row. The numbers of what is unread are low: another personal panel
 * follows below them, beside the one of eight.
 */
export const placed = ({ order, hidden, wide }: Arrangement): Placed[] => {
  const shown = order.filter((key) => !hidden.includes(key));
  const rows: Placed[] = [];
  for (let place = 0; place < shown.length; place += 1) {
    const [one, other, next] = shown.slice(place, place + 3);
    if (one === undefined) break;
    if (wide.includes(one) || other === undefined || wide.includes(other)) {
      rows.push({ key: one, span: 12, rows: 1 });
      continue;
    }
    const span = spanOf(one);
    const isWhole = span + spanOf(other) === 12 && span !== spanOf(other);
    const pair = [one, other].map((key) => ({ key, span: isWhole ? spanOf(key) : 6 }));
    const isStacked =
      isWhole && (one === 'unread' || other === 'unread') && isOwnPanel(next) && !wide.includes(next);
    rows.push(...pair.map((panel) => ({ ...panel, rows: isStacked && panel.span === 8 ? 2 : 1 }) as const));
    if (isStacked) rows.push({ key: next, span: 4, rows: 1 });
    place += isStacked ? 2 : 1;
  }
  return rows;
};
