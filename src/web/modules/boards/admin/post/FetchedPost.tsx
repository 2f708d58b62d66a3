import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { messages } from '#contract/messages.ts';
import type { Row } from '#web/admin/spec/formValues.ts';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import { isMissing, isPostId, MissingPost } from './MissingPost.tsx';

export type StoredPost = Row & { id: string };

/** A board, for the components that show its posts. */
export interface PostPlace {
  /** Name of the entity. */
  entity: string;
  /** Address of the board. */
  path: string;
  /** False for a post that belongs to another board. */
  isHere: (data: StoredPost) => boolean;
}

interface FetchedPostProps extends PostPlace {
  id: string;
  /** Link shown if the post does not exist; by default to the board. */
  wayOut?: ReactNode;
  children: (data: StoredPost) => ReactNode;
}

/** Cached list rows count as records too, but lack the text. */
const isWhole = (data: StoredPost): boolean => 'cn' in data;

/** The post with this id once it is loaded, or the error. */
export const FetchedPost = ({ id, entity, path, isHere, wayOut, children }: FetchedPostProps) => {
  const isId = isPostId(id);
  const { data, error, isPending, isFetching, refetch } = useGetOne<StoredPost>(entity, { id }, {
    enabled: isId,
    onError: () => {},
  } as object);
  const post = data && isWhole(data) ? data : undefined;
  const missing = { path, wayOut };
  if (!isId || (!post && !isFetching && isMissing(error))) return <MissingPost {...missing} />;
  if (isPending || (!post && isFetching)) return <LoadingState text={messages.loading.detail} />;
  if (post && !isHere(post)) return <MissingPost {...missing} title="이 게시판에 없는 글입니다" />;
  if (!post) return <ProblemState problem={error as Error | null} onRetry={() => void refetch()} />;
  return children(post);
};
