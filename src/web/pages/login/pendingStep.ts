import type { Session } from '#contract/session.ts';

/** What still stands between a right password and the screens; null if nothing does. */
export const pendingStep = (session: Session, supportEmail: string): string | null => {
  const contact = `${supportEmail}(으)로 문의해 주세요.`;
  if (session.passwordChangeRequired) return `비밀번호를 새로 설정해야 이용할 수 있습니다. ${contact}`;
  if (session.passwordExtensionRequired) return `비밀번호를 변경한 지 6개월이 지났습니다. ${contact}`;
  if (session.additionalVerificationRequired) return `추가 인증이 필요한 접속입니다. ${contact}`;
  return null;
};
