import { noticeKinds } from '#contract/notices.ts';
import type { NoticeItem } from '#generated/types/notificationCalls.ts';

const sentences: Record<string, (ttl: string) => string> = {
  [noticeKinds.post]: (ttl) => `‘${ttl}’ 글이 올라왔습니다.`,
  [noticeKinds.comment]: (ttl) => `‘${ttl}’에 새 댓글이 있습니다.`,
  [noticeKinds.status]: (ttl) => `‘${ttl}’의 처리 상태가 바뀌었습니다.`,
  [noticeKinds.approval]: (ttl) => `${ttl} 님이 가입 승인을 기다립니다.`,
  [noticeKinds.deletion]: (ttl) => `매체 ‘${ttl}’의 삭제를 요청했습니다.`,
  [noticeKinds.collection]: (ttl) => `수집에 문제가 있습니다: ${ttl}`,
  [noticeKinds.webHook]: (ttl) => `외부 전송이 멈췄습니다: ${ttl}`,
};

/** Maximum length of a title, which leaves room for the event. */
const maxLength = 40;

const shortened = (ttl: string): string => {
  const letters = [...ttl];
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('').trimEnd()}…` : ttl;
};

/** The event in a sentence. */
export const sentenceOf = ({
  ntcClsfCd,
  ntcClsfCdNm,
  ttl,
}: Pick<NoticeItem, 'ntcClsfCd' | 'ntcClsfCdNm' | 'ttl'>): string =>
  (ttl && sentences[ntcClsfCd]?.(shortened(ttl))) || ttl || ntcClsfCdNm || '';

/** The number on the bell. */
export const bellCount = (count: number): string => {
  if (count === 0) return '';
  return count > 99 ? '99+' : String(count);
};
