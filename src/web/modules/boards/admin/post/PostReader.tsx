import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import type { GetListResult } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Post } from '#generated/types/post.ts';
import type { RecordReaderProps } from '#web/admin/list/splitViewOf.tsx';
import { EmptyReader, NextRecord, ReaderHead, ReaderPane } from '#web/kit/split/ReaderPane.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { FetchedPost, type PostPlace, type StoredPost } from './FetchedPost.tsx';
import type { PostBodyProps } from './OpenedPost.tsx';
import { titleOf } from './PostHead.tsx';

interface ListedPost {
  id: string | number;
  prslYn?: unknown;
  inqCnt?: unknown;
}

interface ListedPosts<T> {
  data: readonly T[];
  meta?: { stats?: Record<string, number> };
}

/**
 * A page of posts after one of them was read: it is no longer unread, and its view count is one higher. Returns the
 * same page if nothing changes, so that nothing is rerendered.
 */
export const afterReading = <P extends ListedPosts<ListedPost>>(
  page: P,
  id: string | number,
  inqCnt: unknown,
): P => {
  const row = page.data.find((one) => String(one.id) === String(id));
  const wasUnread = row?.prslYn === 'N';
  if (!row || (!wasUnread && row.inqCnt === inqCnt)) return page;
  const read = { ...row, inqCnt, ...(wasUnread && { prslYn: 'Y' }) };
  const unread = page.meta?.stats?.['unread'];
  return {
    ...page,
    data: page.data.map((one) => (one === row ? read : one)),
    ...(wasUnread &&
      unread !== undefined && {
        meta: { ...page.meta, stats: { ...page.meta?.stats, unread: Math.max(0, unread - 1) } },
      }),
  };
};

interface PostReaderProps extends RecordReaderProps, PostPlace {
  body: ComponentType<PostBodyProps>;
}

/** Updates cached lists after a post was read. */
const useShownAsRead = (entity: string, { id, inqCnt }: StoredPost): void => {
  const queries = useQueryClient();
  useEffect(() => {
    queries.setQueriesData<GetListResult>(
      { queryKey: [entity, 'getList'] },
      (page) => page && afterReading(page, id, inqCnt),
    );
  }, [queries, entity, id, inqCnt]);
};

type ReadingProps = Omit<PostReaderProps, 'openId' | 'hint' | 'isHere'> & { post: StoredPost };

const Reading = (props: ReadingProps) => {
  const { post, next, heading, onOpen, onClose, state, entity, path, body: Body } = props;
  const navigate = useNavigate();
  const address = `${path}/Detail/${post.id}`;
  useShownAsRead(entity, post);
  const edit = () => void navigate(address, { state: { ...(state as object), isEdited: true } });
  return (
    <>
      <ReaderHead heading={heading} address={address} state={state} onClose={onClose}>
        {titleOf(post as typeof post & Post)}
      </ReaderHead>
      <Body data={post} onEdit={edit} isInPane />
      {next && <NextRecord label="다음 글" title={next.title} onOpen={() => onOpen(next.id)} />}
    </>
  );
};

/** A post beside its list. The next one is not prefetched: the server counts a fetched post as read. */
export const PostReader = ({ openId, hint, ...props }: PostReaderProps) => {
  const { next, onClose, entity, path, isHere } = props;
  const close = (
    <button type="button" className={buttons.tertiary} data-reading="list" onClick={onClose}>
      닫기
    </button>
  );
  return (
    <ReaderPane label="읽는 글">
      {openId === undefined ? (
        next && <EmptyReader hint={hint} />
      ) : (
        <FetchedPost
          key={openId}
          id={String(openId)}
          entity={entity}
          path={path}
          isHere={isHere}
          wayOut={close}
        >
          {(post) => <Reading post={post} {...props} />}
        </FetchedPost>
      )}
    </ReaderPane>
  );
};
