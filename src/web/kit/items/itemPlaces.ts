/** What the screens call the kinds of items, and where the screens of each stand. */
export const itemPlaces = {
  article: { label: '기사', listPath: '/article/Article' },
  thinkTank: { label: '싱크탱크', listPath: '/article/ThinkTank' },
  sns: { label: '소셜 미디어', listPath: '/article/Sns' },
} as const;

export type ItemKindName = keyof typeof itemPlaces;

/** Address of one item: of a kind that nobody knows, as an article. */
export const itemPath = (kind: string, articleId: number): string => {
  const { listPath } = itemPlaces[kind as ItemKindName] ?? itemPlaces.article;
  return `${listPath}/Detail/${articleId}`;
};

/** Where an item stands in a window of its own. */
export const popupPath = (kind: ItemKindName, articleId: number | string): string =>
  `/popup/${kind}/${articleId}`;
