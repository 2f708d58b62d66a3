import type { EntitySpec, FieldSpec, PersonalKind } from '#contract/entity.ts';
import { choiceFields, fieldOf, itemFields, perEntity, visibleFields } from '#contract/entityFields.ts';
import { type Caller, isAdministrator } from '../access/caller.ts';
import { visible } from '../text/tokens.ts';

/** The letter that stays visible is the first visible one, the same that a search by one letter compares. */
const maskName = (name: string): string => {
  const letters = [...visible(name)];
  if (letters.length <= 1) return '*';
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
};

const maskPhone = (phone: string): string => {
  const digits = [...phone].filter((sign) => /\d/.test(sign)).length;
  let seen = 0;
  return [...phone].map((sign) => (/\d/.test(sign) && ++seen > digits - 4 ? '*' : sign)).join('');
};

const maskEmail = (email: string): string => {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 2)}${'*'.repeat(Math.max(2, local.length - 2))}@${domain}`;
};

const maskContact = (contact: string): string =>
  contact.includes('@') ? maskEmail(contact) : maskPhone(contact);

const rules: Record<PersonalKind, (text: string) => string> = {
  name: maskName,
  phone: maskPhone,
  email: maskEmail,
  contact: maskContact,
  content: () => '***',
};

/** The only masking rule, so that two screens combined reveal nothing: 김*용, 010-1234-****, ab***@demo.go.kr. */
export const mask = (kind: PersonalKind, value: unknown): unknown =>
  typeof value === 'string' && value !== '' ? rules[kind](value) : value;

/** The values with personal data masked in all fields. */
export const masked = (
  fields: readonly FieldSpec[],
  values: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const personal = fields.find((field) => field.name === name)?.personal;
      return [name, personal ? mask(personal, value) : value];
    }),
  );

/** The sent values with masked values of stored fields removed: sending back what a screen showed changes nothing. */
export const withoutMasks = (
  fields: readonly FieldSpec[],
  sent: Record<string, unknown>,
  stored: Record<string, unknown>,
): Record<string, unknown> => {
  const isMask = (name: string, value: unknown): boolean => {
    const personal = fields.find((field) => field.name === name)?.personal;
    return personal !== undefined && typeof value === 'string' && value === mask(personal, stored[name]);
  };
  return Object.fromEntries(Object.entries(sent).filter(([name, value]) => !isMask(name, value)));
};

/** A list shows personal data masked, in place, and names the masked fields. */
const maskItem = (fields: readonly FieldSpec[], item: Record<string, unknown>): Record<string, unknown> => {
  const personal = fields.filter((field) => field.personal);
  if (personal.length === 0) return item;
  item['masked'] = personal.filter((field) => item[field.name] !== null).map((field) => field.name);
  for (const field of personal) item[field.name] = mask(field.personal as PersonalKind, item[field.name]);
  return item;
};

/**
 * Masks a record: a masked field is null, so that a mask can never be written back; the masked text is in
 * `maskedValues`, so that users recognise the person.
 */
const maskRecord = (
  fields: readonly FieldSpec[],
  record: Record<string, unknown>,
): Record<string, unknown> => {
  const personal = fields.filter((field) => field.personal);
  if (personal.length === 0) return record;
  const masked = personal.filter((field) => record[field.name] !== null).map((field) => field.name);
  const maskedValues = Object.fromEntries(
    personal
      .filter(({ name }) => masked.includes(name))
      .map(({ name, personal: kind }) => [name, mask(kind as PersonalKind, record[name])]),
  );
  for (const name of masked) record[name] = null;
  return { ...record, masked, maskedValues };
};

/** Whether lists show the field masked; filters on it must not reveal its value piece by piece. */
export const isMasked = (spec: EntitySpec, field: string): boolean =>
  fieldOf(spec, field)?.personal !== undefined;

/** Whether sorting by the field would reveal values that this caller sees masked. */
export const isGuarded = (spec: EntitySpec, field: string, caller: Caller | null): boolean =>
  isMasked(spec, field) && !(caller && isAdministrator(caller));

const isRead = (field: FieldSpec): boolean =>
  !field.column && field.kind !== 'children' && field.kind !== 'files';

/** Fields that one row of a list reads from the database. */
export const itemColumns = perEntity((spec): readonly FieldSpec[] => itemFields(spec).filter(isRead));

/** Fields that one row of a picker reads. */
export const choiceColumns = perEntity((spec): readonly FieldSpec[] => choiceFields(spec).filter(isRead));

/** Fields that a record reads from its own row. */
export const recordColumns = perEntity((spec): readonly FieldSpec[] => visibleFields(spec).filter(isRead));

export const asJson = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString() : (value ?? null);

const plain = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asJson(value)]));

/** Converts one row of a list, in place, to its form in the answer. */
export const presentItem = (
  fields: readonly FieldSpec[],
  row: Record<string, unknown>,
): Record<string, unknown> => {
  for (const name in row) if (row[name] instanceof Date) row[name] = asJson(row[name]);
  return maskItem(fields, row);
};

/**
 * A record as it is sent to the client; children and files are part of `row` already.
 * @template T the entity's generated type: from the same schema as the spec, a relation that TypeScript cannot express
 */
export const presentRecord = <T extends object = Record<string, unknown>>(
  spec: EntitySpec,
  row: Record<string, unknown>,
): T => maskRecord(recordColumns(spec), plain(row)) as T;

/** A record as it is sent to the client, with personal data unmasked. */
export const presentUnmasked = (row: Record<string, unknown>): Record<string, unknown> => ({
  ...plain(row),
  masked: [],
  maskedValues: {},
});

/**
 * A presented row, or several, to which a module has added the answer's further fields.
 * @template T the generated type of the answer: TypeScript cannot follow fields that are added or removed by name
 */
export const asAnswer = <T extends object>(completed: object): T => completed as T;
