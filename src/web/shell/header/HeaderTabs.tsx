import { Link, useLocation } from 'react-router-dom';
import type { MenuNode } from '#contract/session.ts';
import { categoryOf, defaultPath } from '../menus/menuTree.ts';
import styles from './HeaderTabs.module.css';

/** The categories of user mode; each links to its first screen. */
export const HeaderTabs = ({ tabs }: { tabs: readonly MenuNode[] }) => {
  const category = categoryOf(useLocation().pathname);
  return (
    <nav aria-label="주메뉴" className={styles.nav}>
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
