/** The columns of an account that decide whether it is open. */
export interface AccountState {
  delYn: string;
  userAprvYn: string;
  useYn: string;
  lockYn: string;
  leaveYn: string;
}

/** Why the account may have no session at all, open ones included; undefined for an open account. */
export const closedReason = (account: Omit<AccountState, 'lockYn'>): string | undefined => {
  if (account.delYn === 'Y') return '탈퇴한 계정입니다.';
  if (account.userAprvYn === 'N') return '가입 승인을 기다리고 있습니다. 승인되면 메일로 알려 드립니다.';
  if (account.userAprvYn === 'R') return '가입 신청이 반려되었습니다. 메일로 받은 안내를 확인해 주세요.';
  if (account.useYn !== 'Y') return '사용이 중지된 계정입니다. 관리자에게 문의해 주세요.';
  if (account.leaveYn === 'Y')
    return '12개월 동안 로그인하지 않아 휴면 상태가 된 계정입니다. 관리자에게 해제를 요청해 주세요.';
  return undefined;
};

/**
 * Reason why a sign-in to the account is refused; undefined if it is possible. A lock prevents new sign-ins only; open
 * sessions continue.
 */
export const signInProblem = (account: AccountState): string | undefined =>
  closedReason(account) ??
  (account.lockYn === 'Y' ? '잠긴 계정입니다. 관리자에게 잠금 해제를 요청해 주세요.' : undefined);
