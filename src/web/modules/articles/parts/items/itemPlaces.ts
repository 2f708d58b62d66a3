import { type ComponentType, createContext } from 'react';
import { dateWords, kindWords, recordPlaces } from '#contract/recordPlaces.ts';
import type { ReaderProps } from '#web/kit/split/ReaderPane.tsx';

/** The names of the item kinds, the paths of their screens, and the words of their dates. */
export const itemPlaces = {
  article: { label: kindWords.article, listPath: recordPlaces.article, dateWord: dateWords.article },
  thinkTank: { label: kindWords.thinkTank, listPath: recordPlaces.thinkTank, dateWord: dateWords.thinkTank },
  sns: { label: kindWords.sns, listPath: recordPlaces.sns, dateWord: dateWords.sns },
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

/** The row after the opened one. */
interface NextItem {
  kind: ItemKindName;
  articleId: number;
  title: string;
}

export interface ItemReaderProps extends ReaderProps {
  kind: ItemKindName;
  next: NextItem | undefined;
}

/** Component that shows an item beside a list of another area; null if there is none. */
export const ItemReader = createContext<ComponentType<ItemReaderProps> | null>(null);
