import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useUserSetting } from '#web/kit/userSetting/useUserSetting.ts';
import { type Fold, folded } from './folding.ts';
import type { Item } from './useArticleList.ts';

export interface Folding {
  isOn: boolean;
  /** Remembers for the person whether rows about the same matter are folded. */
  turn: () => void;
  /** The rows that show. */
  rows: readonly Item[] | undefined;
  /** By the number of the article that others are folded under. */
  folds: ReadonlyMap<number, Fold>;
  /** Shows the others of a highlight, or hides them again. */
  toggle: (clusterId: number) => void;
}

const none: Pick<Folding, 'folds'> = { folds: new Map() };

/** Rows of the page about the same matter, folded under the first of them if the person likes it so. */
export const useFolding = (rows: readonly Item[] | undefined): Folding => {
  const { value, keep } = useUserSetting<{ isOn: boolean }>('fold:items');
  const [wished, wish] = useState<boolean>();
  const isOn = wished ?? value?.isOn ?? false;
  // the button answers first, what it does to the rows follows
  const areFolded = useDeferredValue(isOn);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (clusterId: number) =>
      setOpened((before) => {
        const next = new Set(before);
        if (!next.delete(clusterId)) next.add(clusterId);
        return next;
      }),
    [],
  );
  const shown = useMemo(
    () => (areFolded && rows ? folded(rows, opened) : { rows, ...none }),
    [areFolded, rows, opened],
  );
  const turn = () => {
    wish(!isOn);
    // it holds for now even where it cannot be remembered
    keep({ isOn: !isOn }).catch(() => {});
  };
  return { isOn, turn, toggle, ...shown };
};
