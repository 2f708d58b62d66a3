import { draftOf, unsavedForm } from '#web/client/session/unsavedForm.ts';

/** Storage key of the corrections being typed for an article. */
export const correctionKey = (articleId: number): string => `analysis:${articleId}`;

/** True if unsaved corrections are left from an earlier session of editing. */
export const hasLeftCorrections = (userId: string | undefined, articleId: number): boolean =>
  userId !== undefined &&
  (unsavedForm(userId, correctionKey(articleId)) ?? draftOf(userId, correctionKey(articleId))) !== null;
