import { useLocation } from 'react-router-dom';
import { useSession } from '#web/client/session/sessionStore.ts';
import { Drawer } from '#web/kit/dialogs/Drawer.tsx';
import { adminCategory, categoryMenu, childrenOf, headerTabs } from '../menus/menuTree.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { MenuAccordion } from '../sidebar/MenuAccordion.tsx';
import type { HeaderMode } from './Header.tsx';
import styles from './MenuDrawer.module.css';
import { PersonLinks } from './PersonLinks.tsx';

/** All menus of the mode on narrow screens. A link, the backdrop, Escape or 닫기 closes it. */
export const MenuDrawer = ({ mode, onClose }: { mode: HeaderMode; onClose: () => void }) => {
  const { pathname } = useLocation();
  const tree = useSession(({ menu }) => menu);
  const admin = categoryMenu(tree, adminCategory);
  const menus = mode === 'user' ? headerTabs(tree) : admin ? childrenOf(admin) : [];

  return (
    // closed before the new screen is rendered, so that the focus is back in the page and the screen can take it
    <Drawer name="전체 메뉴" size="menu" closedByLinks onClose={onClose}>
      <div className={styles.inner}>
        <PersonLinks mode={mode} />
        <PaletteButton place="drawer" onPress={onClose} />
        <nav aria-label="전체 메뉴" className={styles.menus}>
          <MenuAccordion menus={menus} path={pathname} />
        </nav>
      </div>
    </Drawer>
  );
};
