import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ListAnswer } from '#contract/list.ts';
import { freshMs, queryOptionsOf } from '#web/kit/query/prefetch.ts';
import { storeReadRecord } from '#web/kit/returning/listPlace.ts';
import type { ItemKind } from '../kind/itemKinds.tsx';
import { listAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { type Item, itemsQuery } from '../query/itemsQuery.ts';
import type { ArticleRecord, Neighbour } from './articleRecord.ts';

/** How long a list page is cached for reading on from it, in ms. */
const keptMs = 5 * 60_000;

/** The article before or after the one on the screen. */
export interface ArticleStep {
  articleId: number;
  title: string;
  /** For its address: their `page` is the list page that contains it, so that going back leads to its row. */
  conditions: ArticleConditions;
}

export interface ArticleSteps {
  /** Null: there is none. Undefined: not known before the article is loaded. */
  previous: ArticleStep | null | undefined;
  next: ArticleStep | null | undefined;
  /** The row of the article itself, if its list was shown. */
  row: Item | undefined;
}

interface Around {
  kind: ItemKind;
  articleId: number;
  /** Undefined while it loads. */
  article: Pick<ArticleRecord, 'previous' | 'next'> | undefined;
  conditions: ArticleConditions;
  today: string;
}

/**
 * The previous and next article: those of the server once the article is loaded, until then those of the list page it
 * was opened from, so that somebody may step on before. At the ends of the page the adjacent one is prefetched. If the
 * page is not cached – its list was not shown here – nothing is known before the article; the page in the address stays
 * then, as it does for unread lists, whose rows move up while they are read.
 */
export const useNeighbours = ({ kind, articleId, article, conditions, today }: Around): ArticleSteps => {
  const queries = useQueryClient();
  const { page } = conditions;
  const pageOf = (turned: number) => ({
    ...queryOptionsOf(itemsQuery(kind, { ...conditions, page: turned }, today)),
    gcTime: keptMs,
    networkMode: 'always' as const,
  });
  const { data } = useQuery({ ...pageOf(page), enabled: false });
  const rows = data?.data ?? [];
  const at = rows.findIndex((row) => row.articleId === articleId);
  const turnsPages = at >= 0 && conditions.unreadYn !== 'Y';
  const isFirst = turnsPages && at === 0 && page > 1;
  const isLast = turnsPages && at + 1 === rows.length;
  const askFor = useEffectEvent((turned: number) => {
    void queries.prefetchQuery({ ...pageOf(turned), staleTime: freshMs });
  });
  const [mayTurnBack, mayTurnOn] = [isFirst && article?.previous !== null, isLast && article?.next !== null];
  // prefetched without an observer: reading on quickly aborts nothing
  useEffect(() => {
    if (mayTurnBack) askFor(page - 1);
    if (mayTurnOn) askFor(page + 1);
  }, [mayTurnBack, mayTurnOn, page]);

  const rowsOf = (turned: number): readonly Item[] =>
    queries.getQueryData<ListAnswer<Item>>(pageOf(turned).queryKey)?.data ?? [];
  const stepTo = (
    ofServer: Neighbour | null | undefined,
    ofList: Item | undefined,
    turned: number,
  ): ArticleStep | null | undefined => {
    const found = ofServer === undefined ? ofList : ofServer;
    return (
      found && {
        articleId: found.articleId,
        title: found.kornTtl ?? found.lclanTtl ?? '제목 없음',
        conditions: turned === page ? conditions : { ...conditions, page: turned },
      }
    );
  };
  return {
    previous: stepTo(
      article?.previous,
      isFirst ? rowsOf(page - 1).at(-1) : at > 0 ? rows[at - 1] : undefined,
      isFirst ? page - 1 : page,
    ),
    next: stepTo(
      article?.next,
      isLast ? rowsOf(page + 1)[0] : at < 0 ? undefined : rows[at + 1],
      isLast ? page + 1 : page,
    ),
    row: rows[at],
  };
};

/** Stores the article as the place to return to in its list. */
export const useStoreReturnPlace = (
  kind: ItemKind,
  article: ArticleRecord,
  conditions: ArticleConditions,
  today: string,
): void => {
  const queries = useQueryClient();
  const list = listAddress(kind, conditions);
  const { articleId } = article;
  const nextId = article.next?.articleId;
  useEffect(() => {
    storeReadRecord(list, articleId, nextId);
  }, [list, articleId, nextId]);
  const { queryKey } = itemsQuery(kind, conditions, today);
  const key = JSON.stringify(queryKey);
  const { unreadYn } = conditions;
  useEffect(() => {
    if (unreadYn !== 'Y') return;
    const left = queries.getQueryData<{ data: { articleId: number }[] }>(JSON.parse(key));
    // the article is beyond the rows cached for the return: the list is dropped, so that the current unread items are
    // shown
    if (left && !left.data.some((row) => row.articleId === articleId))
      queries.removeQueries({ queryKey: JSON.parse(key), exact: true });
  }, [queries, key, unreadYn, articleId]);
};
