import type { ErrorCode, FieldProblem } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { asObject } from '#contract/particles.ts';
import { type FormProblem, summary } from '#contract/validation.ts';

/** An error answer: status, stable code, and a Korean message that says what to do. */
export class Failure extends Error {
  override name = 'Failure';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields?: FieldProblem[];
  readonly data?: unknown;
  readonly retryAfter?: number;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    more: { fields?: FieldProblem[]; data?: unknown; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.data = more.data;
    this.retryAfter = more.retryAfter;
  }
}

const withoutKind = ({ name, label, message }: FormProblem): FieldProblem => ({ name, label, message });

/** Maximum of problems in one answer: the others are reported once these are corrected. */
const maxProblems = 50;

/** 400 with a message for each field (at most 50 fields) and one summary message. */
export const validationFailure = (problems: readonly FormProblem[]): Failure =>
  new Failure(400, 'VALIDATION', summary(problems), {
    fields: problems.slice(0, maxProblems).map(withoutKind),
  });

export const badRequest = (message: string): Failure => new Failure(400, 'BAD_REQUEST', message);

export const unauthorized = (): Failure =>
  new Failure(401, 'UNAUTHORIZED', '로그인이 필요합니다. 다시 로그인해 주세요.');

export const denied = (): Failure => new Failure(403, 'FORBIDDEN', messages.access.denied);

/** 401: the access key is unknown, revoked or expired, or its owner's account is closed; which, it does not say. */
export const keyUnknown = (): Failure =>
  new Failure(
    401,
    'UNAUTHORIZED',
    '쓸 수 없는 인증키입니다. 끊었거나 기간이 지났을 수 있으니, 마이페이지의 ‘내 연결’에서 확인해 주세요.',
  );

/** 403: the access key does not allow this. @param what the right that it lacks; absent: no key allows it */
export const keyRefused = (what?: string): Failure =>
  new Failure(
    403,
    'FORBIDDEN',
    what
      ? `이 인증키로는 ${asObject(what)} 쓸 수 없습니다. 마이페이지의 ‘내 연결’에서 ‘${what}’를 허용한 인증키를 만들어 주세요.`
      : '인증키로는 쓸 수 없는 기능입니다. 브라우저로 로그인해 주세요.',
  );

const whySessionEnded: Partial<Record<string, string>> = {
  rights: '권한이 바뀌어 ',
  outlived: '로그인한 지 12시간이 지나 ',
  idle: '오랫동안 사용하지 않아 ',
};

/** @param reason why the session ended; the answer states reasons that concern only its user */
export const sessionEnded = (reason?: string | null): Failure =>
  new Failure(
    403,
    'AUTH8',
    `${whySessionEnded[reason ?? ''] ?? ''}로그인이 종료되었습니다. 다시 로그인해 주세요.`,
  );

export const stepRequired = (): Failure =>
  new Failure(403, 'STEP_REQUIRED', '로그인 절차를 먼저 마쳐 주세요.');

export const notFound = (what = '요청하신 자료'): Failure =>
  new Failure(404, 'NOT_FOUND', `${asObject(what)} 찾을 수 없습니다. 이미 삭제되었을 수 있습니다.`);

/** 409: another user saved meanwhile; `data` is the stored record. */
export const conflict = (data: unknown): Failure =>
  new Failure(409, 'CONFLICT', '다른 사람이 먼저 저장했습니다. 바뀐 내용을 확인한 뒤 다시 저장해 주세요.', {
    data,
  });

/** 409: the value of a field, or of several together, must be unique but exists already. */
export const duplicate = (fields: FieldProblem[]): Failure =>
  new Failure(409, 'DUPLICATE', fields[0]?.message ?? '이미 등록된 자료입니다.', { fields });
