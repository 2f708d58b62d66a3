import { useEffect } from 'react';
import { create } from 'zustand';

interface Listed {
  /** Conditions, order and page size as the list's address holds them, without `?`; null: the screen has no list. */
  query: string | null;
  /** The names of its columns, in their order; null: it has none to choose. */
  columns: readonly string[] | null;
}

/** What the list on the screen shows. */
export const useListed = create<Listed>(() => ({ query: null, columns: null }));

/** Called by a list: what it shows can be saved as a view. `query` as an address holds it, without the page. */
export const useListViews = (query: string): void => {
  const text = query.replace(/^\?/, '');
  useEffect(() => {
    useListed.setState({ query: text });
  }, [text]);
  useEffect(() => () => useListed.setState({ query: null, columns: null }), []);
};

/** Called by a list with columns to choose: these are shown. */
export const useListedColumns = (shown: readonly string[]): void => {
  const names = shown.join();
  useEffect(() => {
    useListed.setState({ columns: names === '' ? null : names.split(',') });
  }, [names]);
};
