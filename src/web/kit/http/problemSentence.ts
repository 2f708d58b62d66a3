import { HttpProblem } from './HttpProblem.ts';

const unknown = '처리하지 못했습니다. 잠시 후 다시 시도해 주세요.';

/** The message for users about a failed request: the server's, if it sent one. */
export const problemSentence = (failure: unknown): string =>
  failure instanceof HttpProblem && (failure.body.message || failure.status === 0)
    ? failure.message
    : unknown;
