import type { MenuNode } from '#contract/session.ts';
import { HttpProblem } from '../http/HttpProblem.ts';
import { read } from '../http/read.ts';
import { useSession } from './sessionStore.ts';

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
export const loadMenus = async (reading: Promise<MenuNode[]> = readMenus()): Promise<void> => {
  useSession.setState({ menu: await reading });
};
