import { describe, expect, it } from 'vitest';
import { approvalProblems, rejectionProblems } from './decision.ts';

describe('an approval', () => {
  it('needs a group and at least one authority', () => {
    expect(approvalProblems({ groupId: '', authrtIdList: [] })).toEqual({
      groupId: '사용자 그룹을(를) 입력해주세요.',
      authrtIdList: '최소 하나의 사용자 권한을 선택해주세요.',
    });
    expect(approvalProblems({ groupId: '2', authrtIdList: [1] })).toEqual({});
  });
});

describe('a rejection', () => {
  it('needs a reason, and words of its own only where the reason is "other"', () => {
    expect(rejectionProblems({ rejectionCdId: '', rejectionReason: '' })).toHaveProperty('rejectionCdId');
    expect(rejectionProblems({ rejectionCdId: 'RR01', rejectionReason: '' })).toEqual({});
    expect(rejectionProblems({ rejectionCdId: 'RR99', rejectionReason: ' ' })).toHaveProperty(
      'rejectionReason',
    );
    expect(rejectionProblems({ rejectionCdId: 'RR99', rejectionReason: '소속 확인 불가' })).toEqual({});
  });
});
