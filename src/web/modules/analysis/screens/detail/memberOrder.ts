export const memberOrders = [
  { value: 'near', label: '관련도순' },
  { value: 'latest', label: '최근 보도순' },
  { value: 'earliest', label: '오래된 보도순' },
] as const;
export type MemberOrder = (typeof memberOrders)[number]['value'];
