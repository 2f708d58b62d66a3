import type { PostComment } from './thread.ts';

interface Person {
  userId: string | undefined;
  isAdmin: boolean;
  /** May write comments on the board. */
  mayWrite: boolean;
  /** Keeps the board in order. */
  keeps: boolean;
}

/** What may be done with a comment: administrators release, authors change what they wrote, who keeps the board deletes. */
export const mayOnComment = (
  { rgtrId }: Pick<PostComment, 'rgtrId'>,
  { userId, isAdmin, mayWrite, keeps }: Person,
): { release: boolean; edit: boolean; remove: boolean } => {
  const isTheirs = mayWrite && (isAdmin || (rgtrId !== null && rgtrId === userId));
  return { release: isAdmin, edit: isTheirs, remove: isTheirs || keeps };
};
