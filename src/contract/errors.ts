/** A problem of one sent field. */
export interface FieldProblem {
  name: string;
  label: string;
  message: string;
}

/** Stable codes of error answers; the message is for users. */
export type ErrorCode =
  | 'VALIDATION'
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'AUTH8'
  | 'XSRF'
  | 'STEP_REQUIRED'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'DUPLICATE'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'INTERNAL';

/** Body of every answer with a status of 400 or more. `data` is the current record of a 409. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: FieldProblem[];
  requestId?: string;
  data?: unknown;
}
