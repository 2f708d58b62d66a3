import { useState } from 'react';
import { create } from 'zustand';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { useUserSetting } from '#web/client/userSetting/useUserSetting.ts';
import { announce } from '../announce/announce.tsx';
import { startTypingAhead, takeTypedAhead } from '../focus/typingAhead.ts';

/** The open keyboard dialog, if any. */
export const useShortcutDialog = create<{ open: 'palette' | null }>(() => ({ open: null }));

/** A tab of the help: screens, words, keys. */
export type HelpPart = 'screen' | 'words' | 'keys';

interface Help {
  open: HelpPart | null;
  /** The word that is looked for. */
  typed: string;
  /** Another screen than the current one, whose help was asked for. */
  screen: { path: string; name: string } | null;
  /** Counts the openings: each takes the focus once. */
  asked: number;
}

/** The help panel, which stays open from screen to screen. */
export const useHelp = create<Help>(() => ({ open: null, typed: '', screen: null, asked: 0 }));

export const openHelp = (
  open: HelpPart = 'screen',
  { typed = '', screen = null }: Partial<Pick<Help, 'typed' | 'screen'>> = {},
): void => useHelp.setState(({ asked }) => ({ open, typed, screen, asked: asked + 1 }));
export const closeHelp = (): void => useHelp.setState({ open: null });
export const closeShortcutDialog = (): void => {
  takeTypedAhead();
  useShortcutDialog.setState({ open: null });
};

/** Letters that are typed before it is there are kept for it. */
export const openPalette = (): void => {
  startTypingAhead('빠른 이동', closeShortcutDialog);
  useShortcutDialog.setState({ open: 'palette' });
};

/** The user's setting for single-letter shortcuts: they can get in the way of assistive software (KWCAG 문자 단축키). */
export const useShortcutSwitch = () => {
  const { value, keep } = useUserSetting<{ on: boolean }>('readingKeys');
  // the checkbox changes at once; the server is updated in the background
  const [pending, setPending] = useState<boolean>();
  const stored = value?.on ?? true;
  const turn = async (): Promise<void> => {
    const on = !(pending ?? stored);
    setPending(on);
    try {
      await keep(on ? null : { on });
      announce(on ? '한 글자 단축키를 켰습니다.' : '한 글자 단축키를 껐습니다.');
    } catch (problem) {
      announce(problemSentence(problem));
    }
    setPending(undefined);
  };
  return { isOn: pending ?? stored, turn };
};
