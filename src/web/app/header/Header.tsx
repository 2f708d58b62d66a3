import MenuIcon from '@mui/icons-material/Menu';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMayCompose } from '#web/shared/briefingTray/useMayCompose.ts';
import { useSession } from '#web/shared/session/sessionStore.ts';
import { useSite } from '#web/shared/session/siteStore.ts';
import { Emblem } from '../layouts/Emblem.tsx';
import { headerTabs } from '../menus/menuTree.ts';
import styles from './Header.module.css';
import { HeaderTabs } from './HeaderTabs.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { NoticeButton } from './NoticeButton.tsx';
import { PersonLinks } from './PersonLinks.tsx';
import { SearchTool } from './SearchTool.tsx';
import { useHeaderHidden } from './useHeaderHidden.ts';

const TrayTool = lazy(async () => ({ default: (await import('./TrayTool.tsx')).TrayTool }));

export type HeaderMode = 'user' | 'admin';

/** Logo, tabs, search, notices and what concerns the person; on narrow screens most of it in a drawer. */
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
          <SearchTool className={styles.tool} />
          {mode === 'user' && mayCompose && (
            <Suspense fallback={<span className={styles.tool} />}>
              <TrayTool className={styles.tool} />
            </Suspense>
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
            <MenuIcon aria-hidden="true" />
          </button>
        </div>
      </div>
      {drawerOpen && <MenuDrawer mode={mode} onClose={() => setDrawerOpen(false)} />}
    </header>
  );
};
