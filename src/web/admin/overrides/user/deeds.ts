import type { Row } from '../../spec/formValues.ts';

/** Something done to an account at once, without the form. */
export interface AccountDeed {
  label: string;
  path: string;
  body?: Row;
  question: string;
  done: string;
}

const reset: AccountDeed = {
  label: '비밀번호 초기화',
  path: '/update-user/password-reset',
  question:
    '비밀번호를 초기화하시겠습니까? 지금 비밀번호는 바로 쓸 수 없게 되고, 비밀번호를 새로 정하는 메일이 발송됩니다.',
  done: '비밀번호를 초기화했습니다. 새 비밀번호를 정하는 메일을 발송함에 담았습니다.',
};

const endLock: AccountDeed = {
  label: '잠금 해제',
  path: '/update-user/end-lock',
  question: '잠금을 해제하시겠습니까?',
  done: '잠금을 해제했습니다.',
};

const endLeave: AccountDeed = {
  label: '휴면 해제',
  path: '/update-user/end-leave',
  question: '휴면 상태를 해제하시겠습니까?',
  done: '휴면 상태를 해제했습니다.',
};

const requireConsent: AccountDeed = {
  label: '재동의 요청',
  path: '/update-user/join-cert-yn',
  body: { joinCertYn: 'N' },
  question:
    '약관과 개인정보 동의를 다시 받으시겠습니까? 이 사람은 바로 로그아웃되고, 다음 로그인에서 동의를 묻습니다.',
  done: '다음 로그인에서 동의를 다시 받습니다.',
};

const certify: AccountDeed = {
  label: '가입 인증 처리',
  path: '/update-user/join-cert-yn',
  body: { joinCertYn: 'Y' },
  question: '동의 화면을 거치지 않고 가입 인증을 마친 것으로 처리하시겠습니까?',
  done: '가입 인증을 처리했습니다.',
};

/** What may be done with an account in this state. */
export const deedsFor = (user: Row): AccountDeed[] => {
  if (user.delYn === 'Y' || user.userAprvYn !== 'Y') return [];
  return [
    ...(user.lockYn === 'Y' ? [endLock] : []),
    ...(user.leaveYn === 'Y' ? [endLeave] : []),
    user.joinCertYn === 'Y' ? requireConsent : certify,
    reset,
  ];
};
