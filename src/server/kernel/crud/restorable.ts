/** Days in which an administrator can bring back what was deleted. After them its files go. */
export const restorableDays = 30;

const day = 86_400_000;

/** Whole days that are left, 0 on the last; negative when it is too late. */
export const daysLeft = (deletedAt: Date, now: Date = new Date()): number =>
  Math.floor(restorableDays - (now.getTime() - deletedAt.getTime()) / day);
