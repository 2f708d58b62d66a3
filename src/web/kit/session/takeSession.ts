import type { MenuNode, Session } from '#contract/session.ts';
import { loadMenus } from './loadMenus.ts';
import { startSession } from './sessionStore.ts';

/**
 * Starts a session, or takes over what has changed in it, with the menus that belong to it.
 * @param menus those of this session that have been asked for already
 */
export const takeSession = async (session: Session, menus?: Promise<MenuNode[]>): Promise<void> => {
  startSession(session);
  await loadMenus(menus);
};
