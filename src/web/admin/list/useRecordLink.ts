import { useContext } from 'react';
import { ListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { type EntityScreen, recordPath, registPath } from '../routing/screenPath.ts';
import type { Row } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';

/** The screen of the current entity, with its address. */
export const useEntityScreen = (): EntityScreen => {
  const spec = useSpec();
  return { spec, url: spec.menus[0] ?? '' };
};

/**
 * The list's query with the conditions in force: if the address has none, the initial ones are added. Beside a drawer's
 * `?id=` they would otherwise be lost.
 */
const useListSearch = (): string => {
  const { search } = useLocation();
  const list = useContext(ListContext);
  const filter = (list?.filterValues ?? {}) as object;
  const parameters = new URLSearchParams(search);
  if (parameters.has('filter') || Object.keys(filter).length === 0) return search;
  parameters.set('filter', JSON.stringify(filter));
  return `?${parameters.toString()}`;
};

/** Address of a record's form, over the list in its current state. */
export const useRecordLink = (): ((record: Row) => string) => {
  const screen = useEntityScreen();
  const search = useListSearch();
  return (record) => recordPath(screen, record[screen.spec.key] as string | number, search);
};

/** Address of the empty form, over the list in its current state. */
export const useRegistLink = (): string => {
  const screen = useEntityScreen();
  return registPath(screen, useListSearch());
};
