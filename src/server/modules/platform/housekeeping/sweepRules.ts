const day = 24 * 3_600_000;

/** So long an upload may wait for its record, which is stored seconds later or never. */
const graceMs = day;
const trashDays = 30;
const limits = { orphans: 20, share: 0.5 };

/**
 * Whether a file of no record has been there for a day. A name that was linked to older bytes keeps their
 * modification time; the link itself shows in the change time only.
 */
export const isOld = ({ mtimeMs, ctimeMs }: { mtimeMs: number; ctimeMs: number }, now: number): boolean =>
  now - Math.max(mtimeMs, ctimeMs) > graceMs;

/** So many files of no record speak of a wrong or older database rather than of broken uploads. */
export const areTooMany = (orphans: number, files: number): boolean =>
  orphans > limits.orphans && orphans > files * limits.share;

/** Whether the trash of that day (`2026-11-22`) may go; what is no day of ours stays. */
export const isSpent = (folder: string, now: number): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(folder) && now - Date.parse(folder) > (trashDays + 1) * day;

/** How the folder of the uploads and the database stand to each other. */
export type Bond = 'own' | 'new' | 'foreign';

/**
 * @param known the mark in the database
 * @param found the mark in the folder
 * @param isEmpty no upload lies in the folder, nor in its trash
 * @param shares at least one upload in the folder is in the database
 */
export const bondOf = (
  known: string | undefined,
  found: string | undefined,
  { isEmpty, shares }: { isEmpty: boolean; shares: boolean },
): Bond => {
  if (found !== undefined && known === found) return 'own';
  if (isEmpty) return 'new';
  return found === undefined && shares ? 'new' : 'foreign';
};
