import { create } from 'zustand';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { useSyncedSetting } from '#web/client/userSetting/useSyncedSetting.ts';
import { useMediaQuery } from '#web/kit/media/useMediaQuery.ts';
import { showAlert } from '../dialogs/dialogStore.ts';

/** The user's setting of the split view: whether it is on, and the list's `share` of the width in percent. */
export interface SplitSetting {
  isOn: boolean;
  share: number;
}

export const shareBounds = { min: 28, max: 60 } as const;

const defaultSetting: SplitSetting = { isOn: false, share: 40 };
const item = 'split';
/** Minimum width for two columns; printing always uses the split layout, to print the open record. */
const wideEnough = '(min-width: 1200px), not screen';

export const boundedShare = (share: number): number =>
  Math.round(Math.min(shareBounds.max, Math.max(shareBounds.min, share)));

const isSetting = (value: unknown): value is SplitSetting =>
  value !== null &&
  typeof value === 'object' &&
  typeof (value as SplitSetting).isOn === 'boolean' &&
  Number.isFinite((value as SplitSetting).share);

const stored = (): SplitSetting => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(item) ?? 'null');
    return isSetting(value) ? { isOn: value.isOn, share: boundedShare(value.share) } : defaultSetting;
  } catch {
    return defaultSetting;
  }
};

const useSetting = create<SplitSetting>(stored);

/** Applies it and stores it in this browser, so that the next page load starts with it. */
const show = (setting: SplitSetting): void => {
  useSetting.setState(setting);
  try {
    localStorage.setItem(item, JSON.stringify(setting));
  } catch {
    // a browser without storage gets it from the server
  }
};

const take = (value: unknown): void => {
  if (isSetting(value)) show({ isOn: value.isOn, share: boundedShare(value.share) });
};

export interface Split extends SplitSetting {
  /** The window is wide enough. */
  hasRoom: boolean;
  /** On, and the window is wide enough. */
  isShown: boolean;
  /** Stores the change for the user, on every machine. */
  change: (change: Partial<SplitSetting>) => void;
}

/** The split view setting of the user. */
export const useSplit = (): Split => {
  const { isOn, share } = useSetting();
  const hasRoom = useMediaQuery(wideEnough);
  const keep = useSyncedSetting<SplitSetting>(item, take);
  const change = (part: Partial<SplitSetting>): void => {
    const setting = { ...useSetting.getState(), ...part };
    show(setting);
    keep(setting).catch((problem: unknown) => void showAlert(problemSentence(problem)));
  };
  return { isOn, share, hasRoom, isShown: isOn && hasRoom, change };
};
