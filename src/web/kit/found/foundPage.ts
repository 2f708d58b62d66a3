import { type ListAnswer, searchDepth } from '#contract/list.ts';
import type { ItemKindName } from '../items/itemPlaces.ts';

/** What GET /search-list says of something, as far as it is looked at here. */
export interface Listed {
  kind: string;
  articleId: number;
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
}

/** Something that a search found, as far as one needs to know to go there. */
export interface FoundHit {
  kind: ItemKindName;
  articleId: number;
  title: string;
  language: string | null;
}

type Query = Readonly<Record<string, string | number | readonly string[]>>;

/** A page of hits that one reads through, kept in the state of the addresses that are opened from it. */
export interface FoundPage {
  /** Of the search that shows this page. */
  address: string;
  /** Of GET /search-list. */
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

/** What the screens call the kind of a found item; of one that nobody knows, an article. */
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

/** The address and the query of another page; page and size stand last in an address of the search, as it writes them. */
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

/** State of an address that was opened from a page of hits. */
export const openedFrom = (foundPage: FoundPage) => ({ foundPage });

/** The page of hits that an address was opened from, out of its state; undefined where it was opened otherwise. */
export const foundPageIn = (state: unknown): FoundPage | undefined =>
  (state as { foundPage?: FoundPage } | null)?.foundPage;
