import type { Member } from './clusterRecord.ts';

export const memberOrders = [
  { value: 'near', label: '관련도 순' },
  { value: 'latest', label: '최근 보도 순' },
  { value: 'earliest', label: '먼저 보도 순' },
] as const;
export type MemberOrder = (typeof memberOrders)[number]['value'];

/** The articles in another order; those without a time stand last. */
export const ordered = (members: readonly Member[], order: MemberOrder): Member[] => {
  if (order === 'near') return [...members];
  const sign = order === 'latest' ? -1 : 1;
  const timeOf = ({ frmTrsfNscvrgDt }: Member): number => {
    const time = Date.parse(frmTrsfNscvrgDt ?? '');
    return Number.isNaN(time) ? Number.POSITIVE_INFINITY : sign * time;
  };
  return members.toSorted((one, other) => {
    const [first, second] = [timeOf(one), timeOf(other)];
    return first === second ? one.sortNo - other.sortNo : first - second;
  });
};
