import { Outlet } from 'react-router-dom';
import { LazyAdminContext } from '#web/admin/LazyAdminContext.tsx';
import { useSession } from '#web/client/session/sessionStore.ts';
import { UserAppearanceButton } from '#web/kit/appearance/AppearanceButton.tsx';
import { showStoredDensity } from '#web/kit/views/density.ts';
import { OpenedView } from '#web/modules/platform/index.ts';
import { Masthead } from '../brand/Masthead.tsx';
import { Footer } from '../footer/Footer.tsx';
import { ScrollToTop } from '../footer/ScrollToTop.tsx';
import { Header } from '../header/Header.tsx';
import { categoryMenu, categoryOf, sidebarOf } from '../menus/menuTree.ts';
import { PageHead, useScreen } from '../page/PageHead.tsx';
import { headOf } from '../screens/pageRegistry.ts';
import { isOfSchema, type LayoutName } from '../screens/screens.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { SkipToResults } from '../shortcuts/SkipToResults.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import styles from './Layout.module.css';

/** Parts of the frame around a screen. */
interface LayoutParts {
  header: boolean;
  submenu: boolean;
  footer: boolean;
}

const nothing: LayoutParts = { header: false, submenu: false, footer: false };

/** The layouts of specification section 2. */
const layoutParts: Record<LayoutName, LayoutParts> = {
  public: nothing,
  popup: nothing,
  client: { header: true, submenu: false, footer: true },
  category: { header: true, submenu: true, footer: true },
  admin: { header: true, submenu: true, footer: true },
};

const AdminOutlet = () => (
  <LazyAdminContext>
    <Outlet />
  </LazyAdminContext>
);

// before the first row is rendered
showStoredDensity();

const focusMain = (): void => document.getElementById('main')?.focus();

/** The frame of every signed-in screen, with the parts of its layout. */
export const ScreenLayout = () => {
  const { path, resolved } = useScreen();
  const menus = useSession(({ menu }) => menu);
  const layout = resolved?.screen.layout ?? 'client';
  const parts = layoutParts[layout];
  const submenu = parts.submenu ? sidebarOf(menus, path) : [];

  // lists and the search have rows; other screens without a submenu do not
  const hasResults =
    resolved?.kind === 'list' &&
    (parts.submenu || path === '/search') &&
    headOf(resolved.pattern)?.hasResults !== false;

  const screen = resolved && isOfSchema(resolved.screen) ? <AdminOutlet /> : <Outlet />;
  const main = (
    <main id="main" tabIndex={-1} className={parts.header ? styles.main : styles.alone}>
      <PageHead />
      {hasResults && <SkipToResults className={styles.skip} />}
      {parts.header ? <OpenedView isList={hasResults}>{screen}</OpenedView> : screen}
    </main>
  );

  if (!parts.header) return main;
  return (
    <div className={styles.screen}>
      <button type="button" className={styles.skip} onClick={focusMain}>
        본문 바로가기
      </button>
      {hasResults && <SkipToResults className={styles.skip} />}
      <Masthead>
        <UserAppearanceButton />
      </Masthead>
      <Header mode={layout === 'admin' ? 'admin' : 'user'} />
      <div className={submenu.length > 0 ? styles.withSubmenu : styles.content}>
        {submenu.length > 0 && (
          <Sidebar title={categoryMenu(menus, categoryOf(path))?.menuNm ?? ''} menus={submenu} path={path} />
        )}
        {main}
      </div>
      {parts.footer && <Footer />}
      <ScrollToTop />
      <Shortcuts />
    </div>
  );
};
