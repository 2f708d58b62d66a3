import { expect, it } from 'vitest';
import { approvalQuestion, rejectionQuestion } from './decision.ts';

it('an approval names the person, the group and every authority', () => {
  const question = approvalQuestion({
    userNm: '박*늘',
    groupNm: '본부',
    authorities: ['기본 업무', '재외공관'],
  });
  expect(question).toContain('박*늘 님을 본부 그룹 / 기본 업무, 재외공관 권한으로 승인하시겠습니까?');
});

it('a rejection names the person and the reason', () => {
  expect(rejectionQuestion({ userNm: '박*늘', reason: '소속 불명' })).toContain(
    '박*늘 님의 가입 신청을 ‘소속 불명’ 사유로 반려하시겠습니까?',
  );
});
