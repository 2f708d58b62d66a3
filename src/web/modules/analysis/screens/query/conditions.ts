import { conditionConstants } from '#contract/conditionConstants.ts';
import { constants } from '#contract/constants.ts';
import { addDays, isDay } from '#contract/days.ts';
import { isPageSize } from '#contract/list.ts';
import { impliedPageSize, ownPageSize } from '#web/kit/lists/pageSizes.ts';
import { listPath } from './path.ts';

export type Region = (typeof conditionConstants.options.region)[number];

/** Conditions of the list of highlights. */
export interface Conditions {
  /** Day of the analysis in Korea, `yyyy-MM-dd`; `all`: every day. */
  day: string;
  text: string;
  region: '' | Region;
  classCode: string;
  page: number;
  size: number;
}

/** The day shown by default. */
export const defaultDay = (today: string): string => addDays(today, -1);

export const startConditions = (today: string, ownSize = ownPageSize(listPath)): Conditions => ({
  day: defaultDay(today),
  text: '',
  region: '',
  classCode: '',
  page: constants.pageStart,
  size: ownSize,
});

const names = {
  day: 'clusterDt',
  text: 'clusterTtl',
  region: 'lclsfNm',
  classCode: 'featExtrMclsf',
  page: 'page',
  size: 'size',
} as const;

const dayOf = (given: string | null, today: string): string => {
  if (given === 'all') return given;
  return given && isDay(given) && given <= today ? given : defaultDay(today);
};

/**
 * Parses the query of the list's address. Unreadable parameters and future days are ignored.
 * @param ownSize the user's page size
 */
export const readConditions = (
  query: URLSearchParams,
  today: string,
  ownSize = ownPageSize(listPath),
): Conditions => {
  const given = Number(query.get(names.page));
  const page = Number.isInteger(given) && given >= 1 && given <= 1_000_000 ? given : constants.pageStart;
  const size = Number(query.get(names.size));
  return {
    day: dayOf(query.get(names.day), today),
    text: (query.get(names.text) ?? '').trim().slice(0, 200),
    region: conditionConstants.options.region.find((region) => region === query.get(names.region)) ?? '',
    classCode: (query.get(names.classCode) ?? '').slice(0, 50),
    page,
    size: isPageSize(size) ? size : impliedPageSize(page, ownSize),
  };
};

/** Serializes the conditions as a query: only those that differ from the defaults. Empty, or with its `?`. */
export const writeConditions = (conditions: Conditions, today: string): string => {
  const start = startConditions(today, impliedPageSize(conditions.page, ownPageSize(listPath)));
  const query = new URLSearchParams();
  for (const [field, name] of Object.entries(names) as [keyof Conditions, string][])
    if (conditions[field] !== start[field]) query.set(name, String(conditions[field]));
  const text = query.toString();
  return text && `?${text}`;
};

/** The filter part of GET /cluster-list, and of its exports. */
export const apiQuery = ({ day, text, region, classCode }: Conditions): Record<string, string> => ({
  ...(day === 'all' ? { sort: 'clusterDt,DESC' } : { clusterDt: day }),
  ...(text && { clusterTtl: text }),
  ...(region && { lclsfNm: region }),
  ...(classCode && { featExtrMclsf: classCode }),
});

/** The order of `apiQuery`, in words. */
export const orderWords = ({ day }: Conditions): string =>
  day === 'all' ? '최근 분석일부터, 같은 날은 점수가 높은 순서입니다.' : '점수가 높은 순서입니다.';

/** Changed conditions start at the first page. */
export const changed = (conditions: Conditions, change: Partial<Conditions>): Conditions => ({
  ...conditions,
  page: constants.pageStart,
  ...change,
});

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];

/** `2026-11-20(금)` */
export const dayWords = (day: string): string =>
  `${day}(${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''})`;
