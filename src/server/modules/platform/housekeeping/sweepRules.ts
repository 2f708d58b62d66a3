const day = 24 * 3_600_000;

/** So long an upload may wait for its record, which is stored seconds later or never. */
const graceMs = day;
const trashDays = 30;
const limits = { orphans: 20, share: 0.5 };

/** Whether a file of no record has been there for a day. @param changedAt in milliseconds, its name included */
export const isOld = (changedAt: number, now: number): boolean => now - changedAt > graceMs;

/** So many files of no record speak of a wrong or older database rather than of broken uploads. */
export const areTooMany = (orphans: number, files: number): boolean =>
  orphans > limits.orphans && orphans > files * limits.share;

/** Whether the trash of that day (`2026-11-22`) may go; what is no day of ours stays. */
export const isSpent = (folder: string, now: number): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(folder) && now - Date.parse(folder) > (trashDays + 1) * day;
