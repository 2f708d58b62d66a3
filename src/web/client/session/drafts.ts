import type { UnsavedForm } from './unsavedForm.ts';

const prefix = 'draft:';
const itemOf = (userId: string, place: string): string => `${prefix}${userId}:${place}`;

/** Stores a draft: a copy in case the browser or the machine crashes, kept until the record is stored. */
export const storeDraft = (userId: string, place: string, work: UnsavedForm): void => {
  try {
    localStorage.setItem(itemOf(userId, place), JSON.stringify(work));
  } catch {
    // storage may be full or blocked: then there is no draft
  }
};

export const draftOf = (userId: string, place: string): UnsavedForm | null => {
  try {
    const work = JSON.parse(localStorage.getItem(itemOf(userId, place)) ?? 'null') as UnsavedForm | null;
    return work && typeof work.values === 'object' ? work : null;
  } catch {
    return null;
  }
};

export const dropDraft = (userId: string, place: string): void =>
  localStorage.removeItem(itemOf(userId, place));

/** Deletes all drafts, except those of the given user. */
export const dropDrafts = (exceptOf?: string): void => {
  const others = Object.keys(localStorage).filter(
    (item) => item.startsWith(prefix) && !(exceptOf && item.startsWith(itemOf(exceptOf, ''))),
  );
  for (const item of others) localStorage.removeItem(item);
};
