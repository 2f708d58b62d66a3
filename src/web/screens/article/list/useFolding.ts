import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useUserSetting } from '#web/kit/userSetting/useUserSetting.ts';
import { type Fold, folded } from './folding.ts';
import type { Item } from './useArticleList.ts';

export interface Folding {
  isOn: boolean;
  /** Toggles the folding of rows on the same issue, and stores it for the user. */
  turn: () => void;
  /** The visible rows. */
  rows: readonly Item[] | undefined;
  /** By the id of the article that others are folded under. */
  folds: ReadonlyMap<number, Fold>;
  /** Shows or hides the other rows of a highlight. */
  toggle: (clusterId: number) => void;
}

const none: Pick<Folding, 'folds'> = { folds: new Map() };

/** Folds the rows of a page on the same issue under the first of them, if the user has turned it on. */
export const useFolding = (rows: readonly Item[] | undefined): Folding => {
  const { value, keep } = useUserSetting<{ isOn: boolean }>('fold:items');
  const [chosen, choose] = useState<boolean>();
  const isOn = chosen ?? value?.isOn ?? false;
  // the button reacts first, the rows follow
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
    choose(!isOn);
    // it applies for now even if it cannot be stored
    keep({ isOn: !isOn }).catch(() => {});
  };
  return { isOn, turn, toggle, ...shown };
};
