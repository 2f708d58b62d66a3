import type { Message } from '#server/modules/platform/index.ts';

/** The mail or text message that brings a code. A text message has room for about 45 Korean letters. */
export const codeMessage = (
  chnl: Message['chnl'],
  rcvr: string,
  code: string,
  { brandName, supportEmail }: { brandName: string; supportEmail: string },
): Message => ({
  chnl,
  rcvr,
  ttl: `[${brandName}] 인증코드 안내`,
  cn:
    chnl === 'SMS'
      ? `[${brandName}] 인증코드 ${code} (5분 안에 입력해 주세요)`
      : [
          `인증코드는 ${code}입니다.`,
          '5분 안에 화면에 입력해 주세요. 다른 사람에게 알려 주지 마세요.',
          `요청하신 일이 아니라면 이 메일을 지우고 알려 주세요. (문의: ${supportEmail})`,
        ].join('\n\n'),
});
