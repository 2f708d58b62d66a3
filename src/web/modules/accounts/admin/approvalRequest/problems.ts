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
