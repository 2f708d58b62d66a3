import type { Row } from '#web/admin/spec/formValues.ts';
import type { Tone } from '#web/kit/badge/Badge.tsx';

export interface AccountStateWord {
  word: string;
  tone: Tone;
}

const words: readonly { when: (user: Row) => boolean; state: AccountStateWord }[] = [
  { when: ({ delYn }) => delYn === 'Y', state: { word: '비활성', tone: 'danger' } },
  { when: ({ userAprvYn }) => userAprvYn === 'N', state: { word: '승인 대기', tone: 'notice' } },
  { when: ({ userAprvYn }) => userAprvYn === 'R', state: { word: '반려', tone: 'danger' } },
  { when: ({ useYn }) => useYn === 'N', state: { word: '미사용', tone: 'danger' } },
  { when: ({ lockYn }) => lockYn === 'Y', state: { word: '잠김', tone: 'danger' } },
  { when: ({ leaveYn }) => leaveYn === 'Y', state: { word: '휴면', tone: 'notice' } },
  {
    when: ({ userAprvYn, joinCertYn }) => userAprvYn === 'Y' && joinCertYn === 'N',
    state: { word: '동의 전', tone: 'notice' },
  },
];

/** States that prevent signing in, in words; '이용 중' if there are none. */
export const accountStates = (user: Row): AccountStateWord[] => {
  const found = words.filter(({ when }) => when(user)).map(({ state }) => state);
  return found.length ? found : [{ word: '이용 중', tone: 'good' }];
};
