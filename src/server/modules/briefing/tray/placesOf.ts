import { type Briefed, briefedKey } from '#contract/dailyBriefing.ts';

interface Placed extends Briefed {
  cmntCn: string | null;
  sortNo: number;
}

type Wanted = Briefed & { cmntCn?: string | null | undefined };

/**
 * The changed positions and comments of a tray after arranging it: items that are not named stay after the named ones
 * in their order, unknown ones are skipped. A comment that is not sent stays.
 */
export const placesOf = (stored: readonly Placed[], wanted: readonly Wanted[]): Placed[] => {
  const known = new Map(stored.map((one) => [briefedKey(one), one]));
  const named = new Map(wanted.map((one) => [briefedKey(one), one]));
  const order = [
    ...[...named.keys()].filter((key) => known.has(key)),
    ...[...known.keys()].filter((key) => !named.has(key)),
  ];
  return order.flatMap((key, index) => {
    const before = known.get(key) as Placed;
    const comment = named.get(key)?.cmntCn;
    const cmntCn = comment === undefined ? before.cmntCn : comment?.trim() || null;
    const sortNo = index + 1;
    return sortNo === before.sortNo && cmntCn === before.cmntCn
      ? []
      : [{ itemKnd: before.itemKnd, itemId: before.itemId, cmntCn, sortNo }];
  });
};
