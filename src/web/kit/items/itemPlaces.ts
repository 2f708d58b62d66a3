import { kindWords, recordPlaces } from '#contract/recordPlaces.ts';

/** The names of the item kinds, and the paths of their screens. */
export const itemPlaces = {
  article: { label: kindWords.article, listPath: recordPlaces.article },
  thinkTank: { label: kindWords.thinkTank, listPath: recordPlaces.thinkTank },
  sns: { label: kindWords.sns, listPath: recordPlaces.sns },
} as const;

export type ItemKindName = keyof typeof itemPlaces;

/** Address of an item; an unknown kind counts as an article. */
export const itemPath = (kind: string, articleId: number): string => {
  const { listPath } = itemPlaces[kind as ItemKindName] ?? itemPlaces.article;
  return `${listPath}/Detail/${articleId}`;
};

/** Address of an item in a window of its own. */
export const popupPath = (kind: ItemKindName, articleId: number | string): string =>
  `/popup/${kind}/${articleId}`;
