import type { Post } from '#generated/types/post.ts';
import { useIsAdmin, useMay } from '#web/admin/spec/rights.ts';
import { useSession } from '#web/shared/session/sessionStore.ts';
import { useBoard } from './BoardContext.tsx';

/** What the person may do with a post of the board. The server judges again. */
export const usePostRights = (
  post: Pick<Post, 'rgtrId' | 'recipientIds' | 'recipientGroups'> | undefined,
) => {
  const { kind, spec } = useBoard();
  const isAdmin = useIsAdmin();
  const writes = useMay(spec).insert;
  const user = useSession((state) => state.user?.user);
  const keeps = isAdmin || (kind === 'BOARD' && user?.cmnctBbsMngrYn === 'Y');
  const isTheirs = post !== undefined && post.rgtrId !== null && post.rgtrId === user?.userId;
  const isAddressed =
    kind === 'BOARD' &&
    user !== undefined &&
    ((post?.recipientIds ?? []).includes(user.userId) ||
      (user.groupId !== null && (post?.recipientGroups ?? []).includes(user.groupId)));
  return {
    /** Write comments: whoever the post was sent to may answer it. */
    comments: writes || isAddressed,
    /** Keep the board in order. */
    keeps,
    /** Change and delete the post, and know who read it. */
    answers: keeps || isTheirs,
    change: writes && (keeps || isTheirs),
    /** Send it by mail, and know what became of that. */
    mail: writes && (isAdmin || isTheirs),
    setState: isAdmin && kind === 'BOARD',
  };
};
