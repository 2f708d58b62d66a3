import { constants } from '#contract/constants.ts';
import { daysBetween, isDay, today } from '#contract/days.ts';
import { isPageSize, type Sort, type TotalMode } from '#contract/list.ts';
import { fill, messages } from '#contract/messages.ts';
import { termsOf } from '#contract/terms.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { writtenTerms } from '../search/words/searchTerm.ts';

/** Kinds of items that share the table of articles: an entity each. */
export type ItemKind = 'article' | 'thinkTank' | 'sns';

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
  sort: Sort;
  page: number;
  size: number;
  total: TotalMode;
}

type Raw = Record<string, unknown>;

const known = [
  ...['searchText', 'excludeText', 'multiSearchCnd', 'searchFields', 'keyword', 'multiKeywordCnd'],
  ...['startDate', 'endDate', 'onsiteMediaArticleYn', 'ntnId', 'mediaId', 'lang', 'lclsfNm', 'featExtrMclsf'],
  ...['paidAiYn', 'freeAiYn', 'menualYn', 'sort', 'page', 'size', 'total'],
];

/** Names that the list of a kind understands. */
const knownTo = (kind: ItemKind): Set<string> => new Set(kind === 'sns' ? [...known, 'siteBbsNm'] : known);

const sortable = new Set(['regDt', 'frmTrsfNscvrgDt', 'mainSnthsScr']);
const longestText = 1_000;
const mostTerms = 50;
const longestBoard = 200;

const list = (value: unknown): string[] =>
  (value === undefined ? [] : Array.isArray(value) ? value : [value])
    .map((item) => String(item).trim())
    .filter((item) => item !== '');

const one = (value: unknown): string => list(value)[0] ?? '';

const byComma = (value: unknown): string[] => termsOf(one(value));

const typeFlags = [
  ['paidAiYn', 'paidAi'],
  ['freeAiYn', 'freeAi'],
  ['menualYn', 'manual'],
] as const;

const collectionTypes = (raw: Raw): CollectionType[] | undefined =>
  typeFlags.some(([name]) => list(raw[name]).length > 0)
    ? typeFlags.flatMap(([name, type]) => (one(raw[name]) === 'Y' ? [type] : []))
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
  if (value === undefined) return { field: constants.defaults.articleSort, order: 'DESC' };
  const [field = '', order] = one(value).split(',');
  return sortable.has(field) && (order === 'ASC' || order === 'DESC') ? { field, order } : undefined;
};

const choice = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((item) => item === one(value));

const combines = ['AND', 'OR'] as const;
const textFields = ['title', 'reporter', 'attachment'] as const;

/** Parameters with a closed set of values, the sets, and whether one may be repeated. */
const closed: { name: string; label: string; values: readonly string[]; many?: boolean }[] = [
  { name: 'multiSearchCnd', label: '검색어 조건', values: combines },
  { name: 'multiKeywordCnd', label: '키워드 조건', values: combines },
  { name: 'searchFields', label: '검색 대상', values: textFields, many: true },
  { name: 'paidAiYn', label: 'AI 유료', values: ['Y', 'N'] },
  { name: 'freeAiYn', label: 'AI 무료', values: ['Y', 'N'] },
  { name: 'menualYn', label: '일반·수동', values: ['Y', 'N'] },
  { name: 'onsiteMediaArticleYn', label: '현지 언론 기사', values: ['Y', 'N'] },
];

/** Texts of which there is one, whose terms stand between commas. */
const texts = [
  ['searchText', '검색어'],
  ['excludeText', '제외어'],
  ['keyword', '키워드'],
] as const;

const closedProblems = (raw: Raw): FormProblem[] =>
  closed
    .filter(({ name, values, many }) => {
      const given = list(raw[name]);
      return (given.length > 1 && !many) || given.some((value) => !values.includes(value));
    })
    .map(({ name, label }) => invalid(name, label));

/** Reads the query of /article-list and its kin; every fault is named. `longestRange`: days, null for any. */
export const readArticleQuery = (
  raw: Raw,
  kind: ItemKind = 'article',
  { longestRange }: { longestRange: number | null } = { longestRange: constants.dateRangeLimitDays },
): { query: ArticleQuery; problems?: undefined } | { query?: undefined; problems: FormProblem[] } => {
  const names = knownTo(kind);
  const problems: FormProblem[] = Object.keys(raw)
    .filter((name) => !names.has(name))
    .map((name) => invalid(name, name, `'${name}'은(는) 없는 조회 조건입니다.`));
  problems.push(...closedProblems(raw));
  const terms = writtenTerms(one(raw.searchText));
  const excluded = writtenTerms(one(raw.excludeText));
  const keywords = byComma(raw.keyword);
  const tooLong = [raw.searchText, raw.excludeText, raw.keyword].some(
    (text) => one(text).length > longestText,
  );
  for (const [name, label] of texts)
    if (list(raw[name]).length > 1)
      problems.push(invalid(name, label, `${label}는 쉼표로 이어 한 번만 보내 주세요.`));
  if (tooLong || terms.length + excluded.length + keywords.length > mostTerms) {
    problems.push(
      invalid(
        'searchText',
        '검색어',
        `검색어는 ${mostTerms}개, ${longestText.toLocaleString('ko-KR')}자까지 입력할 수 있습니다.`,
      ),
    );
  }
  const board = list(raw.siteBbsNm);
  if (board.length > 1 || one(board).length > longestBoard) problems.push(invalid('siteBbsNm', '게시판'));
  const startDate = one(raw.startDate);
  const endDate = one(raw.endDate);
  const range = rangeProblem(startDate, endDate, longestRange);
  if (range) problems.push(range);
  const mediaId = list(raw.mediaId).map((id) => (/^\d+$/.test(id) ? Number(id) : Number.NaN));
  if (mediaId.some((id) => !Number.isSafeInteger(id))) problems.push(invalid('mediaId', '매체'));
  const onsite = choice(raw.onsiteMediaArticleYn, ['Y', 'N'] as const);
  const sort = sortOf(raw.sort);
  if (!sort) problems.push(invalid('sort', '정렬', '정렬할 수 없는 항목입니다.'));
  const page = raw.page === undefined ? 1 : Number(raw.page);
  if (!Number.isInteger(page) || page < 1 || page > 1_000_000) problems.push(invalid('page', '쪽 번호'));
  const size = raw.size === undefined ? constants.pageSizeDefault : Number(raw.size);
  if (!isPageSize(size)) {
    problems.push(
      invalid('size', '쪽 크기', `쪽 크기는 ${constants.pageSizes.join(', ')} 가운데 하나여야 합니다.`),
    );
  }
  const total = raw.total === undefined ? 'exact' : choice(raw.total, ['exact', 'capped', 'only'] as const);
  if (!total) problems.push(invalid('total', '건수 계산'));
  if (problems.length || !sort || !total) return { problems };
  return {
    query: {
      terms,
      excluded,
      combine: choice(raw.multiSearchCnd, combines) ?? 'AND',
      fields: textFields.filter((field) => list(raw.searchFields).includes(field)),
      keywords,
      combineKeywords: choice(raw.multiKeywordCnd, combines) ?? 'AND',
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
      ...(onsite && { onsite }),
      ntnId: list(raw.ntnId),
      mediaId,
      lang: list(raw.lang),
      lclsfNm: list(raw.lclsfNm),
      featExtrMclsf: list(raw.featExtrMclsf),
      board: one(board),
      collectionTypes: collectionTypes(raw),
      sort,
      page,
      size,
      total,
    },
  };
};
