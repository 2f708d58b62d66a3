import { type Day, dayMs, momentOf } from './calendar.ts';
import type { DemoArticle } from './records.ts';

/**
 * Shifts the items of one day to another. All are on that day and not after `until`: if the last one would be too late,
 * all are compressed in time. Which items are on a day does not depend on the hour; only their times do.
 * @param items of the day `from`
 */
export const moveTo = (items: readonly DemoArticle[], from: Day, to: Day, until: Date): DemoArticle[] => {
  const begin = momentOf(from, 0).getTime();
  const begins = momentOf(to, 0).getTime();
  const length = Math.max(...items.map(({ regDt }) => regDt.getTime() - begin));
  const room = Math.min(dayMs - 1, until.getTime() - begins);
  const share = Math.min(1, room / length);
  const moved = (moment: Date): Date => new Date(begins + Math.floor((moment.getTime() - begin) * share));
  return items.map((item) => ({
    ...item,
    frmTrsfNscvrgDt: moved(item.frmTrsfNscvrgDt),
    regDt: moved(item.regDt),
  }));
};
