import { type ListAnswer, searchDepth } from '#contract/list.ts';
import type { ItemKindName } from '../items/itemPlaces.ts';

/** The fields of GET /search-list that are used here. */
export interface Listed {
  kind: string;
  articleId: number;
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
}

/** A search hit, reduced to what navigation needs. */
export interface FoundHit {
  kind: ItemKindName;
  articleId: number;
  title: string;
  language: string | null;
}

type Query = Readonly<Record<string, string | number | readonly string[]>>;

/** A page of hits to read through, kept in the history state of the items opened from it. */
export interface FoundPage {
  /** Address of the search that shows this page. */
  address: string;
  /** Query of GET /search-list. */
  query: Query & { page: number; size: number };
  hits: readonly FoundHit[];
  /** There may be another page. */
  hasNext: boolean;
}

const kinds: Readonly<Record<string, ItemKindName>> = {
  article: 'article',
  thinktank: 'thinkTank',
  sns: 'sns',
};

/** The kind of a found item as the screens name it; an unknown kind counts as an article. */
export const itemKindOf = (kind: string): ItemKindName => kinds[kind] ?? 'article';

const hitOf = ({ kind, articleId, kornTtl, lclanTtl, lanCd }: Listed): FoundHit => ({
  kind: itemKindOf(kind),
  articleId,
  title: kornTtl || lclanTtl || '제목 없음',
  language: kornTtl ? 'ko' : lanCd,
});

export const foundPageOf = (
  address: string,
  query: FoundPage['query'],
  { data }: Pick<ListAnswer<Listed>, 'data'>,
): FoundPage => ({
  address,
  query,
  hits: data.map(hitOf),
  hasNext: data.length === query.size && (query.page + 1) * query.size <= searchDepth,
});

/** The address and the query of another page; page and size come last in the address, as the search writes them. */
export const turnedTo = (
  { address, query }: Pick<FoundPage, 'address' | 'query'>,
  page: number,
): Pick<FoundPage, 'address' | 'query'> => {
  const [path = '', text] = address.split('?');
  const parameters = new URLSearchParams(text);
  const size = parameters.get('size');
  parameters.delete('page');
  parameters.delete('size');
  if (page > 1) parameters.append('page', String(page));
  if (size !== null) parameters.append('size', size);
  const written = parameters.toString();
  return { address: path + (written && `?${written}`), query: { ...query, page } };
};

/** History state for an item opened from a page of hits. */
export const openedFrom = (foundPage: FoundPage) => ({ foundPage });

/** The page of hits from a history state; undefined if the item was opened in another way. */
export const foundPageIn = (state: unknown): FoundPage | undefined =>
  (state as { foundPage?: FoundPage } | null)?.foundPage;
