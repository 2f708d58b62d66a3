import { useMemo, useRef, useState } from 'react';
import { rowsBetween } from '../lists/rowsBetween.ts';

export interface Picking {
  isOn: boolean;
  ids: ReadonlySet<number>;
  /** Picks a row or lets it go; as a range, picks those from the one that was pressed last up to it. */
  pick: (id: number, isRange: boolean, page: readonly number[]) => void;
  /** Picks all of these, or lets them go if all are picked already. */
  togglePage: (ids: readonly number[]) => void;
  begin: () => void;
  end: () => void;
}

/** Rows that are being picked, over the pages of the list. */
export const usePicking = (): Picking => {
  const [isOn, setOn] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number>(undefined);
  // the same for good: a row is drawn anew when it is picked, and not with every other one
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
