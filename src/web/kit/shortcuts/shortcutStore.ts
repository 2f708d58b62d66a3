import { create } from 'zustand';
import { startTypingAhead, takeTypedAhead } from '../focus/typingAhead.ts';

/** The open keyboard dialog, if any. */
export const useShortcutDialog = create<{ open: 'palette' | 'help' | null }>(() => ({ open: null }));

export const openHelp = (): void => useShortcutDialog.setState({ open: 'help' });
export const closeShortcutDialog = (): void => {
  takeTypedAhead();
  useShortcutDialog.setState({ open: null });
};

/** Letters that are typed before it is there are kept for it. */
export const openPalette = (): void => {
  startTypingAhead('빠른 이동', closeShortcutDialog);
  useShortcutDialog.setState({ open: 'palette' });
};
