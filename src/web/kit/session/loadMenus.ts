import type { MenuNode } from '#contract/session.ts';
import { HttpProblem } from '../http/HttpProblem.ts';
import { read } from '../http/read.ts';
import { useSession } from './sessionStore.ts';

/** The menus that the signed-in person may see; a person with a pending step may see none yet. */
export const readMenus = async (): Promise<MenuNode[]> => {
  try {
    return await read<MenuNode[]>('/menu-list', { quiet: true, background: true });
  } catch (failure) {
    if (!(failure instanceof HttpProblem) || failure.body.code !== 'STEP_REQUIRED') throw failure;
    return [];
  }
};

/** Takes over the menus. @param reading those that have been asked for already */
export const loadMenus = async (reading: Promise<MenuNode[]> = readMenus()): Promise<void> => {
  useSession.setState({ menu: await reading });
};
