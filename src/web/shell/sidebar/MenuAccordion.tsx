import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MenuNode } from '#contract/session.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { childrenOf, defaultPath } from '../menus/menuTree.ts';
import styles from './MenuAccordion.module.css';

/** True if the path is the menu's screen, or one below it (detail, registration). */
const isAt = (menu: MenuNode, path: string): boolean =>
  Boolean(menu.url) && (path === menu.url || path.startsWith(`${menu.url}/`));

/** True if the path is the menu's screen, or that of a menu below it. */
export const containsPath = (menu: MenuNode, path: string): boolean =>
  isAt(menu, path) || childrenOf(menu).some((child) => containsPath(child, path));

const MenuViews = lazyPart(async () => (await import('./MenuViews.tsx')).MenuViews);

const Leaf = ({ menu, path }: { menu: MenuNode; path: string }) => {
  const hasViews = useSavedViews(({ views }) => views.some(({ menuUrl }) => menuUrl === menu.url));
  return (
    <>
      <Link to={menu.url ?? '#'} className={styles.leaf} aria-current={isAt(menu, path) ? 'page' : undefined}>
        {menu.menuNm}
      </Link>
      {hasViews && <MenuViews menu={menu} />}
    </>
  );
};

const Branch = ({ menu, path }: { menu: MenuNode; path: string }) => {
  const [open, setOpen] = useState(containsPath(menu, path));
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.branch}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {menu.menuNm}
      </button>
      <div id={id} hidden={!open} className={styles.below}>
        <MenuAccordion menus={childrenOf(menu)} path={path} />
      </div>
    </>
  );
};

/** Menus as links, menus with sub-menus as foldable sections; the section of the current screen is open. */
export const MenuAccordion = ({ menus, path }: { menus: readonly MenuNode[]; path: string }) => (
  <ul className={styles.list}>
    {menus
      .filter((menu) => defaultPath(menu) !== null)
      .map((menu) => (
        <li key={menu.menuId}>
          {childrenOf(menu).length > 0 ? (
            <Branch menu={menu} path={path} />
          ) : (
            <Leaf menu={menu} path={path} />
          )}
        </li>
      ))}
  </ul>
);
