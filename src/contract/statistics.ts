/** Labels of the statistics dimensions, in headings, columns and files. */
export const dimensionWords = {
  nation: '국가',
  media: '매체',
  keyword: '키워드',
  classification: '분류',
  sns: '소셜 미디어',
} as const;

export type StatisticsName = keyof typeof dimensionWords;

/** Labels of the counted things, by dimension. */
export const countedWords: Record<StatisticsName, string> = {
  nation: '기사',
  media: '기사',
  keyword: '기사',
  classification: '기사',
  sns: '게시글',
};
