/** Display names of the kinds of press records. */
export const kindWords = {
  article: '기사',
  thinkTank: '싱크탱크',
  sns: '소셜 미디어',
  cluster: '하이라이트',
} as const;

/** What happens to a record of each kind on its day: 보도일, 발행일시, 최근 게시순 … */
export const dateWords = { article: '보도', thinkTank: '발행', sns: '게시' } as const;

/** Path of the list of each kind; the paths of its records are below. */
export const recordPlaces = {
  article: '/article/Article',
  thinkTank: '/article/ThinkTank',
  sns: '/article/Sns',
  cluster: '/article/HighLight',
} as const;
