import { useMemo, useRef, useState } from 'react';
import { rowsBetween } from '../lists/rowsBetween.ts';

export interface Picking {
  isOn: boolean;
  ids: ReadonlySet<number>;
  /** Toggles a row; as a range, picks all rows from the last pressed one up to this one. */
  pick: (id: number, isRange: boolean, page: readonly number[]) => void;
  /** Picks all of these rows, or unpicks them if all are picked already. */
  togglePage: (ids: readonly number[]) => void;
  begin: () => void;
  end: () => void;
}

/**
 * The rows being picked, across the pages of the list. Nobody acts on rows that other conditions hide: they are let go.
 * @param under the conditions of the list, without page, size and order
 */
export const usePicking = (under = ''): Picking => {
  const [isOn, setOn] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [pickedUnder, setPickedUnder] = useState(under);
  if (pickedUnder !== under) {
    setPickedUnder(under);
    if (ids.size > 0) setIds(new Set());
  }
  const last = useRef<number>(undefined);
  // stable references: a row is rerendered only when it is picked, not with every other one
  const actions = useMemo(
    (): Omit<Picking, 'isOn' | 'ids'> => ({
      pick: (id, isRange, page) => {
        const range = rowsBetween(page, last.current, id);
        last.current = id;
        setIds((before) => {
          const next = new Set(isRange ? [...before, ...range] : before);
          if (!isRange && !next.delete(id)) next.add(id);
          return next;
        });
      },
      togglePage: (page) =>
        setIds((before) => {
          const others = [...before].filter((id) => !page.includes(id));
          return new Set(page.every((id) => before.has(id)) ? others : [...others, ...page]);
        }),
      begin: () => setOn(true),
      end: () => {
        last.current = undefined;
        setOn(false);
        setIds(new Set());
      },
    }),
    [],
  );
  return useMemo(() => ({ isOn, ids, ...actions }), [isOn, ids, actions]);
};
