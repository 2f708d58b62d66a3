import { and, eq } from 'drizzle-orm';
import { postComment } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Notice, notify } from '#server/modules/platform/index.ts';
import { type BoardKind, boardMenus } from '../policies/boards.ts';

/** The author of the post and the authors of its comments. */
const concerned = async (post: Row): Promise<(string | null)[]> => {
  const speakers = await db()
    .selectDistinct({ rgtrId: postComment.rgtrId })
    .from(postComment)
    .where(and(eq(postComment.pstId, post.pstId as number), eq(postComment.delYn, 'N')));
  return [post.rgtrId as string | null, ...speakers.map(({ rgtrId }) => rgtrId)];
};

/**
 * Notifies the users concerned with the post of a comment that they may see.
 * @param knows whether a user was notified when the comment was written
 */
export const notifyOfComment = async (
  catalogue: Catalogue,
  post: Row,
  comment: Row,
  by: Notice['by'],
  knows?: (caller: Caller) => boolean,
): Promise<void> =>
  notify(catalogue, {
    kind: 'comment',
    recipients: await concerned(post),
    target: { entity: 'post', key: post.pstId as number },
    about: { entity: 'comment', key: comment.cmntId as number },
    menuUrl: boardMenus[post.pstKndCd as BoardKind],
    ttl: post.ttl as string,
    by,
    ...(knows && { unless: knows }),
  });
