/** The daily briefing and the tray in which it is gathered. */

export { TrayButton } from './parts/tray/TrayButton.tsx';
export { addAllToTray, openTray, readTray, removeFromTray, useTray } from './parts/tray/trayStore.ts';
export { useMayCompose } from './parts/tray/useMayCompose.ts';
