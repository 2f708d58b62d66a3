import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { ignoredNames, visibleFields } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid, isBlank, normalise } from '#contract/validation.ts';
import { type Caller, isAdministrator } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { badRequest, Failure, validationFailure } from '../failure.ts';
import { richTextProblem } from './richTextProblem.ts';
import { sanitised } from './sanitised.ts';
import { storedValues } from './stored.ts';

type Row = Record<string, unknown>;

const maskedNames = z.array(z.string()).max(500).optional();

/** @throws Failure 400 before a text is parsed that is too large to have been written by hand */
const cleaned = ({ name, label, pictures }: FieldSpec, html: string): string => {
  const problem = richTextProblem(html);
  if (problem) throw validationFailure([invalid(name, label, problem)]);
  return sanitised(html, { pictures: pictures === true });
};

/** The sent record without the fields that may be sent back but not written, and with its rich text sanitised. */
export const withoutIgnored = (
  catalogue: Catalogue,
  spec: EntitySpec,
  operation: 'insert' | 'update',
  body: unknown,
): Row => {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw badRequest('요청 본문의 형식이 올바르지 않습니다.');
  }
  if (!maskedNames.safeParse((body as Row).masked).success) {
    throw validationFailure([invalid('masked', '가려진 항목')]);
  }
  const ignored = ignoredNames(spec, operation);
  const kept = Object.fromEntries(Object.entries(body).filter(([name]) => !ignored.has(name))) as Row;
  for (const field of spec.fields) {
    const text = kept[field.name];
    if (field.kind === 'html' && typeof text === 'string') kept[field.name] = cleaned(field, text);
    const child = catalogue.resources[field.children?.entity ?? ''];
    const rows = kept[field.name];
    if (!child || !Array.isArray(rows)) continue;
    kept[field.name] = rows.map((row: unknown) =>
      row !== null && typeof row === 'object' && !Array.isArray(row)
        ? withoutIgnored(catalogue, child, 'insert', row)
        : row,
    );
  }
  return kept;
};

/** A masked field is sent to the client as null, so null in a personal field means unchanged. */
export const withoutUntouched = (spec: EntitySpec, sent: Row): Row => {
  const personal = new Set(visibleFields(spec).flatMap((field) => (field.personal ? [field.name] : [])));
  return Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => !(personal.has(name) && value !== undefined && isBlank(normalise(value))),
    ),
  );
};

const defaultsOf = (fields: readonly FieldSpec[]): Row =>
  Object.fromEntries(fields.map(({ name, default: value }) => [name, value]));

/**
 * Fields that only administrators may write and that the caller sent with a changed value.
 * @param stored the stored record; a new one is compared with the defaults
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

/** @throws Failure 403 that names the fields */
export const refuseFields = (fields: readonly FieldSpec[]): void => {
  if (fields.length === 0) return;
  const message = messages.access.denied;
  throw new Failure(403, 'FORBIDDEN', message, {
    fields: fields.map(({ name, label }) => ({ name, label, message })),
  });
};

/** @throws Failure 403 with the messages of the policy */
export const refuseChanges = (problems: readonly FormProblem[]): void => {
  const [first] = problems;
  if (!first) return;
  const fields = problems.map(({ name, label, message }) => ({ name, label, message }));
  throw new Failure(403, 'FORBIDDEN', first.message, { fields });
};
