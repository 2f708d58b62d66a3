import type { MenuNode, Session } from '#contract/session.ts';
import { loadMenus } from './loadMenus.ts';
import { startSession } from './sessionStore.ts';

/**
 * Starts a session, or applies changes to it, and loads its menus.
 * @param menus a request for them that is already in progress
 */
export const applySession = async (session: Session, menus?: Promise<MenuNode[]>): Promise<void> => {
  startSession(session);
  await loadMenus(menus);
};
