import type { PostComment } from './thread.ts';

interface Person {
  userId: string | undefined;
  isAdmin: boolean;
  /** May write comments on the board. */
  mayWrite: boolean;
  /** Moderates the board. */
  keeps: boolean;
}

/** Permitted actions on a comment: administrators release, authors edit their own, moderators delete. */
export const mayOnComment = (
  { rgtrId }: Pick<PostComment, 'rgtrId'>,
  { userId, isAdmin, mayWrite, keeps }: Person,
): { release: boolean; edit: boolean; remove: boolean } => {
  const isAuthorOrAdministrator = mayWrite && (isAdmin || (rgtrId !== null && rgtrId === userId));
  return { release: isAdmin, edit: isAuthorOrAdministrator, remove: isAuthorOrAdministrator || keeps };
};
