import { type ComponentType, createContext, type RefObject } from 'react';
import type { ItemKindName } from '../items/itemPlaces.ts';

/** The row after the opened one. */
export interface NextItem {
  kind: ItemKindName;
  articleId: number;
  title: string;
}

export interface ItemReaderProps {
  kind: ItemKindName;
  /** Undefined: none is open. */
  openId: number | undefined;
  next: NextItem | undefined;
  /** What is said while none is open. */
  hint: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onOpen: (articleId: number) => void;
  onClose: () => void;
  /** State of the address at which the item has the page for itself. */
  state: unknown;
}

/** What shows an item beside a list of another area; null where nothing does. */
export const ItemReader = createContext<ComponentType<ItemReaderProps> | null>(null);
