import { type ComponentType, createContext } from 'react';
import type { ReaderProps } from '#web/kit/split/ReaderPane.tsx';
import type { ItemKindName } from './itemPlaces.ts';

/** The row after the opened one. */
export interface NextItem {
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
