import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import { useSession } from '#web/kit/session/sessionStore.ts';
import { adminCategory, categoryMenu, childrenOf, headerTabs } from '../menus/menuTree.ts';
import { MenuAccordion } from '../sidebar/MenuAccordion.tsx';
import type { HeaderMode } from './Header.tsx';
import styles from './MenuDrawer.module.css';
import { PersonLinks } from './PersonLinks.tsx';

/** All menus of the mode on a narrow screen. A link, the backdrop, Escape or 닫기 closes it. */
export const MenuDrawer = ({ mode, onClose }: { mode: HeaderMode; onClose: () => void }) => {
  const drawer = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const tree = useSession(({ menu }) => menu);
  const admin = categoryMenu(tree, adminCategory);
  const menus = mode === 'user' ? headerTabs(tree) : admin ? childrenOf(admin) : [];

  useEffect(() => {
    const element = drawer.current;
    // closed at once, so that the focus is back in the page before the new screen takes it
    const closeOnWayOut = ({ target }: MouseEvent) => {
      if (target === element || (target as Element).closest('a')) element?.close();
    };
    element?.showModal();
    element?.addEventListener('click', closeOnWayOut);
    return () => element?.removeEventListener('click', closeOnWayOut);
  }, []);

  return (
    <dialog ref={drawer} className={styles.drawer} aria-label="전체 메뉴" onClose={onClose}>
      <div className={styles.inner}>
        <button type="button" className={styles.close} onClick={() => drawer.current?.close()}>
          {messages.label.close}
        </button>
        <PersonLinks mode={mode} />
        <nav aria-label="전체 메뉴" className={styles.menus}>
          <MenuAccordion menus={menus} path={pathname} />
        </nav>
      </div>
    </dialog>
  );
};
