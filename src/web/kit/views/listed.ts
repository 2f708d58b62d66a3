import { useEffect } from 'react';
import { create } from 'zustand';

/** A statistic has neither row spacing nor columns. */
export type Listing = 'list' | 'statistic';

interface Listed {
  /** Conditions, order and page size as in the list's address, without `?`; null: the screen has no list. */
  query: string | null;
  /** Names of its columns, in order; null: they cannot be chosen. */
  columns: readonly string[] | null;
  kind: Listing;
}

const nothing: Listed = { query: null, columns: null, kind: 'list' };

/** State of the list or statistic on the screen. */
export const useListed = create<Listed>(() => nothing);

/** Called by a list or a statistic that can be saved as a view. `query` as in the address, without the page. */
export const useListViews = (query: string, kind: Listing = 'list'): void => {
  const text = query.replace(/^\?/, '');
  useEffect(() => {
    useListed.setState({ query: text, kind });
  }, [text, kind]);
  useEffect(() => () => useListed.setState(nothing), []);
};

/** Called by a list with configurable columns, with the shown ones. */
export const useListedColumns = (shown: readonly string[]): void => {
  const names = shown.join();
  useEffect(() => {
    useListed.setState({ columns: names === '' ? null : names.split(',') });
  }, [names]);
};
