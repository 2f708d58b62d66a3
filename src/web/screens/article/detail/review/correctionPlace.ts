import { draftOf } from '#web/kit/forms/drafts.ts';
import { unsavedForm } from '#web/kit/forms/unsavedForm.ts';

/** Where what is typed into the corrections of an article is kept. */
export const placeOf = (articleId: number): string => `analysis:${articleId}`;

/** Whether a sitting before has left corrections that were not stored. */
export const hasLeftCorrections = (userId: string | undefined, articleId: number): boolean =>
  userId !== undefined &&
  (unsavedForm(userId, placeOf(articleId)) ?? draftOf(userId, placeOf(articleId))) !== null;
