import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import type { MenuNode } from '#contract/session.ts';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';
import { useSite } from '#web/client/session/siteStore.ts';
import { Drawer } from '#web/kit/dialogs/Drawer.tsx';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { useMayCompose } from '#web/modules/briefing/index.ts';
import { NoticeButton } from '#web/modules/platform/index.ts';
import { Emblem } from '../brand/Masthead.tsx';
import {
  adminCategory,
  adminLanding,
  categoryMenu,
  categoryOf,
  childrenOf,
  defaultPath,
  headerTabs,
} from '../menus/menuTree.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { logoutByPerson } from '../session/endSession.ts';
import { MenuAccordion } from '../sidebar/MenuAccordion.tsx';
import styles from './Header.module.css';
import headerTabsStyles from './HeaderTabs.module.css';
import menuDrawerStyles from './MenuDrawer.module.css';

interface HeaderScroll {
  /** Scroll position at the last update, in px. */
  y: number;
  hidden: boolean;
}

/** Movements below this many px are ignored. */
const tolerance = 6;

/** Scrolling down hides the header, scrolling up shows it; near the top it is always shown. */
export const afterScroll = (before: HeaderScroll, y: number, headerEnd: number): HeaderScroll => {
  if (y <= headerEnd) return { y, hidden: false };
  if (Math.abs(y - before.y) < tolerance) return before;
  return { y, hidden: y > before.y };
};

/** The signed-in user, the switch between the modes, and the logout button. */
const PersonLinks = ({ mode }: { mode: HeaderMode }) => {
  const eml = useSession(({ user }) => user?.user.eml) ?? messages.label.guest;
  const { mngrShowYn, ipYn } = useSession(rightsOf);
  const menus = useSession(({ menu }) => menu);
  const mayAdminister = mngrShowYn === 'Y' && ipYn === 'Y';

  return (
    <ul className={styles.links}>
      <li className={styles.name}>
        {mode === 'user' ? (
          <Link to="/myPage" aria-label={`${eml} 마이페이지`}>
            {eml}
          </Link>
        ) : (
          <span>{eml}</span>
        )}
      </li>
      {mode === 'user' && mayAdminister && (
        <li>
          <Link to={adminLanding(menus)}>관리자 모드</Link>
        </li>
      )}
      {mode === 'admin' && (
        <li>
          <Link to="/dashboard">사용자 모드</Link>
        </li>
      )}
      <li>
        <button type="button" onClick={() => void logoutByPerson()}>
          로그아웃
        </button>
      </li>
    </ul>
  );
};

/** All menus of the mode on narrow screens. A link, the backdrop, Escape or 닫기 closes it. */
const MenuDrawer = ({ mode, onClose }: { mode: HeaderMode; onClose: () => void }) => {
  const { pathname } = useLocation();
  const tree = useSession(({ menu }) => menu);
  const admin = categoryMenu(tree, adminCategory);
  const menus = mode === 'user' ? headerTabs(tree) : admin ? childrenOf(admin) : [];

  return (
    // closed before the new screen is rendered, so that the focus is back in the page and the screen can take it
    <Drawer name="전체 메뉴" size="menu" closedByLinks onClose={onClose}>
      <div className={menuDrawerStyles.inner}>
        <PersonLinks mode={mode} />
        <PaletteButton place="drawer" onPress={onClose} />
        <nav aria-label="전체 메뉴" className={menuDrawerStyles.menus}>
          <MenuAccordion menus={menus} path={pathname} />
        </nav>
      </div>
    </Drawer>
  );
};

/** The categories of user mode; each links to its first screen. */
const HeaderTabs = ({ tabs }: { tabs: readonly MenuNode[] }) => {
  const category = categoryOf(useLocation().pathname);
  return (
    <nav aria-label="주메뉴" className={headerTabsStyles.nav}>
      <ul>
        {tabs.map((menu) => {
          const to = defaultPath(menu) ?? '/dashboard';
          return (
            <li key={menu.menuId}>
              <Link to={to} aria-current={categoryOf(to) === category ? 'true' : undefined}>
                {menu.menuNm}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

/** The search field, if it is on the screen. */
const searchField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('main [data-search-field]');

/** Link to the search; on the search screen it focuses the field and selects its text. */
const SearchTool = ({ className }: { className: string | undefined }) => {
  const isThere = useLocation().pathname === '/search';
  const press = (event: MouseEvent) => {
    const field = isThere && !event.ctrlKey && !event.metaKey && !event.shiftKey ? searchField() : null;
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  };
  return (
    <Link to="/search" className={className} aria-label="통합검색" onClick={press}>
      <Icon outline={icons.search} />
    </Link>
  );
};

/** True while the header is to be hidden. */
const useHeaderHidden = (header: RefObject<HTMLElement | null>): boolean => {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    // assumed at the top: reading the position would force a layout of the whole page before the first paint
    let state: HeaderScroll = { y: 0, hidden: false };
    const update = () => {
      const element = header.current;
      // the user works in the header by keyboard or has its popup open: it stays
      if (element?.contains(document.activeElement) && document.activeElement?.matches(':focus-visible'))
        return;
      const headerEnd = element ? element.offsetHeight * 2 : 0;
      state = afterScroll(state, Math.max(0, window.scrollY), headerEnd);
      setHidden(state.hidden);
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [header]);
  return hidden;
};

const TrayTool = lazyPart(async () => (await import('./TrayTool.tsx')).TrayTool);

type HeaderMode = 'user' | 'admin';

/** Logo, tabs, search, notices and account; on narrow screens most of it is in a drawer. */
export const Header = ({ mode }: { mode: HeaderMode }) => {
  const header = useRef<HTMLElement>(null);
  const hidden = useHeaderHidden(header);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const brand = useSite(({ brandName }) => brandName);
  const menus = useSession(({ menu }) => menu);
  const mayCompose = useMayCompose();

  useEffect(() => {
    document.documentElement.toggleAttribute('data-header-hidden', hidden);
    return () => document.documentElement.removeAttribute('data-header-hidden');
  }, [hidden]);

  return (
    <header ref={header} className={hidden ? styles.hidden : styles.header}>
      <div className={styles.inner}>
        <Link to="/dashboard" className={styles.logo}>
          <Emblem />
          <span>{brand}</span>
          {mode === 'admin' && <span className={styles.mode}>관리자</span>}
        </Link>
        {mode === 'user' && <HeaderTabs tabs={headerTabs(menus)} />}
        <div className={styles.tools}>
          <PaletteButton place="header" />
          <SearchTool className={styles.tool} />
          {mode === 'user' && mayCompose && (
            <TrayTool className={styles.tool} fallback={<span className={styles.tool} />} />
          )}
          <NoticeButton className={styles.tool} />
          <div className={styles.person}>
            <PersonLinks mode={mode} />
          </div>
          <button
            type="button"
            className={styles.drawerButton}
            aria-label="전체 메뉴"
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
          >
            <Icon outline={icons.menu} />
          </button>
        </div>
      </div>
      {drawerOpen && <MenuDrawer mode={mode} onClose={() => setDrawerOpen(false)} />}
    </header>
  );
};
