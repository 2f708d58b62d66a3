import { useRef } from 'react';
import { useListContext } from 'react-admin';
import { rowsBetween } from '#web/kit/lists/rowsBetween.ts';

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
