import { constants } from '#contract/constants.ts';
import { daysBetween, isDay, today } from '#contract/days.ts';
import { isPageSize, type Sort, type TotalMode } from '#contract/list.ts';
import { fill, messages } from '#contract/messages.ts';
import { termsOf } from '#contract/terms.ts';
import { countCombined, countTerms, writtenParts } from '#contract/typedQuery.ts';
import { exclusionProblem, queryProblem } from '#contract/typedQueryWords.ts';
import { type FormProblem, invalid, lengthOf, missing } from '#contract/validation.ts';
import { getArticleListOnsiteQuery } from '#generated/validators/calls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { ItemKind } from './openKinds.ts';

/** How an item was collected: by hand or feed, by AI, paid or free. */
export type CollectionType = 'paidAi' | 'freeAi' | 'manual';

/** The conditions of an article list. Days are Korean ones, both included. */
export interface ArticleQuery {
  /** As they were written, phrases with their quotation marks. */
  terms: string[];
  excluded: string[];
  combine: 'AND' | 'OR';
  fields: ('title' | 'reporter' | 'attachment')[];
  keywords: string[];
  combineKeywords: 'AND' | 'OR';
  startDate?: string;
  endDate?: string;
  /** Articles of the local press that missions abroad report, or the others. */
  onsite?: 'Y' | 'N';
  ntnId: string[];
  mediaId: number[];
  lang: string[];
  lclsfNm: string[];
  featExtrMclsf: string[];
  /** Part of a social item's board name; empty for the other kinds. */
  board: string;
  /** Undefined: whatever the type. */
  collectionTypes?: CollectionType[];
  /** Only what this person has not read. */
  unreadOf?: string;
  sort: Sort;
  page: number;
  size: number;
  total: TotalMode;
}

type Raw = Record<string, unknown>;

/** The conditions, the order and the pages, as the schema of the lists declares them: the only rules of their values. */
const conditions = getArticleListOnsiteQuery;
/** Conditions that are fields of one kind's entity. */
const onsiteName = 'onsiteMediaArticleYn';
const boardName = 'siteBbsNm';
const known = [...Object.keys(conditions.labels), onsiteName];

/** Names that the list of a kind understands. */
const knownTo = (kind: ItemKind): Set<string> => new Set(kind === 'sns' ? [...known, boardName] : known);

const sortable = new Set(['regDt', 'frmTrsfNscvrgDt', 'mainSnthsScr']);
const maxTerms = 50;
const maxBoardLength = 200;

const list = (value: unknown): string[] =>
  (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value])
    .map((item) => String(item).trim())
    .filter((item) => item !== '');

const one = (value: unknown): string => list(value)[0] ?? '';

/** As a query string would have it: numbers that were read before are texts again, what is given once is no list. */
const asSent = (value: unknown): string | string[] | undefined => {
  const items = list(value);
  return items.length > 1 ? items : items[0];
};

const typeFlags = [
  ['paidAiYn', 'paidAi'],
  ['freeAiYn', 'freeAi'],
  ['menualYn', 'manual'],
] as const;

type Checked = NonNullable<ReturnType<typeof conditions.check>['value']>;

const collectionTypes = (given: Checked): CollectionType[] | undefined =>
  typeFlags.some(([name]) => given[name])
    ? typeFlags.flatMap(([name, type]) => (given[name] === 'Y' ? [type] : []))
    : undefined;

const rangeProblem = (from: string, to: string, longest: number | null): FormProblem | undefined => {
  if (from !== '' && !isDay(from)) return invalid('startDate', '보도일');
  if (to !== '' && !isDay(to)) return invalid('endDate', '보도일');
  if (from > today()) return invalid('startDate', '보도일', messages.dateRange.beyondMax);
  if (to > today()) return invalid('endDate', '보도일', messages.dateRange.beyondMax);
  if (from === '' && to === '') return undefined;
  if (to !== '' && from > to) return invalid('startDate', '보도일', messages.dateRange.reversed);
  // without a first day a range goes back to the oldest article, without a last one it ends today
  const isTooLong = longest !== null && (from === '' || daysBetween(from, to || today()) > longest);
  return isTooLong
    ? invalid('startDate', '보도일', fill(messages.dateRange.tooLong, { n: longest }))
    : undefined;
};

const sortOf = (value: unknown): Sort | undefined => {
  if (!value) return { field: constants.defaults.articleSort, order: 'DESC' };
  const [field = '', order] = one(value).split(',');
  return sortable.has(field) && (order === 'ASC' || order === 'DESC') ? { field, order } : undefined;
};

const textFields = ['title', 'reporter', 'attachment'] as const;

/** Texts of which there is one, whose terms stand between commas. */
const textNames = ['searchText', 'excludeText', 'keyword'] as const;

const repeatedTexts = (raw: Raw): FormProblem[] =>
  textNames
    .filter((name) => list(raw[name]).length > 1)
    .map((name) => {
      const label = conditions.labels[name] ?? name;
      return invalid(name, label, `${label}는 쉼표로 이어 한 번만 보내 주세요.`);
    });

const unknownNames = (raw: Raw, kind: ItemKind): FormProblem[] => {
  const names = knownTo(kind);
  return Object.keys(raw)
    .filter((name) => !names.has(name))
    .map((name) => invalid(name, name, `'${name}'은(는) 없는 조회 조건입니다.`));
};

/** What the schema does not say: fields of one kind, days, orders and sizes that are offered. */
const furtherProblems = (raw: Raw, maxRangeDays: number | null): FormProblem[] => {
  const problems: FormProblem[] = [];
  if (list(raw['searchFields']).some((field) => !textFields.some((known) => known === field)))
    problems.push(invalid('searchFields', '검색 대상'));
  const onsite = list(raw[onsiteName]);
  if (onsite.length > 1 || onsite.some((value) => value !== 'Y' && value !== 'N'))
    problems.push(invalid(onsiteName, '현지 언론 기사'));
  const board = list(raw[boardName]);
  if (board.length > 1 || lengthOf(one(board)) > maxBoardLength) problems.push(invalid(boardName, '게시판'));
  const range = rangeProblem(one(raw['startDate']), one(raw['endDate']), maxRangeDays);
  if (range) problems.push(range);
  if (!sortOf(raw['sort'])) problems.push(invalid('sort', '정렬', '정렬할 수 없는 항목입니다.'));
  const size = one(raw['size']);
  if (size !== '' && !isPageSize(Number(size)))
    problems.push(
      invalid('size', '쪽 크기', `쪽 크기는 ${constants.pageSizes.join(', ')} 가운데 하나여야 합니다.`),
    );
  return problems;
};

const termsOfAll = (given: Checked) => ({
  terms: writtenParts(given.searchText ?? ''),
  excluded: writtenParts(given.excludeText ?? ''),
  keywords: termsOf(given.keyword ?? ''),
});

/** Several terms need a word for how they are combined; not every text can be asked as it was typed. */
const textProblems = (given: Checked): FormProblem[] => {
  const searchText = given.searchText ?? '';
  const excludeText = given.excludeText ?? '';
  const label = (name: string): string => conditions.labels[name] ?? name;
  const problems: FormProblem[] = [];
  const unasked = queryProblem(searchText, given.multiSearchCnd ?? 'AND');
  const notLeftOut = exclusionProblem(excludeText);
  if (unasked) problems.push(invalid('searchText', label('searchText'), unasked));
  if (notLeftOut) problems.push(invalid('excludeText', label('excludeText'), notLeftOut));
  const keywords = termsOf(given.keyword ?? '').length;
  if (countTerms(searchText) + countTerms(excludeText) + keywords > maxTerms) {
    const most = `검색어는 ${maxTerms}개까지 입력할 수 있습니다.`;
    return [...problems, invalid('searchText', label('searchText'), most)];
  }
  if (countCombined(searchText) > 1 && !given.multiSearchCnd)
    problems.push(missing('multiSearchCnd', label('multiSearchCnd')));
  if (keywords > 1 && !given.multiKeywordCnd)
    problems.push(missing('multiKeywordCnd', label('multiKeywordCnd')));
  return problems;
};

interface ReadingOptions {
  maxRangeDays?: number | null | undefined;
  caller?: Caller | null | undefined;
}

const oncePerName = (problems: readonly FormProblem[]): FormProblem[] =>
  problems.filter(({ name }, index) => problems.findIndex((other) => other.name === name) === index);

/**
 * Reads the query of /article-list and its kin: by the schema of the lists, and by what it does not say.
 * @param options.maxRangeDays days of a range at most, null for any
 * @param options.caller who asks: the condition of what is unread is about them, and is refused where nobody is named
 * @returns the query, or every fault by name
 */
export const readArticleQuery = (
  raw: Raw,
  kind: ItemKind = 'article',
  { maxRangeDays = constants.dateRangeLimitDays, caller }: ReadingOptions = {},
): { query: ArticleQuery; problems?: undefined } | { query?: undefined; problems: FormProblem[] } => {
  const repeated = repeatedTexts(raw);
  const sent = Object.keys(conditions.labels)
    .filter((name) => !repeated.some((problem) => problem.name === name))
    .map((name) => [name, asSent(raw[name])]);
  const { value: given, problems: faults = [] } = conditions.check(Object.fromEntries(sent));
  const problems = [
    ...unknownNames(raw, kind),
    ...repeated,
    ...furtherProblems(raw, maxRangeDays),
    ...faults,
  ];
  if (!given) return { problems: oncePerName(problems) };
  const words = termsOfAll(given);
  problems.push(...textProblems(given));
  const isUnreadAsked = given.unreadYn === 'Y';
  if (isUnreadAsked && !caller) problems.push(invalid('unreadYn', conditions.labels['unreadYn'] ?? ''));
  const sort = sortOf(given.sort);
  if (problems.length || !sort) return { problems: oncePerName(problems) };
  const onsite = one(raw[onsiteName]);
  return {
    query: {
      ...words,
      combine: given.multiSearchCnd ?? 'AND',
      fields: textFields.filter((field) => given.searchFields?.includes(field)),
      combineKeywords: given.multiKeywordCnd ?? 'AND',
      ...(given.startDate && { startDate: given.startDate }),
      ...(given.endDate && { endDate: given.endDate }),
      ...((onsite === 'Y' || onsite === 'N') && { onsite }),
      ntnId: given.ntnId ?? [],
      mediaId: given.mediaId ?? [],
      lang: given.lang ?? [],
      lclsfNm: given.lclsfNm ?? [],
      featExtrMclsf: given.featExtrMclsf ?? [],
      board: one(raw[boardName]),
      collectionTypes: collectionTypes(given),
      ...(isUnreadAsked && caller && { unreadOf: caller.user.userId }),
      sort,
      page: given.page ?? 1,
      size: given.size ?? constants.pageSizeDefault,
      total: given.total ?? 'exact',
    },
  };
};
