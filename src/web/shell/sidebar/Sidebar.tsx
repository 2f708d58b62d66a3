import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MenuNode } from '#contract/session.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useMediaQuery } from '#web/kit/media/useMediaQuery.ts';
import { mayPrefetch, restMs } from '#web/kit/query/prefetch.ts';
import { decideNow } from '../guard/guard.ts';
import { childrenOf, defaultPath } from '../menus/menuTree.ts';
import { resolveScreen } from '../screens/resolveScreen.ts';
import { containsPath, MenuAccordion } from './MenuAccordion.tsx';
import styles from './Sidebar.module.css';

/** Prefetches the code of the screen at an address of the product, and its first requests. */
const prefetchScreen = async ({ pathname, search }: URL): Promise<void> => {
  if (pathname === window.location.pathname || decideNow(pathname).kind !== 'go') return;
  const pattern = resolveScreen(pathname, useSession.getState().menu)?.pattern;
  const { loadPage } = await import('../screens/pageRegistry.ts');
  if (!pattern) return;
  const { prefetch, isLogged } = await loadPage(pattern);
  if (!isLogged) await prefetch?.({ pathname, search });
};

/** Prefetches the screen of the menu link on which the pointer rests. */
export const usePrefetchScreen = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerLeave: leave,
    onPointerOver: ({ pointerType, target }: PointerEvent) => {
      leave();
      const link = (target as Element).closest('a');
      if (!link || pointerType === 'touch' || !mayPrefetch()) return;
      // a failed prefetch is repeated, and reported, when the screen is opened
      timer.current = setTimeout(() => void prefetchScreen(new URL(link.href)).catch(() => {}), restMs);
    },
  };
};

const item = 'submenu-folded';
/** Up to this window width, in px, the submenu is folded by default. */
const narrowWidth = 1279;

const stored = (): boolean | undefined => {
  try {
    const kept = localStorage.getItem(item);
    return kept === null ? undefined : kept === 'true';
  } catch {
    return undefined;
  }
};

/** Whether the submenu is folded: by the user's choice in this browser, else by the window width. */
const useMenuFolding = (): [boolean, (isFolded: boolean) => void] => {
  const [chosen, choose] = useState(stored);
  const isNarrow = useMediaQuery(`(max-width: ${narrowWidth}px)`);
  return [
    chosen ?? isNarrow,
    (next) => {
      choose(next);
      try {
        localStorage.setItem(item, String(next));
      } catch {
        // without storage the choice lasts until the page is closed
      }
    },
  ];
};

interface SidebarProps {
  title: string;
  menus: readonly MenuNode[];
  path: string;
}

interface FoldButtonProps {
  isFolded: boolean;
  onPress: () => void;
}

const FoldButton = ({ isFolded, onPress }: FoldButtonProps) => {
  const name = isFolded ? '메뉴 펼치기' : '메뉴 접기';
  return (
    <button
      type="button"
      className={styles.fold}
      aria-label={name}
      title={name}
      aria-expanded={!isFolded}
      onClick={onPress}
    >
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <path d="M3 3.5h14v13H3zM8 3.5v13" />
        <path d={isFolded ? 'm11 7.5 2.5 2.5-2.5 2.5' : 'M14 7.5 11.5 10l2.5 2.5'} />
      </svg>
    </button>
  );
};

/** The menus in a narrow strip. A menu with sub-menus links to the first of them. */
const Strip = ({ menus, path }: Omit<SidebarProps, 'title'>) => (
  <ul className={styles.strip}>
    {menus.map((menu) => {
      const to = defaultPath(menu);
      return to === null ? null : (
        <li key={menu.menuId}>
          <Link
            to={to}
            title={menu.menuNm}
            aria-current={
              containsPath(menu, path) ? (childrenOf(menu).length > 0 ? 'true' : 'page') : undefined
            }
          >
            <span>{menu.menuNm}</span>
          </Link>
        </li>
      );
    })}
  </ul>
);

/** The submenu on the left of a category. It can be folded to a narrow strip, to leave its width to the screen. */
export const Sidebar = ({ title, menus, path }: SidebarProps) => {
  const [isFolded, fold] = useMenuFolding();
  const place = useRef<HTMLElement>(null);
  const prefetchHandlers = usePrefetchScreen();
  const isPressed = useRef(false);
  // the pressed button was replaced by another one
  useLayoutEffect(() => {
    if (isPressed.current) place.current?.querySelector('button')?.focus();
    isPressed.current = false;
  }, [isFolded]);
  return (
    <nav
      data-side
      ref={place}
      {...prefetchHandlers}
      aria-label={`${title} 하위 메뉴`}
      className={isFolded ? styles.folded : styles.sidebar}
    >
      <div className={styles.head}>
        {!isFolded && <p className={styles.title}>{title}</p>}
        <FoldButton
          isFolded={isFolded}
          onPress={() => {
            isPressed.current = true;
            fold(!isFolded);
          }}
        />
      </div>
      {isFolded ? <Strip menus={menus} path={path} /> : <MenuAccordion menus={menus} path={path} />}
    </nav>
  );
};
