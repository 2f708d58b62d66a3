import type { ChildrenSpec, ConditionalRule, EntitySpec, FieldSpec } from '#contract/entity.ts';
import { choiceFields, fieldOf, itemFields, visibleFields, writtenFields } from '#contract/entityFields.ts';
import { patterns } from '#contract/patterns.ts';
import type { EntityModel } from './entityModel.ts';
import { pascal } from './names.ts';

/** The JSON Schemas of transferred data: for OpenAPI, the types, and the tests that compare validators with Ajv. */
export type JsonSchema = Record<string, unknown>;

export type SpecOf = (entity: string) => EntitySpec | undefined;

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const nullable = (schema: JsonSchema): JsonSchema => {
  if ('enum' in schema)
    return { ...schema, type: ['string', 'null'], enum: [...(schema.enum as unknown[]), null] };
  return 'type' in schema
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
};

const keyType = (field: FieldSpec, specOf: SpecOf): string => {
  const target = field.ref && specOf(field.ref.entity);
  const key = target && fieldOf(target, target.key);
  return key?.kind === 'integer' ? 'integer' : 'string';
};

const bounds = (field: FieldSpec): JsonSchema => ({
  ...(field.minLength !== undefined && { minLength: field.minLength }),
  ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
  ...(field.minimum !== undefined && { minimum: field.minimum }),
  ...(field.maximum !== undefined && { maximum: field.maximum }),
  ...(field.pattern !== undefined && { pattern: field.pattern }),
  ...(field.refused && {
    allOf: field.refused.map(({ pattern }) => ({ not: { type: 'string', pattern } })),
  }),
});

/** Maximum length for kinds whose schema gives no bound. */
export const defaultLength: Partial<Record<FieldSpec['kind'], number>> = {
  html: 5_000_000,
  url: 2000,
  email: 254,
  mobile: 13,
  ip: 31,
  code: 50,
  reference: 100,
};

/** Child rows referencing their parent by different keys have different shapes, and so different names. */
export const childName = ({ entity, by }: ChildrenSpec): string => `${pascal(entity)}By${pascal(by)}`;

const itemSchema = ({ items, itemLength }: FieldSpec): JsonSchema => {
  if (items === 'object') return { type: 'object' };
  return items === 'integer'
    ? { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }
    : { type: 'string', ...(itemLength !== undefined && { maxLength: itemLength }) };
};

/** The schema of a field's non-null value. */
export const valueSchema = (field: FieldSpec, specOf: SpecOf, isSent = false): JsonSchema => {
  const text = {
    type: 'string',
    ...(defaultLength[field.kind] && { maxLength: defaultLength[field.kind] }),
    ...bounds(field),
  };
  switch (field.kind) {
    case 'integer':
      return { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991, ...bounds(field) };
    case 'decimal':
      return { type: 'number', ...bounds(field) };
    case 'flag':
    case 'choice':
      return { type: 'string', enum: field.options?.map((option) => option.value) };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'dateTime':
      return { type: 'string', format: 'date-time' };
    case 'email':
    case 'url':
    case 'mobile':
    case 'ip':
      return { pattern: patterns[field.kind], ...text };
    case 'reference':
      return keyType(field, specOf) === 'integer'
        ? { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }
        : text;
    case 'list':
      return { type: 'array', items: itemSchema(field), maxItems: 1000 };
    case 'json':
      return { type: 'object' };
    case 'files':
      return { type: 'array', items: refTo('FileInfo') };
    case 'children':
      return {
        type: 'array',
        items: refTo(`${childName(field.children as ChildrenSpec)}${isSent ? 'Input' : ''}`),
        maxItems: 2000,
      };
    default:
      return text;
  }
};

const described = (field: FieldSpec, schema: JsonSchema): JsonSchema => ({
  ...schema,
  description: field.help ? `${field.label}. ${field.help}` : field.label,
});

const objectOf = (
  fields: FieldSpec[],
  required: (field: FieldSpec) => boolean,
  allowNull: (field: FieldSpec) => boolean,
  specOf: SpecOf,
  isSent = false,
): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: fields.filter(required).map((field) => field.name),
  properties: Object.fromEntries(
    fields.map((field) => {
      const value = valueSchema(field, specOf, isSent);
      return [field.name, described(field, allowNull(field) ? nullable(value) : value)];
    }),
  ),
});

const isByDefault = (rule: ConditionalRule, name: string): boolean => rule.byDefault?.includes(name) ?? false;

const conditions = (spec: EntitySpec): JsonSchema =>
  spec.rules.length === 0
    ? {}
    : {
        allOf: spec.rules.map((rule) => ({
          if: {
            properties: Object.fromEntries(
              Object.entries(rule.when).map(([name, values]) => {
                const absent = isByDefault(rule, name) ? [null, ''] : [];
                return [name, { enum: [...values, ...absent] }];
              }),
            ),
            required: Object.keys(rule.when).filter((name) => !isByDefault(rule, name)),
          },
          then: {
            required: [...rule.required],
            properties: Object.fromEntries(rule.required.map((name) => [name, { not: { type: 'null' } }])),
          },
        })),
      };

/** Responses contain every visible field; a masked field is null, so personal fields are nullable. */
const answerNull = (field: FieldSpec): boolean => field.nullable || field.personal !== undefined;
const looseKinds = new Set(['email', 'url', 'mobile', 'ip', 'multiline', 'html', 'code']);

/**
 * Form rules apply to input, not to data stored before a rule existed or masked now: responses only promise the type.
 */
const shown = (field: FieldSpec): FieldSpec => ({
  ...field,
  kind: looseKinds.has(field.kind) || field.personal ? 'text' : field.kind,
  pattern: undefined,
  refused: undefined,
  minLength: undefined,
  maxLength: undefined,
  minimum: undefined,
  maximum: undefined,
  itemLength: undefined,
});
const isStored = (field: FieldSpec): boolean => field.column !== 'computed';
const masked: JsonSchema = {
  masked: { type: 'array', items: { type: 'string' }, description: '가려진 항목의 이름' },
};

const maskedValues: JsonSchema = {
  maskedValues: {
    type: 'object',
    additionalProperties: { type: 'string' },
    description: '가려진 항목에서 보여도 되는 글, 항목 이름별로',
  },
};

const withMasked = (schema: JsonSchema, fields: FieldSpec[], more: JsonSchema = {}): JsonSchema =>
  fields.some((field) => field.personal)
    ? { ...schema, properties: { ...(schema.properties as JsonSchema), ...masked, ...more } }
    : schema;

/** All components of an entity. */
export const entitySchemas = ({ spec }: EntityModel, specOf: SpecOf): Record<string, JsonSchema> => {
  const name = pascal(spec.name);
  const record = visibleFields(spec).map(shown);
  const item = itemFields(spec).map(shown);
  const inserted = writtenFields(spec, 'insert').filter((field) => field.kind !== 'files');
  const key = fieldOf(spec, spec.key) as FieldSpec;
  const version = fieldOf(spec, 'mdfcnDt') as FieldSpec;
  const updated = writtenFields(spec, 'update').filter((field) => field.kind !== 'files');
  const isRequired = (field: FieldSpec) => field.formRequired === true || field.name === spec.key;
  const schemas: Record<string, JsonSchema> = {
    [name]: withMasked(objectOf(record, isStored, answerNull, specOf), record, maskedValues),
    [`${name}Item`]: withMasked(objectOf(item, isStored, answerNull, specOf), item),
  };
  if (spec.operations.popup) {
    const choice = choiceFields(spec).map(shown);
    schemas[`${name}Choice`] = withMasked(objectOf(choice, isStored, answerNull, specOf), choice);
  }
  if (spec.operations.insert) {
    schemas[`${name}Insert`] = {
      ...objectOf(inserted, isRequired, (field) => !isRequired(field), specOf, true),
      ...conditions(spec),
    };
  }
  if (spec.operations.update) {
    schemas[`${name}Update`] = objectOf(
      [key, ...updated, version],
      (field) => field === key || field === version,
      (field) => !isRequired(field) && field !== version,
      specOf,
      true,
    );
  }
  return schemas;
};

/** Child rows in requests: without system fields, their parent and their key. */
export const childInputSchema = ({ spec }: EntityModel, by: string, specOf: SpecOf): JsonSchema =>
  objectOf(
    childInputFields(spec, by),
    (field) => field.formRequired === true,
    (field) => field.formRequired !== true,
    specOf,
    true,
  );

export const childInputFields = (spec: EntitySpec, by: string): FieldSpec[] =>
  writtenFields(spec, 'insert').filter(
    (field) => field.name !== by && field.name !== spec.key && field.kind !== 'files',
  );

/** The part of a child entity that is embedded in its parent. */
export const childSchema = ({ spec }: EntityModel, by: string, specOf: SpecOf): JsonSchema => {
  const fields = visibleFields(spec).filter(
    (field) => field.name !== by && field.name !== spec.key && field.write !== 'system',
  );
  return objectOf(
    fields,
    (field) => field.formRequired === true,
    (field) => field.nullable,
    specOf,
  );
};
