/** What is wrong with one field of what was sent. */
export interface FieldProblem {
  name: string;
  label: string;
  message: string;
}

/** Stable codes of error answers; the sentence beside them is for a person. */
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
