import { describe, expect, it } from 'vitest';
import { type AccountState, closedReason, signInProblem } from './accountState.ts';

const open: AccountState = { delYn: 'N', userAprvYn: 'Y', useYn: 'Y', lockYn: 'N', leaveYn: 'N' };

describe('an account is closed', () => {
  it.each<[string, Partial<AccountState>, string]>([
    ['that was left', { delYn: 'Y' }, '탈퇴한 계정입니다.'],
    [
      'that waits for approval',
      { userAprvYn: 'N' },
      '가입 승인을 기다리고 있습니다. 승인되면 메일로 알려 드립니다.',
    ],
    [
      'that was rejected',
      { userAprvYn: 'R' },
      '가입 신청이 반려되었습니다. 메일로 받은 안내를 확인해 주세요.',
    ],
    ['that is out of use', { useYn: 'N' }, '사용이 중지된 계정입니다. 관리자에게 문의해 주세요.'],
    [
      'that sleeps',
      { leaveYn: 'Y' },
      '12개월 동안 로그인하지 않아 휴면 상태가 된 계정입니다. 관리자에게 해제를 요청해 주세요.',
    ],
  ])('%s', (_what, state, sentence) => {
    expect(closedReason({ ...open, ...state })).toBe(sentence);
    expect(signInProblem({ ...open, ...state, lockYn: 'Y' })).toBe(sentence);
  });

  it('by a lock for who comes, not for who is in', () => {
    expect(signInProblem({ ...open, lockYn: 'Y' })).toBe(
      '잠긴 계정입니다. 관리자에게 잠금 해제를 요청해 주세요.',
    );
    expect(closedReason(open)).toBeUndefined();
  });

  it('by nothing else', () => {
    expect(signInProblem(open)).toBeUndefined();
  });
});
