import { type Day, dayMs, momentOf } from './calendar.ts';
import type { DemoArticle } from './records.ts';

/**
 * The items of one day as those of another. All of them have come on that day and by `until`: each comes as much sooner
 * as the last one would be late. Which day they have does not depend on the hour; at which hour of it, does.
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
