import { corpusEnd, wordAt } from './articles.ts';

/** An API request, and its maximum response time in milliseconds. */
export interface Question {
  name: string;
  path: string;
  maxMs: number;
  /** Responses are cached for a minute, so each repetition uses a different start date. */
  isKept?: boolean;
}

const dayMs = 86_400_000;
const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
const daysUntilEnd = (days: number) => ({
  startDate: day(corpusEnd - (days - 1) * dayMs),
  endDate: day(corpusEnd),
});

const address = (path: string, query: Record<string, string>): string =>
  `/api${path}?${new URLSearchParams(query).toString()}`;

/**
 * The first word with so many syllables from this rank on: words of two syllables are one token, longer ones are
 * verified in the texts.
 */
const wordOf = (syllables: number, rank: number): string => {
  let place = rank;
  while (wordAt(place).length !== syllables) place += 1;
  return wordAt(place);
};

/** Words of the corpus by the percentage of texts that contain them: more than 50, about 5, and less than 1. */
export const corpusWords = {
  common: wordOf(2, 0),
  second: wordOf(2, 20),
  middle: wordOf(2, 300),
  other: wordOf(2, 330),
  rare: wordOf(2, 15_000),
};

const { common, second, middle, other, rare } = corpusWords;
/** The most common words of two syllables, comma-separated. */
const wordsFrom = (count: number): string =>
  Array.from({ length: count }, (_, place) => wordOf(2, 20 * place)).join(',');

const long = { common: wordOf(3, 0), second: wordOf(4, 0), middle: wordOf(4, 300) };

const searches: [name: string, query: Record<string, string>][] = [
  ['흔한 말', { searchText: common }],
  ['보통 말', { searchText: middle }],
  ['드문 말', { searchText: rare }],
  ['흔한 말 둘 AND', { searchText: `${common},${second}`, multiSearchCnd: 'AND' }],
  ['흔한 말 둘 OR', { searchText: `${common},${second}`, multiSearchCnd: 'OR' }],
  ['보통 말 둘 OR', { searchText: `${middle},${other}`, multiSearchCnd: 'OR' }],
  ['흔한 말에서 보통 말 제외', { searchText: common, excludeText: middle }],
  ['보통 말에서 흔한 말 제외', { searchText: middle, excludeText: common }],
  ['제외만', { excludeText: middle }],
  ['제목에서 흔한 말', { searchText: common, searchFields: 'title' }],
  ['흔한 말, 한 나라 30일', { searchText: common, ntnId: 'AD', ...daysUntilEnd(30) }],
  ['흔한 말, 1년', { searchText: common, ...daysUntilEnd(366) }],
  ['흔한 말 100쪽', { searchText: common, page: '100' }],
  ['흔한 긴 말', { searchText: long.common }],
  ['흔한 긴 말 둘 OR', { searchText: `${long.common},${long.second}`, multiSearchCnd: 'OR' }],
  ['보통 긴 말', { searchText: long.middle }],
  ['흔한 말 넷 OR', { searchText: wordsFrom(4), multiSearchCnd: 'OR' }],
];

const year = daysUntilEnd(366);

const statistics = [
  'nation/chart',
  'nation/table',
  'nation/daily',
  'nation/classification',
  'nation/keyword',
  'media/table',
  'media/daily',
  'media/daily/top',
  'media/classification',
  'media/keyword',
  'keyword/chart',
  'keyword/daily',
  'keyword/daily/top',
  'classification/chart',
  'classification/nation',
  'classification/media',
  'sns/table',
  'sns/daily/top',
];

const facets = searches.filter(([name]) => ['흔한 말', '보통 말', '드문 말', '흔한 말 둘 OR'].includes(name));

const ofWords = searches.filter(([name]) =>
  ['흔한 말', '보통 말', '드문 말', '흔한 긴 말', '흔한 말에서 보통 말 제외'].includes(name),
);

/**
 * Every kind of search as the screen sends it (a page in both orders, then the count), every statistic over the longest
 * period, and the dashboard over two.
 */
export const questions: Question[] = [
  ...(['accuracy', 'latest'] as const).flatMap((sort) =>
    searches.map(([name, query]) => ({
      name: `검색(${sort === 'latest' ? '최신순' : '정확도순'}): ${name}`,
      path: address('/search-list', { ...query, sort, total: 'capped' }),
      maxMs: 150,
    })),
  ),
  ...searches
    .filter(([, { page }]) => page === undefined)
    .map(([name, query]) => ({
      name: `검색 건수: ${name}`,
      path: address('/search-list', { ...query, total: 'only' }),
      maxMs: 150,
    })),
  ...facets.map(([name, query]) => ({
    name: `검색 나눠 보기: ${name}`,
    path: address('/search/facets', query),
    maxMs: 250,
  })),
  ...statistics.map((name) => ({
    name: `통계 366일: ${name}`,
    path: address(`/statistics/${name}`, year),
    maxMs: 250,
  })),
  ...['nation/chart', 'media/daily', 'keyword/chart'].flatMap((name) =>
    ofWords.map(([word, query]) => ({
      name: `통계 366일, ${word}: ${name}`,
      path: address(`/statistics/${name}`, { ...query, ...year }),
      maxMs: 250,
    })),
  ),
  ...[7, 350].map((days) => ({
    name: `대시보드 ${days}일`,
    path: address('/dashboard/statistics/article-list', daysUntilEnd(days)),
    maxMs: 500,
    isKept: true,
  })),
];

/** The path for the nth repetition. */
export const askedAgain = ({ path, isKept }: Question, time: number): string => {
  if (!isKept) return path;
  const url = new URL(path, 'http://localhost');
  const start = Date.parse(url.searchParams.get('startDate') ?? '');
  url.searchParams.set('startDate', day(start - time * dayMs));
  return `${url.pathname}${url.search}`;
};
