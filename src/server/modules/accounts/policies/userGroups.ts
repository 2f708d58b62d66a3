import type { Policy } from '#server/kernel/crud/policies.ts';

/** User groups: visible to all; an inactive group stays where it is stored but cannot be chosen. */
export const userGroups: Policy = {
  scope: () => undefined,
  refusedChoice: ({ groupNm, useYn }) =>
    useYn === 'N'
      ? `‘${String(groupNm)}’ 그룹은 더 이상 사용하지 않아 고를 수 없습니다. 다른 그룹을 골라 주세요.`
      : undefined,
};
