import type { MenuNode } from '#contract/session.ts';
import { HttpProblem } from '../http/HttpProblem.ts';
import { read } from '../http/read.ts';
import { useSession } from './sessionStore.ts';

/** Fetches the menus that the signed-in person may see; a person with a pending step may see none yet. */
export const loadMenus = async (): Promise<void> => {
  try {
    const menu = await read<MenuNode[]>('/menu-list', { quiet: true, background: true });
    useSession.setState({ menu });
  } catch (failure) {
    if (!(failure instanceof HttpProblem) || failure.body.code !== 'STEP_REQUIRED') throw failure;
    useSession.setState({ menu: [] });
  }
};
