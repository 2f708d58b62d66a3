import { conditionConstants } from '#contract/conditionConstants.ts';
import { constants } from '#contract/constants.ts';
import { isDay } from '#contract/days.ts';
import { isPageSize } from '#contract/list.ts';
import { searchedPart } from '#contract/terms.ts';
import { periods, rangeProblem } from '#web/kit/dates/period.ts';
import { impliedPageSize, ownPageSize } from '#web/kit/lists/pageSizes.ts';
import { oneOf, valuesOf } from '#web/kit/routing/queryValues.ts';
import { detailPath, type ItemKind } from '../kind/itemKinds.tsx';
import { type ArticleConditions, sortOptions, startConditions } from './conditions.ts';

/** Written for a condition with a default once it is removed. */
const none = 'all';

const yesNo = (value: string | null) => oneOf(value, ['Y', 'N'] as const, 'Y');
const combine = (value: string | null) => oneOf(value, ['AND', 'OR'] as const, 'AND');

const periodOf = (query: URLSearchParams, today: string) => {
  const period = oneOf(query.get('period'), periods, startConditions.period);
  if (period !== 'custom') return { period, startDate: '', endDate: '' };
  const startDate = query.get('startDate') ?? '';
  const endDate = query.get('endDate') ?? '';
  const isReadable = [startDate, endDate].every((day) => day === '' || isDay(day));
  return isReadable && !rangeProblem({ startDate, endDate }, today)
    ? { period, startDate, endDate }
    : { period: startConditions.period, startDate: '', endDate: '' };
};

/**
 * Parses the query of the list's address. Unreadable parameters, and those the kind does not have, are ignored.
 * @param ownSize the user's page size
 */
export const readAddress = (
  query: URLSearchParams,
  today: string,
  { hasBoard, listPath }: Pick<ItemKind, 'hasBoard' | 'listPath'>,
  ownSize = ownPageSize(listPath),
): ArticleConditions => {
  const given = Number(query.get('page'));
  const page = Number.isInteger(given) && given >= 1 && given <= 1_000_000 ? given : constants.pageStart;
  const size = Number(query.get('size'));
  const lclsfNm = oneOf(query.get('lclsfNm'), [...conditionConstants.options.region, none], 'KOREA');
  return {
    ...periodOf(query, today),
    ntnId: valuesOf(query, 'ntnId'),
    mediaId: valuesOf(query, 'mediaId').filter((id) => /^\d{1,15}$/.test(id)),
    searchText: searchedPart(query.get('searchText') ?? ''),
    multiSearchCnd: combine(query.get('multiSearchCnd')),
    excludeText: searchedPart(query.get('excludeText') ?? ''),
    keyword: searchedPart(query.get('keyword') ?? ''),
    multiKeywordCnd: combine(query.get('multiKeywordCnd')),
    siteBbsNm: (hasBoard && query.get('siteBbsNm')?.trim()) || '',
    lang: valuesOf(query, 'lang'),
    lclsfNm: lclsfNm === none ? '' : lclsfNm,
    featExtrMclsf: valuesOf(query, 'featExtrMclsf'),
    paidAiYn: yesNo(query.get('paidAiYn')),
    freeAiYn: yesNo(query.get('freeAiYn')),
    menualYn: yesNo(query.get('menualYn')),
    onsiteMediaArticleYn: query.get('onsiteMediaArticleYn') === 'Y' ? 'Y' : '',
    unreadYn: query.get('unreadYn') === 'Y' ? 'Y' : '',
    labelId: /^\d{1,15}$/.test(query.get('labelId') ?? '') ? (query.get('labelId') ?? '') : '',
    foldYn: query.get('foldYn') === 'Y' ? 'Y' : '',
    sort: oneOf(
      query.get('sort'),
      sortOptions.map(({ value }) => value),
      'regDt,DESC',
    ),
    page,
    size: isPageSize(size) ? size : impliedPageSize(page, ownSize),
  };
};

/** Serializes the conditions as a query: only those that differ from the defaults. Empty, or with its `?`. */
export const writeAddress = (
  { listPath }: Pick<ItemKind, 'listPath'>,
  conditions: ArticleConditions,
): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(conditions)) {
    const start =
      name === 'size'
        ? impliedPageSize(conditions.page, ownPageSize(listPath))
        : startConditions[name as keyof ArticleConditions];
    if (Array.isArray(value)) for (const item of value) query.append(name, item);
    else if (value !== start) query.set(name, value === '' ? none : String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
};

/** Address of the list under these conditions. */
export const listAddress = (kind: ItemKind, conditions: ArticleConditions): string =>
  kind.listPath + writeAddress(kind, conditions);

/** Address of an item, with the conditions of the list it was opened from. */
export const detailAddress = (kind: ItemKind, articleId: number, conditions: ArticleConditions): string =>
  detailPath(kind, articleId) + writeAddress(kind, conditions);
