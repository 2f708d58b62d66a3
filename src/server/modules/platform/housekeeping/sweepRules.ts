const day = 24 * 3_600_000;

/** Time that an upload may wait for its record, which is stored within seconds or never. */
const graceMs = day;
const trashDays = 30;
const limits = { orphans: 20, share: 0.5 };

/**
 * Whether a file without a record is older than a day. @param changedAt in milliseconds; a rename counts as a change
 */
export const isOld = (changedAt: number, now: number): boolean => now - changedAt > graceMs;

/** So many files without a record indicate a wrong or older database rather than failed uploads. */
export const areTooMany = (orphans: number, files: number): boolean =>
  orphans > limits.orphans && orphans > files * limits.share;

/** Whether the trash of that day (`2026-11-22`) may be emptied; folders with other names stay. */
export const isSpent = (folder: string, now: number): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(folder) && now - Date.parse(folder) > (trashDays + 1) * day;
