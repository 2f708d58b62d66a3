import { useRef } from 'react';
import { useListContext } from 'react-admin';
import { rowsBetween } from '#web/kit/lists/rowsBetween.ts';

/** Picks a row of the list or lets it go; as a range, picks those from the one that was pressed last up to it. */
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
