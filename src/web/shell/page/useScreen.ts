import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuNode } from '#contract/session.ts';
import { useSession } from '#web/kit/session/sessionStore.ts';
import { menuOfPath } from '../menus/menuOfPath.ts';
import { trailOf } from '../menus/menuTree.ts';
import { type ResolvedScreen, resolveScreen } from '../routes/resolveScreen.ts';

export interface ShownScreen {
  path: string;
  /** Null: no screen stands at this path. */
  resolved: ResolvedScreen | null;
  /** The menus from depth 0 down to the screen's own; empty where it has none. */
  trail: MenuNode[];
  /** The screen's name: its own, else its menu's. */
  name: string;
}

/** What the current path shows. */
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
