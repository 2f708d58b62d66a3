import { useEffect } from 'react';
import { create } from 'zustand';

/** A statistic has no rows that could stand wide or close, and no columns. */
export type Listing = 'list' | 'statistic';

interface Listed {
  /** Conditions, order and page size as the list's address holds them, without `?`; null: the screen has no list. */
  query: string | null;
  /** The names of its columns, in their order; null: it has none to choose. */
  columns: readonly string[] | null;
  kind: Listing;
}

const nothing: Listed = { query: null, columns: null, kind: 'list' };

/** What the list or the statistic on the screen shows. */
export const useListed = create<Listed>(() => nothing);

/** Called by a list or a statistic: what it shows can be saved as a view. `query` as an address holds it, without the page. */
export const useListViews = (query: string, kind: Listing = 'list'): void => {
  const text = query.replace(/^\?/, '');
  useEffect(() => {
    useListed.setState({ query: text, kind });
  }, [text, kind]);
  useEffect(() => () => useListed.setState(nothing), []);
};

/** Called by a list with columns to choose: these are shown. */
export const useListedColumns = (shown: readonly string[]): void => {
  const names = shown.join();
  useEffect(() => {
    useListed.setState({ columns: names === '' ? null : names.split(',') });
  }, [names]);
};
