import type { ItemKind } from '#contract/itemKinds.ts';
import { countedWords, dimensionWords, type StatisticsName } from '#contract/statistics.ts';

/** The list condition that selects one key of a dimension. */
export type KeyCondition = 'ntnId' | 'mediaId' | 'featExtrMclsf' | 'keyword';

/** A breakdown of the same articles by another dimension. */
export interface Breakdown {
  /** Path below `/statistics/`. */
  path: string;
  title: string;
  head: string;
  condition: KeyCondition;
  kind: 'variablePie' | 'wordCloud' | 'worldMap' | 'ranking';
}

/** A dimension by which articles are counted, and its API paths. */
export interface Dimension {
  name: StatisticsName;
  /** Name of a key, and the name with a Korean particle. */
  word: string;
  object: string;
  screen: string;
  list: ItemKind;
  condition: KeyCondition;
  /** Path of the ranking, below `/statistics/`. */
  ranking: string;
  /** The chart beside the bars: its label, its kind, and its API path if not the ranking's. */
  view: { label: string; kind: 'worldMap' | 'wordCloud' | 'variablePie' | 'treemap'; path?: string };
  /** Daily counts of up to five keys. */
  daily?: string;
  /** Daily counts of the most frequent keys. */
  dailyTop?: string;
  breakdowns: readonly Breakdown[];
}

const classes = (path: string): Breakdown => ({
  path,
  title: '분류별 비중',
  head: '중분류',
  condition: 'featExtrMclsf',
  kind: 'variablePie',
});
const keywords = (path: string): Breakdown => ({
  path,
  title: '자주 나온 키워드',
  head: '키워드',
  condition: 'keyword',
  kind: 'wordCloud',
});

export const dimensions: readonly Dimension[] = [
  {
    name: 'nation',
    word: dimensionWords.nation,
    object: '국가를',
    screen: '/statistics/Nation',
    list: 'article',
    condition: 'ntnId',
    ranking: 'nation/table',
    view: { label: '지도', kind: 'worldMap', path: 'nation/chart' },
    daily: 'nation/daily',
    breakdowns: [classes('nation/classification'), keywords('nation/keyword')],
  },
  {
    name: 'media',
    word: dimensionWords.media,
    object: '매체를',
    screen: '/statistics/Media',
    list: 'article',
    condition: 'mediaId',
    ranking: 'media/table',
    view: { label: '트리맵', kind: 'treemap' },
    daily: 'media/daily',
    dailyTop: 'media/daily/top',
    breakdowns: [classes('media/classification'), keywords('media/keyword')],
  },
  {
    name: 'keyword',
    word: dimensionWords.keyword,
    object: '키워드를',
    screen: '/statistics/Keyword',
    list: 'article',
    condition: 'keyword',
    ranking: 'keyword/chart',
    view: { label: '워드 클라우드', kind: 'wordCloud', path: 'keyword/chart' },
    daily: 'keyword/daily',
    dailyTop: 'keyword/daily/top',
    breakdowns: [],
  },
  {
    name: 'classification',
    word: dimensionWords.classification,
    object: '분류를',
    screen: '/statistics/Classification',
    list: 'article',
    condition: 'featExtrMclsf',
    ranking: 'classification/chart',
    view: { label: '원형', kind: 'variablePie' },
    breakdowns: [
      {
        path: 'classification/nation',
        title: '국가별 기사 수',
        head: '국가',
        condition: 'ntnId',
        kind: 'worldMap',
      },
      {
        path: 'classification/media',
        title: '매체별 기사 수',
        head: '매체',
        condition: 'mediaId',
        kind: 'ranking',
      },
    ],
  },
  {
    name: 'sns',
    word: dimensionWords.sns,
    object: '소셜 미디어를',
    screen: '/statistics/Sns',
    list: 'sns',
    condition: 'mediaId',
    ranking: 'sns/table',
    view: { label: '트리맵', kind: 'treemap' },
    dailyTop: 'sns/daily/top',
    breakdowns: [],
  },
];

/** Heading and intro of a statistic's screen. */
export const headOf = ({ word, name }: Dimension) => ({
  heading: `${word}별 통계`,
  intro: `${word}별 ${countedWords[name]} 수와 점유율을 비교합니다. 이름을 누르면 해당 목록이 열립니다.`,
});
