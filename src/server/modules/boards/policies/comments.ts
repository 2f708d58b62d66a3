import { and, eq, exists, or } from 'drizzle-orm';
import { post } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Policy } from '#server/kernel/crud/policies.ts';
import { db } from '#server/kernel/database/db.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import {
  boardMenus,
  isAuthorOrAdministrator,
  isBoardKind,
  isResponsibleFor,
  mayOnBoard,
  moderatesBoard,
  visiblePosts,
} from './posts.ts';

/** Authors may change their comment on a post that was sent to them, even if they can only read the board. */
const mayKeep = (caller: Caller, { pstKndCd }: Record<string, unknown>): boolean =>
  isBoardKind(pstKndCd) && mayOnBoard(caller, pstKndCd, pstKndCd === 'BOARD' ? 'menu:read' : 'menu:write');

/**
 * Comments of posts that the caller sees; before their release visible to their authors, to administrators, and to the
 * manager of the communication board, who moderates it.
 */
export const comments: Policy = {
  scope: (caller, { base }) => {
    const ofVisiblePost = exists(
      db()
        .select({ pstId: post.pstId })
        .from(post)
        .where(and(eq(post.pstId, columnOf(base, 'pstId')), eq(post.delYn, 'N'), visiblePosts(caller, post))),
    );
    const isOpen = or(
      eq(columnOf(base, 'rlsYn'), 'Y'),
      caller ? eq(columnOf(base, 'rgtrId'), caller.user.userId) : undefined,
    );
    return and(ofVisiblePost, caller && moderatesBoard(caller) ? undefined : isOpen);
  },
  menusOf: ({ pstKndCd }) => (isBoardKind(pstKndCd) ? [boardMenus[pstKndCd]] : []),
  mayUpdate: (caller, record) => mayKeep(caller, record) && isAuthorOrAdministrator(caller, record),
  mayDelete: (caller, record) => mayKeep(caller, record) && isResponsibleFor(caller, record),
};
