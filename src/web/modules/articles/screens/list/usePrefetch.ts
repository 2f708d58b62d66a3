import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { prefetchAfter } from '#web/kit/query/prefetch.ts';
import { articleQuery } from '../detail/articleQuery.ts';
import { useKind } from '../kind/itemKinds.tsx';
import { readAddress, writeAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { itemsQuery } from '../query/itemsQuery.ts';

/** Id of the item in whose row an event happened. */
const recordIn = (target: EventTarget): string | undefined =>
  (target as Element).closest('tr')?.querySelector<HTMLElement>('[data-record]')?.dataset['record'];

/**
 * Prefetches the item of a list on which the pointer or the focus rests. This does not mark it as read: only its page
 * does.
 */
export const usePrefetchItem = (conditions: ArticleConditions, today: string) => {
  const kind = useKind();
  const queries = useQueryClient();
  const query = writeAddress(kind, conditions);
  const resting = useRef<{ id?: string | undefined; leave: () => void }>({ leave: () => {} });
  useEffect(
    () => () => {
      resting.current.leave();
      resting.current = { leave: () => {} };
    },
    [query],
  );
  const restOn = (id: string | undefined) => {
    if (id === resting.current.id) return;
    resting.current.leave();
    // the conditions as in the item's address
    const held = readAddress(new URLSearchParams(query), today, kind);
    const leave = id === undefined ? () => {} : prefetchAfter(queries, articleQuery(kind, id, held, today));
    resting.current = { id, leave };
  };
  return {
    onPointerOver: ({ pointerType, target }: PointerEvent) => {
      // a touch that moves over rows is scrolling
      if (pointerType !== 'touch') restOn(recordIn(target));
    },
    onPointerLeave: () => restOn(undefined),
    onFocus: ({ target }: FocusEvent) => restOn(recordIn(target)),
  };
};

/** Milliseconds the end of a list is visible before its next page is prefetched. */
const dwellMs = 400;

/**
 * Prefetches the next page of a list when the end of this one comes into view. `isWanted`: there is a next page, and it
 * will not change before it is opened.
 * @returns ref for the element at the end of the list
 */
export const usePrefetchPage = (conditions: ArticleConditions, today: string, isWanted: boolean) => {
  const kind = useKind();
  const queries = useQueryClient();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted || !end.current) return undefined;
    let leave = () => {};
    const watcher = new IntersectionObserver((entries) => {
      leave();
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      const next = { ...conditions, page: conditions.page + 1 };
      leave = prefetchAfter(queries, itemsQuery(kind, next, today), dwellMs);
    });
    watcher.observe(end.current);
    return () => {
      leave();
      watcher.disconnect();
    };
  }, [kind, queries, conditions, today, isWanted]);
  return end;
};
