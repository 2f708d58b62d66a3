import type { Session } from '#contract/session.ts';
import { loadMenus } from './loadMenus.ts';
import { startSession } from './sessionStore.ts';

/** Starts a session, or takes over what has changed in it, with the menus that belong to it. */
export const takeSession = async (session: Session): Promise<void> => {
  startSession(session);
  await loadMenus();
};
