import { isDeepStrictEqual } from 'node:util';
import type { FieldSpec } from '#contract/entity.ts';
import { messages } from '#contract/messages.ts';
import type { FormProblem } from '#contract/validation.ts';
import { type Caller, isAdministrator } from '../access/caller.ts';
import { Failure } from '../failure.ts';
import { storedValues } from './stored.ts';

type Row = Record<string, unknown>;

const defaultsOf = (fields: readonly FieldSpec[]): Row =>
  Object.fromEntries(fields.map(({ name, default: value }) => [name, value]));

/**
 * Fields that only administrators may write and that the caller sent otherwise than they are.
 * @param stored the record as it is; without it a new one, which has the defaults
 */
export const forbiddenFields = (
  fields: readonly FieldSpec[],
  caller: Caller | null,
  sent: Row,
  stored: Row = defaultsOf(fields),
): FieldSpec[] => {
  if (caller && isAdministrator(caller)) return [];
  const guarded = fields.filter((field) => field.write === 'admin');
  const values = storedValues(guarded, sent);
  return guarded
    .filter(({ name }) => name in values)
    .filter(({ name }) => !isDeepStrictEqual(values[name] ?? null, stored[name] ?? null));
};

/** 403 that names the fields at fault. */
export const refuseFields = (fields: readonly FieldSpec[]): void => {
  if (fields.length === 0) return;
  const message = messages.access.denied;
  throw new Failure(403, 'FORBIDDEN', message, {
    fields: fields.map(({ name, label }) => ({ name, label, message })),
  });
};

/** 403 with the policy's own sentences. */
export const refuseChanges = (problems: readonly FormProblem[]): void => {
  const [first] = problems;
  if (!first) return;
  const fields = problems.map(({ name, label, message }) => ({ name, label, message }));
  throw new Failure(403, 'FORBIDDEN', first.message, { fields });
};
