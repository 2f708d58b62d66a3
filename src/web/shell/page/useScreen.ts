import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuNode } from '#contract/session.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { menuOfPath } from '../menus/menuOfPath.ts';
import { trailOf } from '../menus/menuTree.ts';
import { type ResolvedScreen, resolveScreen } from '../screens/resolveScreen.ts';

export interface ShownScreen {
  path: string;
  /** Null: the path has no screen. */
  resolved: ResolvedScreen | null;
  /** The menus from depth 0 down to the screen's own; empty if it has none. */
  trail: MenuNode[];
  /** The screen's own name, else its menu's. */
  name: string;
}

/** The screen of the current path. */
export const useScreen = (): ShownScreen => {
  const { pathname } = useLocation();
  const menus = useSession(({ menu }) => menu);
  return useMemo(() => {
    const resolved = resolveScreen(pathname, menus);
    const menu = menuOfPath(menus, pathname)?.menu;
    const trail = menu ? trailOf(menus, menu.menuId) : [];
    return { path: pathname, resolved, trail, name: resolved?.screen.title ?? menu?.menuNm ?? '' };
  }, [pathname, menus]);
};
