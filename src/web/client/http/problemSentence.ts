import type { ErrorBody } from '#contract/errors.ts';

const unknown = '처리하지 못했습니다. 잠시 후 다시 시도해 주세요.';

/** An HttpProblem, or react-admin's HttpError. */
interface Refusal extends Error {
  status: number;
  body: Partial<ErrorBody> | null;
}

const isRefusal = (failure: unknown): failure is Refusal =>
  failure instanceof Error && 'status' in failure && 'body' in failure;

/** The message for users about a failed request: the server's, if it sent one. */
export const problemSentence = (failure: unknown): string =>
  isRefusal(failure) && (failure.body?.message || failure.status === 0) ? failure.message : unknown;

/** What the server says about one sent field; undefined if it says nothing. */
export const fieldProblem = (failure: unknown, name: string): string | undefined =>
  isRefusal(failure) ? failure.body?.fields?.find((field) => field.name === name)?.message : undefined;
