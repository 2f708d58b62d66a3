import { useListContext } from 'react-admin';
import { NavLink } from 'react-router-dom';
import type { MenuNode } from '#contract/session.ts';
import type { BoardPostItem } from '#generated/types/boardPost.ts';
import { useCodes } from '#web/admin/kinds/code.tsx';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import { splitViewOf } from '#web/admin/list/splitViewOf.tsx';
import type { Row } from '#web/admin/spec/formValues.ts';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import postStyles from '#web/modules/boards/admin/post/post.module.css';
import { dayColumn } from '../../../admin/post/columns.tsx';
import { onBoard, useBoard } from './BoardContext.tsx';
import { PictureRows } from './PictureRows.tsx';
import styles from './productList.module.css';

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
const Categories = () => {
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
const Classes = () => {
  const { board } = useBoard();
  const { filterValues, setFilters } = useListContext();
  const codes = useCodes(board.clsfCdId ?? '');
  const { pstClsfCd = '', ...others } = filterValues as Record<string, string>;
  const choose = (value: string) => setFilters({ ...others, ...(value && { pstClsfCd: value }) });
  return (
    <fieldset className={styles.third}>
      <legend className="only-read-aloud">세부 분류</legend>
      {[{ value: '', label: '전체' }, ...codes].map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="choice-button"
          aria-pressed={pstClsfCd === value}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
};

const Title = ({ post }: { post: BoardPostItem }) => (
  <span className={styles.title}>
    {post.ttl}
    {(post.fileIdList?.length ?? 0) > 0 && (
      <Icon outline={icons.attachment} className={postStyles.clip} label="첨부파일 있음" />
    )}
  </span>
);

const title = <SpecField source="ttl" render={(post) => <Title post={post as Row & BoardPostItem} />} />;

const splitView = splitViewOf({
  reader: lazyPart(async () => (await import('./PostReader.tsx')).PostReader),
  columns: [dayColumn],
});

/** The posts of a board in the layout of its menu: a table, cards or a gallery. Requests its own posts only. */
const List = () => {
  const { board } = useBoard();
  const isTriple = board.board === 'triple';
  const menuId = String(board.menuId);
  return (
    <>
      <Categories />
      <SpecList
        filters={['ttl', 'rgtrNm', 'regDt']}
        part={{ place: `esboard:${menuId}`, label: board.name, filter: { menuId } }}
        {...(isTriple && { top: <Classes /> })}
        {...(board.view === 'table' ? { splitView } : { rows: <PictureRows /> })}
      >
        {title}
        {isTriple && <SpecField key="class" source="pstClsfCdNm" />}
        <SpecField source="rgtrNm" />
        <SpecField source="regDt" />
        <SpecField source="inqCnt" />
      </SpecList>
    </>
  );
};

export const ProductList = onBoard(List);
