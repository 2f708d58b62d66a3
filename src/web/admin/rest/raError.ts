import { HttpError } from 'react-admin';
import type { FieldProblem } from '#contract/errors.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';

/** Field → error message, as react-admin's forms take it. */
const byField = (fields: readonly FieldProblem[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, message }) => [name, message]));

/** A refused request as react-admin's HttpError: field problems are shown at their fields. */
export const raError = (failure: unknown): unknown => {
  if (!(failure instanceof HttpProblem)) return failure;
  const { status, message, body } = failure;
  const errors = body.fields && { errors: byField(body.fields) };
  return new HttpError(message, status, { ...body, ...errors });
};
