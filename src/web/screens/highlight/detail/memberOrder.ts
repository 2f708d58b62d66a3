export const memberOrders = [
  { value: 'near', label: '관련도 순' },
  { value: 'latest', label: '최근 보도 순' },
  { value: 'earliest', label: '먼저 보도 순' },
] as const;
export type MemberOrder = (typeof memberOrders)[number]['value'];
