import { HttpProblem } from './HttpProblem.ts';

const unknown = '처리하지 못했습니다. 잠시 후 다시 시도해 주세요.';

/** What to tell a person about a failed call: the server's sentence where it gave one. */
export const problemSentence = (failure: unknown): string =>
  failure instanceof HttpProblem && (failure.body.message || failure.status === 0)
    ? failure.message
    : unknown;
