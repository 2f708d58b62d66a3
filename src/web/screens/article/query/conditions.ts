import { conditionConstants } from '#contract/conditionConstants.ts';
import { constants } from '#contract/constants.ts';
import type { YesNo } from '#contract/session.ts';
import type { DayRange, Period } from '#web/kit/dates/period.ts';
import type { Combine } from '#web/kit/filters/combine.ts';

/** The conditions, order and place of the article list: what its address holds. Names are those of the API. */
export interface ArticleConditions extends DayRange {
  /** The two days count only with `custom`. */
  period: Period;
  ntnId: readonly string[];
  mediaId: readonly string[];
  /** Terms, between commas, in the title. */
  searchText: string;
  multiSearchCnd: Combine;
  excludeText: string;
  keyword: string;
  multiKeywordCnd: Combine;
  /** Part of a board's name, of social items. */
  siteBbsNm: string;
  lang: readonly string[];
  /** Empty: both. */
  lclsfNm: '' | 'KOREA' | 'GLOBAL';
  featExtrMclsf: readonly string[];
  paidAiYn: YesNo;
  freeAiYn: YesNo;
  menualYn: YesNo;
  /** Only articles of the local press that missions abroad report. */
  onsiteMediaArticleYn: '' | 'Y';
  /** Only what the person has not read. */
  unreadYn: '' | 'Y';
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

/** Where a person begins: the specification's defaults. */
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
  sort: `${defaults.articleSort},DESC`,
  page: constants.pageStart,
  size: constants.pageSizeDefault,
};

/** Nothing is asked for: every article. Order and page size stay. */
export const withoutConditions = ({ sort, size }: ArticleConditions): ArticleConditions => ({
  ...startConditions,
  period: 'all',
  lclsfNm: '',
  sort,
  size,
});

/** A change of what is asked for begins at the first page again. */
export const changed = (
  conditions: ArticleConditions,
  change: Partial<ArticleConditions>,
): ArticleConditions => ({ ...conditions, page: constants.pageStart, ...change });
