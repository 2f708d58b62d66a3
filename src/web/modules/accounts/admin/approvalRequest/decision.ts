import { constants } from '#contract/constants.ts';
import { fill, messages } from '#contract/messages.ts';

const required = (label: string): string => fill(messages.required.one, { label });

/** Error messages of an incomplete approval, by field. */
export const approvalProblems = (given: {
  groupId: string;
  authrtIdList: readonly number[];
}): Partial<Record<'groupId' | 'authrtIdList', string>> => ({
  ...(given.groupId === '' && { groupId: required('사용자 그룹') }),
  ...(given.authrtIdList.length === 0 && { authrtIdList: messages.form.authorityNeeded }),
});

/** Error messages of an incomplete rejection, by field: the free text is required if the reason is "other". */
export const rejectionProblems = (given: {
  rejectionCdId: string;
  rejectionReason: string;
}): Partial<Record<'rejectionCdId' | 'rejectionReason', string>> => ({
  ...(given.rejectionCdId === '' && { rejectionCdId: required('반려 사유') }),
  ...(given.rejectionCdId === constants.rejectReasonOther &&
    given.rejectionReason.trim() === '' && { rejectionReason: required('반려 사유 상세') }),
});

interface Approval {
  userNm: string;
  groupNm: string;
  authorities: readonly string[];
}

/** Confirmation of an approval: the applicant, the group, the authorities. */
export const approvalQuestion = ({ userNm, groupNm, authorities }: Approval): string =>
  [
    `${userNm} 님을 ${groupNm} 그룹 / ${authorities.join(', ')} 권한으로 승인하시겠습니까?`,
    '신청자에게 비밀번호 설정 안내를 보냅니다. 메일 서버가 없으면 발송함에 보관됩니다.',
  ].join('\n');

/** Confirmation of a rejection: the applicant and the reason. */
export const rejectionQuestion = ({ userNm, reason }: { userNm: string; reason: string }): string =>
  [
    `${userNm} 님의 가입 신청을 ‘${reason}’ 사유로 반려하시겠습니까?`,
    '신청자에게 반려 안내를 보냅니다. 메일 서버가 없으면 발송함에 보관됩니다.',
  ].join('\n');
