import { and, eq, exists, or } from 'drizzle-orm';
import { post } from '#generated/tables/index.ts';
import { isAdministrator } from '../access/caller.ts';
import { columnOf } from '../crud/tables.ts';
import { db } from '../database/db.ts';
import type { Policy } from './policy.ts';
import { isTheirs, openKinds } from './posts.ts';

/** Comments of posts that the caller sees; before their release only author and administrators see them. */
export const comments: Policy = {
  scope: (caller, { base }) => {
    const ofVisiblePost = exists(
      db()
        .select({ pstId: post.pstId })
        .from(post)
        .where(
          and(eq(post.pstId, columnOf(base, 'pstId')), eq(post.delYn, 'N'), openKinds(caller, post.pstKndCd)),
        ),
    );
    const isOpen = or(
      eq(columnOf(base, 'rlsYn'), 'Y'),
      caller ? eq(columnOf(base, 'rgtrId'), caller.user.userId) : undefined,
    );
    return and(ofVisiblePost, caller && isAdministrator(caller) ? undefined : isOpen);
  },
  mayUpdate: isTheirs,
  mayDelete: isTheirs,
};
