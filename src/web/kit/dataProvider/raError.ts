import { HttpError } from 'react-admin';
import type { FieldProblem } from '#contract/errors.ts';
import { HttpProblem } from '../http/HttpProblem.ts';

/** Field → sentence, as react-admin's forms take them over. */
const byField = (fields: readonly FieldProblem[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, message }) => [name, message]));

/** A refused call as react-admin knows it: what is wrong with a field is shown at the field. */
export const raError = (failure: unknown): unknown => {
  if (!(failure instanceof HttpProblem)) return failure;
  const { status, message, body } = failure;
  const errors = body.fields && { errors: byField(body.fields) };
  return new HttpError(message, status, { ...body, ...errors });
};
