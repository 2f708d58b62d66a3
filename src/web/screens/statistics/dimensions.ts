import { dimensionWords, type StatisticsName } from '#contract/statistics.ts';
import type { FigureConditions } from '#web/kit/figures/listAddress.ts';
import type { ItemKindName } from '#web/kit/items/itemPlaces.ts';

/** The condition of a list that asks for one key of a dimension. */
export type KeyCondition = keyof Pick<FigureConditions, 'ntnId' | 'mediaId' | 'featExtrMclsf' | 'keyword'>;

/** A second look at the same articles: by what else they differ. */
export interface Breakdown {
  /** Below `/statistics/`. */
  path: string;
  title: string;
  head: string;
  condition: KeyCondition;
  kind: 'variablePie' | 'wordCloud' | 'worldMap' | 'ranking';
}

/** One of the things that articles are counted by, and the calls that count. */
export interface Dimension {
  name: StatisticsName;
  /** What one key is called, and with the particle that its last letter asks for. */
  word: string;
  object: string;
  screen: string;
  list: ItemKindName;
  /** What is counted. */
  counted: string;
  condition: KeyCondition;
  /** Path of the ranking, below `/statistics/`. */
  ranking: string;
  /** The chart beside the bars: what it is called, how it is drawn, and by which call if not the ranking's. */
  view: { label: string; kind: 'worldMap' | 'wordCloud' | 'variablePie' | 'treemap'; path?: string };
  /** Day by day: of up to five keys. */
  daily?: string;
  /** Day by day: of the most frequent. */
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
    counted: '기사',
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
    counted: '기사',
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
    counted: '기사',
    condition: 'keyword',
    ranking: 'keyword/chart',
    view: { label: '구름', kind: 'wordCloud', path: 'keyword/chart' },
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
    counted: '기사',
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
    counted: '게시글',
    condition: 'mediaId',
    ranking: 'sns/table',
    view: { label: '트리맵', kind: 'treemap' },
    dailyTop: 'sns/daily/top',
    breakdowns: [],
  },
];

/** What the screen of a statistic is called, and what it is for. */
export const headOf = ({ word, counted }: Dimension) => ({
  heading: `${word}별 통계`,
  intro: `${word}별 ${counted} 수와 점유율을 견주고, 수치마다 그 목록을 열어 봅니다.`,
});
