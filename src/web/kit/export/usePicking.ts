import { useMemo, useState } from 'react';

export interface Picking {
  isOn: boolean;
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Picks all of these, or lets them go if all are picked already. */
  togglePage: (ids: readonly number[]) => void;
  begin: () => void;
  end: () => void;
}

/** Rows that are being picked, over the pages of the list. */
export const usePicking = (): Picking => {
  const [isOn, setOn] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  // the same for good: a row is drawn anew when it is picked, and not with every other one
  const actions = useMemo(
    (): Omit<Picking, 'isOn' | 'ids'> => ({
      toggle: (id) =>
        setIds((before) => {
          const next = new Set(before);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
      togglePage: (page) =>
        setIds((before) => {
          const others = [...before].filter((id) => !page.includes(id));
          return new Set(page.every((id) => before.has(id)) ? others : [...others, ...page]);
        }),
      begin: () => setOn(true),
      end: () => {
        setOn(false);
        setIds(new Set());
      },
    }),
    [],
  );
  return useMemo(() => ({ isOn, ids, ...actions }), [isOn, ids, actions]);
};
