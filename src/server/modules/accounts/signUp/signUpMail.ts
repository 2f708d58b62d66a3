/** Tells the applicant that the request has arrived. */
export const signUpMail = (
  userNm: string,
  { brandName, supportEmail }: { brandName: string; supportEmail: string },
): { ttl: string; cn: string } => ({
  ttl: `[${brandName}] 가입 신청을 받았습니다`,
  cn: [
    `${userNm} 님, 안녕하세요.`,
    '가입 신청을 받았습니다. 관리자가 확인한 뒤 승인 여부를 메일로 알려 드립니다.',
    '승인되면 비밀번호를 정하는 주소를 함께 보내 드립니다.',
    `신청하신 일이 없다면 알려 주세요. (문의: ${supportEmail})`,
  ].join('\n\n'),
});
