import type { BoardPostItem } from '#generated/types/boardPost.ts';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import { splitViewOf } from '#web/admin/list/splitViewOf.tsx';
import type { Row } from '#web/admin/spec/formValues.ts';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { dayColumn } from '../../../admin/post/dayColumn.tsx';
import { onBoard, useBoard } from './BoardContext.tsx';
import { Categories, Classes } from './Categories.tsx';
import { PictureRows } from './PictureRows.tsx';
import styles from './productList.module.css';

const Title = ({ post }: { post: BoardPostItem }) => (
  <span className={styles.title}>
    {post.ttl}
    {(post.fileIdList?.length ?? 0) > 0 && (
      <Icon outline={icons.attachment} className={styles.clip} label="첨부파일 있음" />
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
