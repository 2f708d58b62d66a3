import { kindWords, recordPlaces } from '#contract/recordPlaces.ts';

/** What the screens call the kinds of items, and where the screens of each stand. */
export const itemPlaces = {
  article: { label: kindWords.article, listPath: recordPlaces.article },
  thinkTank: { label: kindWords.thinkTank, listPath: recordPlaces.thinkTank },
  sns: { label: kindWords.sns, listPath: recordPlaces.sns },
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
