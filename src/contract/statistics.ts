/** What each statistics screen counts by, as its heading, its columns and its file call it. */
export const dimensionWords = {
  nation: '국가',
  media: '매체',
  keyword: '키워드',
  classification: '분류',
  sns: '소셜 미디어',
} as const;

export type StatisticsName = keyof typeof dimensionWords;
