import { conditionConstants } from '#contract/conditionConstants.ts';
import { constants } from '#contract/constants.ts';
import type { YesNo } from '#contract/session.ts';
import type { DayRange, Period } from '#web/kit/dates/period.ts';
import type { Combine } from '#web/kit/filters/Combined.tsx';

/** Conditions, order and page of the article list, as in its address. Names are those of the API. */
export interface ArticleConditions extends DayRange {
  /** The two dates apply to `custom` only. */
  period: Period;
  ntnId: readonly string[];
  mediaId: readonly string[];
  /** Comma-separated terms in the title. */
  searchText: string;
  multiSearchCnd: Combine;
  excludeText: string;
  keyword: string;
  multiKeywordCnd: Combine;
  /** Part of the board's name, for social items. */
  siteBbsNm: string;
  lang: readonly string[];
  /** Empty: both regions. */
  lclsfNm: '' | 'KOREA' | 'GLOBAL';
  featExtrMclsf: readonly string[];
  paidAiYn: YesNo;
  freeAiYn: YesNo;
  menualYn: YesNo;
  /** Only articles of the local press, as reported by missions abroad. */
  onsiteMediaArticleYn: '' | 'Y';
  /** Only items the user has not read. */
  unreadYn: '' | 'Y';
  /** Id of a label, 0 for the reading list: only the items under it. */
  labelId: string;
  /** Only the first item of each highlight; the others are folded under it. */
  foldYn: '' | 'Y';
  sort: string;
  page: number;
  size: number;
}

export const sortOptions = [
  { value: 'regDt,DESC', label: '최근 등록순' },
  { value: 'regDt,ASC', label: '오래된 등록순' },
  { value: 'frmTrsfNscvrgDt,DESC', label: '최근 보도순' },
  { value: 'frmTrsfNscvrgDt,ASC', label: '오래된 보도순' },
  { value: 'mainSnthsScr,DESC', label: '종합 점수순' },
] as const;

const { defaults } = conditionConstants;

/** The specification's defaults. */
export const startConditions: ArticleConditions = {
  period: 'month',
  startDate: '',
  endDate: '',
  ntnId: [],
  mediaId: [],
  searchText: '',
  multiSearchCnd: 'AND',
  excludeText: '',
  keyword: '',
  multiKeywordCnd: 'AND',
  siteBbsNm: '',
  lang: [],
  lclsfNm: defaults.majorCategory,
  featExtrMclsf: [],
  paidAiYn: defaults.articlePaidAi,
  freeAiYn: defaults.articleFreeAi,
  menualYn: defaults.articleManual,
  onsiteMediaArticleYn: '',
  unreadYn: '',
  labelId: '',
  foldYn: '',
  sort: `${defaults.articleSort},DESC`,
  page: constants.pageStart,
  size: constants.pageSizeDefault,
};

/** No conditions: every article. Order and page size stay. */
export const withoutConditions = ({ sort, size }: ArticleConditions): ArticleConditions => ({
  ...startConditions,
  period: 'all',
  lclsfNm: '',
  sort,
  size,
});

/** Changed conditions start at the first page. */
export const changed = (
  conditions: ArticleConditions,
  change: Partial<ArticleConditions>,
): ArticleConditions => ({ ...conditions, page: constants.pageStart, ...change });
