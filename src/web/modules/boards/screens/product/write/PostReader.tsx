import type { RecordReaderProps } from '#web/admin/list/splitViewOf.tsx';
import { PostReader as Reader } from '../../../admin/post/PostReader.tsx';
import { useBoard } from './BoardContext.tsx';
import { PostBody } from './ProductPage.tsx';

/** A post of the board beside its list. */
export const PostReader = (props: RecordReaderProps) => {
  const { board, spec } = useBoard();
  return (
    <Reader
      {...props}
      entity={spec.name}
      path={board.url}
      isHere={({ menuId }) => menuId === board.menuId}
      body={PostBody}
    />
  );
};
