import { type ComponentType, createContext, useContext } from 'react';
import { itemPlaces } from '../../parts/items/itemPlaces.ts';

/** A kind of items, with what differs between kinds: they are listed and read alike. */
export interface ItemKind {
  name: 'article' | 'thinkTank' | 'sns';
  /** Path of its screens; the routes know it without loading the screens. */
  listPath: string;
  /** Prefix of its API paths: `/article` of `/article-list`. */
  api: string;
  /** Its name, and the name with Korean particles. */
  word: string;
  subject: string;
  object: string;
  topic: string;
  /** Name of all items of the kind. */
  label: string;
  /** What its date is called: 보도일, 발행일, 게시일. */
  dateWord: string;
  /** Label of the publisher. */
  outletLabel: string;
  /** Label of the author. */
  authorLabel: string;
  /** True if items belong to a board of their outlet. */
  hasBoard: boolean;
}

export const articleKind: ItemKind = {
  ...itemPlaces.article,
  name: 'article',
  api: '/article',
  word: '기사',
  subject: '기사가',
  object: '기사를',
  topic: '기사는',
  outletLabel: '매체',
  authorLabel: '기자',
  hasBoard: false,
};

export const thinkTankKind: ItemKind = {
  ...itemPlaces.thinkTank,
  name: 'thinkTank',
  api: '/thinktank',
  word: '자료',
  subject: '자료가',
  object: '자료를',
  topic: '자료는',
  outletLabel: '기관',
  authorLabel: '저자',
  hasBoard: false,
};

export const snsKind: ItemKind = {
  ...itemPlaces.sns,
  name: 'sns',
  api: '/sns',
  word: '게시글',
  subject: '게시글이',
  object: '게시글을',
  topic: '게시글은',
  outletLabel: '매체',
  authorLabel: '작성자',
  hasBoard: true,
};

export const itemKinds: readonly ItemKind[] = [articleKind, thinkTankKind, snsKind];

/** The kind with this name. */
export const kindOf = (name: ItemKind['name']): ItemKind =>
  itemKinds.find((kind) => kind.name === name) ?? articleKind;

/** Address of an item, without a list query. */
export const detailPath = (kind: ItemKind, articleId: number): string =>
  `${kind.listPath}/Detail/${articleId}`;

export const KindContext = createContext<ItemKind>(articleKind);

/** The kind of items that the screen shows. */
export const useKind = (): ItemKind => useContext(KindContext);

/** The screen for items of this kind. */
export const ofKind = (kind: ItemKind, Screen: ComponentType): ComponentType =>
  function OfKind() {
    return (
      <KindContext value={kind}>
        <Screen />
      </KindContext>
    );
  };
