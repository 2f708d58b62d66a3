/** Labels of the statistics dimensions, in headings, columns and files. */
export const dimensionWords = {
  nation: '국가',
  media: '매체',
  keyword: '키워드',
  classification: '분류',
  sns: '소셜 미디어',
} as const;

export type StatisticsName = keyof typeof dimensionWords;
