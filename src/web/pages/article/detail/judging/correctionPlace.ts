import { draftOf } from '#web/shared/forms/drafts.ts';
import { keptWork } from '#web/shared/forms/keptWork.ts';

/** Where what is typed into the corrections of an article is kept. */
export const placeOf = (articleId: number): string => `analysis:${articleId}`;

/** Whether a sitting before has left corrections that were not stored. */
export const hasLeftCorrections = (userId: string | undefined, articleId: number): boolean =>
  userId !== undefined &&
  (keptWork(userId, placeOf(articleId)) ?? draftOf(userId, placeOf(articleId))) !== null;
