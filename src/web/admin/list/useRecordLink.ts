import { useContext, useRef } from 'react';
import { ListContext, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { rowsBetween } from '#web/kit/lists/rowsBetween.ts';
import { type EntityScreen, recordPath, registPath } from '../routing/screenPath.ts';
import type { Row } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';

/** Toggles a row of the list; as a range, picks all rows from the last pressed one up to this one. */
export const usePickRecord = (): ((id: string, isRange: boolean) => void) => {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<{ id: string }>();
  const last = useRef<string>(undefined);
  return (id, isRange) => {
    const page = data.map((record) => record.id);
    const range = rowsBetween(page, last.current, id);
    last.current = id;
    if (isRange) onSelect([...new Set([...selectedIds, ...range])]);
    else onToggleItem(id);
  };
};

/** The screen of the current entity, with its address. */
const useEntityScreen = (): EntityScreen => {
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
