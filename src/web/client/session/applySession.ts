import type { MenuNode, Session } from '#contract/session.ts';
import { HttpProblem } from '../http/HttpProblem.ts';
import { read } from '../http/read.ts';
import { startSession, useSession } from './sessionStore.ts';

/** The menus of the signed-in user; a user with a pending step may not read any yet. */
export const readMenus = async (): Promise<MenuNode[]> => {
  try {
    return await read<MenuNode[]>('/menu-list', { quiet: true, background: true });
  } catch (failure) {
    if (!(failure instanceof HttpProblem) || failure.body.code !== 'STEP_REQUIRED') throw failure;
    return [];
  }
};

/** Stores the menus. @param reading a request that is already in progress */
const loadMenus = async (reading: Promise<MenuNode[]> = readMenus()): Promise<void> => {
  useSession.setState({ menu: await reading });
};

/**
 * Starts a session, or applies changes to it, and loads its menus.
 * @param menus a request for them that is already in progress
 */
export const applySession = async (session: Session, menus?: Promise<MenuNode[]>): Promise<void> => {
  startSession(session);
  await loadMenus(menus);
};
