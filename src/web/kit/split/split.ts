import { create } from 'zustand';
import { useMediaQuery } from '#web/kit/media/useMediaQuery.ts';
import { showAlert } from '../dialogs/dialogStore.ts';
import { problemSentence } from '../http/problemSentence.ts';
import { useTakenOnce } from '../userSetting/useTakenOnce.ts';

/** How a person reads: what is opened stands beside its list, which has `share` percent of the width. */
export interface SplitWish {
  isOn: boolean;
  share: number;
}

export const shareBounds = { min: 28, max: 60 } as const;

const defaultWish: SplitWish = { isOn: false, share: 40 };
const item = 'split';
/** Below that there is no room for two; paper, however wide, holds what is open. */
const wideEnough = '(min-width: 1200px), not screen';

export const boundedShare = (share: number): number =>
  Math.round(Math.min(shareBounds.max, Math.max(shareBounds.min, share)));

const isWish = (value: unknown): value is SplitWish =>
  value !== null &&
  typeof value === 'object' &&
  typeof (value as SplitWish).isOn === 'boolean' &&
  Number.isFinite((value as SplitWish).share);

const stored = (): SplitWish => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(item) ?? 'null');
    return isWish(value) ? { isOn: value.isOn, share: boundedShare(value.share) } : defaultWish;
  } catch {
    return defaultWish;
  }
};

const useWish = create<SplitWish>(stored);

/** For now, and in this browser, so that the next page load stands so at once. */
const show = (wish: SplitWish): void => {
  useWish.setState(wish);
  try {
    localStorage.setItem(item, JSON.stringify(wish));
  } catch {
    // a browser that stores nothing learns it from the server
  }
};

const take = (value: unknown): void => {
  if (isWish(value)) show({ isOn: value.isOn, share: boundedShare(value.share) });
};

export interface Split extends SplitWish {
  /** Whether the window has room for it. */
  hasRoom: boolean;
  /** Wanted, and there is room. */
  isShown: boolean;
  /** Remembers the change for the person, on every machine. */
  change: (change: Partial<SplitWish>) => void;
}

/** Whether lists have what is opened beside them, as this person wants it. */
export const useSplit = (): Split => {
  const { isOn, share } = useWish();
  const hasRoom = useMediaQuery(wideEnough);
  const keep = useTakenOnce<SplitWish>(item, take);
  const change = (part: Partial<SplitWish>): void => {
    const wish = { ...useWish.getState(), ...part };
    show(wish);
    keep(wish).catch((problem: unknown) => void showAlert(problemSentence(problem)));
  };
  return { isOn, share, hasRoom, isShown: isOn && hasRoom, change };
};
