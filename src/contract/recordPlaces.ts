/** What the screens and messages call the kinds of records that the press yields. */
export const kindWords = {
  article: '기사',
  thinkTank: '싱크탱크',
  sns: '소셜 미디어',
  cluster: '하이라이트',
} as const;

/** Address of the list of each kind, below which its records stand. */
export const recordPlaces = {
  article: '/article/Article',
  thinkTank: '/article/ThinkTank',
  sns: '/article/Sns',
  cluster: '/article/HighLight',
} as const;
