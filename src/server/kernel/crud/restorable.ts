/** Days within which an administrator can restore a deleted record. Afterwards its files are deleted. */
export const restorableDays = 30;

const day = 86_400_000;

/** Whole days left, 0 on the last day; negative after the limit. */
export const daysLeft = (deletedAt: Date, now: Date = new Date()): number =>
  Math.floor(restorableDays - (now.getTime() - deletedAt.getTime()) / day);
