import type { Environment } from '#server/kernel/environment.ts';

/** Subject and text of the mail that tells an applicant why they were not let in. */
export const rejectionMail = (
  { userNm, reason, detail }: { userNm: string | null; reason: string; detail: string | null },
  { brandName, supportEmail }: Pick<Environment, 'brandName' | 'supportEmail'>,
): { ttl: string; cn: string } => ({
  ttl: `[${brandName}] 가입 신청이 반려되었습니다`,
  cn: [
    `${userNm ?? ''} 님, 안녕하세요.`,
    '신청하신 가입이 아래 사유로 반려되었습니다.',
    `사유: ${reason}${detail ? `\n${detail}` : ''}`,
    `사유를 보완하신 뒤에 다시 신청하실 수 있습니다. (문의: ${supportEmail})`,
  ].join('\n\n'),
});
