import { itemPlaces } from '#web/kit/items/itemPlaces.ts';

/** One of the kinds of items that are listed and read alike, and in what they differ. */
export interface ItemKind {
  name: 'article' | 'thinkTank' | 'sns';
  /** Where its screens stand; the routes know it without loading the screens. */
  listPath: string;
  /** Beginning of its calls: `/article` of `/article-list`. */
  api: string;
  /** What one is called, and with the particles that its last letter asks for. */
  word: string;
  subject: string;
  object: string;
  topic: string;
  /** What the screens call all of them. */
  label: string;
  /** What the one who publishes it is called. */
  outletLabel: string;
  /** What the one who wrote it is called. */
  authorLabel: string;
  /** Whether it stands on a board of its outlet. */
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

/** The kind of this name. */
export const kindOf = (name: ItemKind['name']): ItemKind =>
  itemKinds.find((kind) => kind.name === name) ?? articleKind;

/** Address of one item, without the query of the list that one came from. */
export const detailPath = (kind: ItemKind, articleId: number): string =>
  `${kind.listPath}/Detail/${articleId}`;
