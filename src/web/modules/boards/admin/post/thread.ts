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
