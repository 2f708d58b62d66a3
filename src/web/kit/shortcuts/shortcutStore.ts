import { create } from 'zustand';

/** The open keyboard dialog, if any. */
export const useShortcutDialog = create<{ open: 'palette' | 'help' | null }>(() => ({ open: null }));

export const openPalette = (): void => useShortcutDialog.setState({ open: 'palette' });
export const openHelp = (): void => useShortcutDialog.setState({ open: 'help' });
export const closeShortcutDialog = (): void => useShortcutDialog.setState({ open: null });
