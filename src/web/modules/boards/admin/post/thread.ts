import type { StoredFile } from '#web/kit/files/fileChoice.ts';

/** A comment or reply, as in the response of a post's detail. */
export interface PostComment {
  cmntId: number;
  upCmntId: number | null;
  cn: string | null;
  rlsYn: 'Y' | 'N';
  sortNo: number;
  rgtrId: string | null;
  rgtrNm: string | null;
  regDt: string;
  mdfcnDt: string;
  files: StoredFile[];
}

export interface Thread {
  /** Absent if the comment was deleted but has replies. */
  comment?: PostComment;
  upCmntId: number;
  replies: PostComment[];
}

/** Comments with their replies, in the server's order. */
export const threadsOf = (comments: readonly PostComment[]): Thread[] => {
  const threads = new Map<number, Thread>();
  for (const comment of comments) {
    if (comment.upCmntId === null) {
      threads.set(comment.cmntId, { comment, upCmntId: comment.cmntId, replies: [] });
      continue;
    }
    const thread = threads.get(comment.upCmntId) ?? { upCmntId: comment.upCmntId, replies: [] };
    thread.replies.push(comment);
    threads.set(comment.upCmntId, thread);
  }
  return [...threads.values()];
};

interface Person {
  userId: string | undefined;
  isAdmin: boolean;
  /** May write comments on the board. */
  mayWrite: boolean;
  /** Moderates the board. */
  moderates: boolean;
}

/** Permitted actions on a comment: administrators release, authors edit their own, moderators delete. */
export const mayOnComment = (
  { rgtrId }: Pick<PostComment, 'rgtrId'>,
  { userId, isAdmin, mayWrite, moderates }: Person,
): { release: boolean; edit: boolean; remove: boolean } => {
  const isAuthorOrAdministrator = mayWrite && (isAdmin || (rgtrId !== null && rgtrId === userId));
  return { release: isAdmin, edit: isAuthorOrAdministrator, remove: isAuthorOrAdministrator || moderates };
};

interface Place {
  /** Id of the comment being answered. */
  upCmntId?: number | null;
  /** Id of the comment being edited. */
  cmntId?: number | undefined;
}

/** Key of a form of a post's comments: for a new one, a reply, or an edit. */
export const commentPlace = (pstId: number, { upCmntId, cmntId }: Place = {}): string => {
  if (cmntId !== undefined) return `comment:${pstId}:change:${cmntId}`;
  return upCmntId ? `comment:${pstId}:answer:${upCmntId}` : `comment:${pstId}:new`;
};
