import { useListContext } from 'react-admin';
import { NavLink } from 'react-router-dom';
import type { MenuNode } from '#contract/session.ts';
import { useCodes } from '#web/admin/kinds/code.tsx';
import { useBoard } from './BoardContext.tsx';
import styles from './categories.module.css';

const isWithin = (menu: MenuNode, url: string): boolean =>
  menu.url === url || menu.children.some((child) => isWithin(child, url));

interface LevelProps {
  label: string;
  menus: readonly MenuNode[];
  url: string;
  className: string | undefined;
}

const Level = ({ label, menus, url, className }: LevelProps) => (
  <nav aria-label={label} className={className}>
    <ul>
      {menus.map((menu) => (
        <li key={menu.menuId}>
          {menu.url && (
            <NavLink to={menu.url} aria-current={isWithin(menu, url) ? 'page' : undefined}>
              {menu.menuNm}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  </nav>
);

/** Categories of a board with levels, and the sub-categories of the open one. */
export const Categories = () => {
  const { board } = useBoard();
  if (board.board === 'product') return null;
  const categories = board.root.children;
  const open = categories.find((menu) => isWithin(menu, board.url));
  return (
    <div className={styles.levels}>
      <Level label="분류" menus={categories} url={board.url} className={styles.first} />
      <Level label="하위 분류" menus={open?.children ?? []} url={board.url} className={styles.second} />
    </div>
  );
};

/** Third level: narrows the list to one classification. */
export const Classes = () => {
  const { board } = useBoard();
  const { filterValues, setFilters } = useListContext();
  const codes = useCodes(board.clsfCdId ?? '');
  const { pstClsfCd = '', ...others } = filterValues as Record<string, string>;
  const choose = (value: string) => setFilters({ ...others, ...(value && { pstClsfCd: value }) });
  return (
    <fieldset className={styles.third}>
      <legend className="only-read-aloud">세부 분류</legend>
      {[{ value: '', label: '전체' }, ...codes].map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={pstClsfCd === value} onClick={() => choose(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
};
