/** Defects of an answer: after one retry the article counts as failed. */
const answerDefects = {
  CUT_OFF: '답이 중간에 끊겼습니다.',
  REFUSED: '모델이 답하기를 거절했습니다.',
  NOT_JSON: '답이 약속한 형식(JSON)이 아닙니다.',
  WRONG_SHAPE: '답에 있어야 할 항목이 없거나 형식이 다릅니다.',
  WRONG_IDS: '응답에 요청한 기사가 없습니다.',
  PARAGRAPHS: '번역문의 문단 수가 원문과 다릅니다.',
  EMPTY: '답이 비어 있습니다.',
  ECHO: '원문을 그대로 되돌려 보냈습니다.',
  NOT_KOREAN: '한국어로 쓰이지 않았습니다.',
  LENGTH: '원문에 비해 너무 짧거나 깁니다.',
  NUMBERS: '원문의 숫자가 많이 빠졌습니다.',
  LEAK: '지시문이 답에 섞여 나왔습니다.',
} as const;

/** Reasons why a whole call fails: not caused by the article, which stays pending. */
const callFailures = {
  BUSY: 'AI 제공자가 요청이 많다고 답했습니다.',
  SERVER: 'AI 제공자에 오류가 있습니다.',
  TIMEOUT: 'AI 제공자가 제때 답하지 않았습니다.',
  CONNECTION: 'AI 제공자에 연결하지 못했습니다.',
  NOT_API: '그 주소에서 AI 제공자가 아닌 것이 답했습니다. AI_BASE_URL을 확인해 주세요.',
  KEY: 'AI 제공자가 키를 받아들이지 않았습니다. AI_API_KEY를 확인해 주세요.',
  MODEL: 'AI 제공자에 그 모델이나 주소가 없습니다. AI_MODEL과 AI_BASE_URL을 확인해 주세요.',
} as const;

/** Rejections by a working provider; treated like a defective answer. */
const rejections = {
  REJECTED: 'AI 제공자가 이 글을 받아들이지 않았습니다.',
  TOO_LARGE: '답이 너무 커서 끝까지 받지 않았습니다.',
} as const;

/** Reasons why the provider was not called. */
export const notCalledReasons = {
  OFF: 'AI 제공자가 설정되지 않았습니다.',
  PAUSED: 'AI 제공자에 문제가 있어 잠시 쉬고 있습니다.',
  BUDGET: '오늘 쓸 수 있는 토큰을 모두 썼습니다. 내일 이어서 처리합니다.',
  CLOSING: '서버가 멈추는 중입니다.',
} as const;

export type AnswerDefect = keyof typeof answerDefects | keyof typeof rejections;
export type CallFailure = keyof typeof callFailures;
export type NotCalledReason = keyof typeof notCalledReasons;
export type Reason = AnswerDefect | CallFailure | NotCalledReason;

const sentences: Record<string, string> = {
  ...answerDefects,
  ...rejections,
  ...callFailures,
  ...notCalledReasons,
};

/** The reason as a Korean sentence; an unknown code of an older version is returned as it is. */
export const reasonSentence = (code: string): string => sentences[code] ?? code;

/** Shown to readers instead of reasons that only the operator can act on. */
const forReaders: Record<string, string> = {
  NOT_API: callFailures.CONNECTION,
  KEY: callFailures.CONNECTION,
  MODEL: callFailures.CONNECTION,
  BUDGET: '오늘의 기계 번역 한도를 모두 썼습니다. 내일 이어서 번역합니다.',
};

/** The reason as a sentence for readers of the article. */
export const readersSentence = (code: string): string => forReaders[code] ?? reasonSentence(code);
