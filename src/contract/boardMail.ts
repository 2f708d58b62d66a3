/** Reasons why a user does not get a mail. */
export const skipReasons = {
  closed: '사용하지 않는 계정입니다.',
  noAddress: '등록된 메일 주소가 없습니다.',
  noConsent: '보고 메일을 받지 않기로 했습니다.',
  noRight: '이 글을 볼 권한이 없습니다.',
  sameAddress: '같은 메일 주소로 한 번만 보냅니다.',
  already: '이미 보냈습니다.',
  unclear: '앞서 보낸 메일이 갔는지 확인되지 않았습니다.',
} as const;

export type SkipReason = keyof typeof skipReasons;

/** State of a mail to one recipient. */
export type MailState = 'waiting' | 'sent' | 'failed' | 'bounced' | 'unclear' | 'kept' | 'skipped';

export const mailStates: Record<MailState, string> = {
  waiting: '보내는 중',
  sent: '보냄',
  failed: '실패',
  bounced: '반송',
  unclear: '확인 필요',
  kept: '미발송',
  skipped: '보내지 않음',
};

/** Whether the mail has probably not been delivered, so that it may be sent again. */
export const isOpenToRetry = (state: string): boolean =>
  state === 'failed' || state === 'bounced' || state === 'unclear' || state === 'kept';

interface Outcome {
  state: string;
  /** Answer of the mail server, or the error. */
  serverAnswer: string | null;
  tries: number;
}

const quoted = (said: string | null): string => (said ? ` 메일 서버의 답: “${said}”` : '');

/** The state of a mail as a sentence; null if the state needs no explanation. */
export const mailSentence = ({ state, serverAnswer, tries }: Outcome): string | null => {
  switch (state) {
    case 'bounced':
      return `받는 쪽 메일 서버가 거절했습니다. 주소를 확인해 주세요.${quoted(serverAnswer)}`;
    case 'failed':
      return `여러 번 보내 보았으나 보내지 못했습니다.${quoted(serverAnswer)}`;
    case 'unclear':
      return '메일 서버에 건넨 뒤 답을 듣지 못했습니다. 이미 도착했을 수 있어 자동으로 다시 보내지 않습니다.';
    case 'kept':
      return '메일 서버가 설정되어 있지 않아 보내지 못했습니다. 관리자에게 문의해 주세요.';
    case 'waiting':
      return tries > 0 && serverAnswer
        ? `보내지 못해 다시 보내려고 기다립니다.${quoted(serverAnswer)}`
        : null;
    default:
      return null;
  }
};
