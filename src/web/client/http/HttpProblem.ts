import type { ErrorBody } from '#contract/errors.ts';

/** Message for users if no server responded. */
export const noAnswer = '서버에 연결하지 못했습니다. 네트워크를 확인한 뒤 다시 시도해 주세요.';

/** A refused or failed request. `status` 0: no response. Same members as react-admin's HttpError. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly body: Partial<ErrorBody>;

  constructor(status: number, body: Partial<ErrorBody>, fallback: string, cause?: unknown) {
    super(body.message ?? fallback, { cause });
    this.status = status;
    this.body = body;
  }
}

/** True for a temporary failure: no response, or a server error. */
export const isTemporary = (reason: unknown): boolean =>
  reason instanceof HttpProblem && (reason.status === 0 || reason.status >= 500);
