import type { MenuNode } from '#contract/session.ts';
import { MenuAccordion } from './MenuAccordion.tsx';
import styles from './Sidebar.module.css';

/** The submenu at the left of a category. */
export const Sidebar = ({
  title,
  menus,
  path,
}: {
  title: string;
  menus: readonly MenuNode[];
  path: string;
}) => (
  <nav aria-label={`${title} 하위 메뉴`} className={styles.sidebar}>
    <p className={styles.title}>{title}</p>
    <MenuAccordion menus={menus} path={path} />
  </nav>
);
