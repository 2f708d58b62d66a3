import type { RecordReaderProps } from '#web/admin/list/splitViewOf.tsx';
import { PostReader as Reader } from '../../../admin/post/PostReader.tsx';
import { useBoard } from './BoardContext.tsx';
import { PostBody } from './PostPage.tsx';

/** A post of the board beside its list. */
export const PostReader = (props: RecordReaderProps) => {
  const { kind, path, spec } = useBoard();
  return (
    <Reader
      {...props}
      entity={spec.name}
      path={path}
      isHere={({ pstKndCd }) => pstKndCd === kind}
      body={PostBody}
    />
  );
};
