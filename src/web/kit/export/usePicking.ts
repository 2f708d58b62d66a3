import { useMemo, useRef, useState } from 'react';

export interface Picking {
  isOn: boolean;
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Picks those from the one that was pressed last up to this, in the order of the page. */
  extend: (id: number, page: readonly number[]) => void;
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
      toggle: (id) => {
        last.current = id;
        setIds((before) => {
          const next = new Set(before);
          if (!next.delete(id)) next.add(id);
          return next;
        });
      },
      extend: (id, page) => {
        const ends = [page.indexOf(last.current ?? id), page.indexOf(id)].map((at) =>
          at < 0 ? page.indexOf(id) : at,
        );
        last.current = id;
        setIds((before) => new Set([...before, ...page.slice(Math.min(...ends), Math.max(...ends) + 1)]));
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
