import { patterns } from '#contract/patterns.ts';
import { type JsonSchema, refTo } from './jsonSchema.ts';
import type { ParameterSchema, Shape } from './schemaTypes.ts';

/** The short types of the operations files. Lengths limit what a caller may send. */
const primitives: Record<string, JsonSchema> = {
  text: { type: 'string', maxLength: 1000 },
  longText: { type: 'string', maxLength: 5_000_000 },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  flag: { type: 'string', enum: ['Y', 'N'] },
  date: { type: 'string', format: 'date' },
  dateTime: { type: 'string', format: 'date-time' },
  email: { type: 'string', format: 'email', maxLength: 254, pattern: patterns.email },
  any: {},
  binary: { type: 'string', format: 'binary' },
  none: { type: 'object', additionalProperties: false, properties: {} },
};

interface Suffixes {
  base: string;
  array: boolean;
  nullable: boolean;
  required: boolean;
  optional: boolean;
}

const suffixes = (text: string): Suffixes => {
  const match = /^(.*?)(\[\])?([?!~]*)$/.exec(text);
  const marks = match?.[3] ?? '';
  return {
    base: match?.[1] ?? text,
    array: match?.[2] !== undefined,
    nullable: marks.includes('?'),
    required: marks.includes('!'),
    optional: marks.includes('~'),
  };
};

const listOf = (item: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['data', 'totalRecords', 'page', 'size'],
  properties: {
    data: { type: 'array', items: item },
    totalRecords: { type: 'integer' },
    totalIsExact: { type: 'boolean' },
    page: { type: 'integer' },
    size: { type: 'integer' },
    stats: { type: 'object', additionalProperties: { type: 'integer' } },
    additionalInfos: {},
  },
});

/** Response with a list of the named component. */
export const listAnswer = (component: string): JsonSchema => listOf(refTo(component));

const named = (base: string): JsonSchema => {
  const primitive = primitives[base];
  if (primitive) return primitive;
  const generic = /^(List|Item)<(\w+)>$/.exec(base);
  if (generic?.[1] === 'List') return listAnswer(`${generic[2]}Item`);
  if (generic?.[1] === 'Item') return refTo(`${generic[2]}Item`);
  return refTo(base);
};

const orNull = (schema: JsonSchema): JsonSchema => {
  const types = [schema.type].flat();
  const isAnything = !('type' in schema) && !('$ref' in schema) && !('enum' in schema);
  if (types.includes('null') || 'anyOf' in schema || isAnything) return schema;
  return 'type' in schema && !('enum' in schema)
    ? { ...schema, type: [...types, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
};

/** Every component name in a shape. */
export const namesIn = (shape: Shape): string[] => {
  if (typeof shape !== 'string') return Object.values(shape).flatMap(namesIn);
  const { base } = suffixes(shape);
  if (primitives[base]) return [];
  const generic = /^(?:List|Item)<(\w+)>$/.exec(base);
  return [generic ? `${generic[1]}Item` : base];
};

/** Expands a short type or an object of them. In an object every member is required unless it ends in ~. */
export const shapeSchema = (shape: Shape): JsonSchema => {
  if (typeof shape !== 'string') {
    const members = Object.entries(shape);
    return {
      type: 'object',
      additionalProperties: false,
      required: members
        .filter(([, member]) => typeof member !== 'string' || !suffixes(member).optional)
        .map(([name]) => name),
      properties: Object.fromEntries(members.map(([name, member]) => [name, shapeSchema(member)])),
    };
  }
  const { base, array, nullable } = suffixes(shape);
  const schema = array ? { type: 'array', items: named(base) } : named(base);
  return nullable ? orNull(schema) : schema;
};

export const asParameter = (given: string | ParameterSchema): ParameterSchema =>
  typeof given === 'string' ? { is: given } : given;

const isRequired = (shape: Shape): boolean => typeof shape !== 'string' || suffixes(shape).required;

export const isRequiredParameter = (parameter: ParameterSchema): boolean => isRequired(parameter.is);

const widest = { query: 999_999_999_999_999, body: Number.MAX_SAFE_INTEGER };

/** Schema for request data: bounded, and only members marked ! are required; the others may be null in a body. */
const sentSchema = (shape: Shape, part: 'query' | 'body'): JsonSchema => {
  if (typeof shape !== 'string') {
    const members = Object.entries(shape);
    return {
      type: 'object',
      additionalProperties: false,
      required: members.filter(([, member]) => isRequired(member)).map(([name]) => name),
      properties: Object.fromEntries(
        members.map(([name, member]) => {
          const schema = sentSchema(member, part);
          return [name, isRequired(member) ? schema : orNull(schema)];
        }),
      ),
    };
  }
  const { base, array, nullable } = suffixes(shape);
  const one = named(base);
  const bounded = one.type === 'integer' ? { ...one, minimum: -widest[part], maximum: widest[part] } : one;
  const schema = array ? { type: 'array', items: bounded, maxItems: 1000 } : bounded;
  return nullable && part === 'body' ? orNull(schema) : schema;
};

/** JSON Schema of one query parameter or body member, for a non-null value; bounds of a list are those of its values. */
export const parameterSchema = (
  { is, label, pattern, maxLength, minimum, maximum, enum: values }: ParameterSchema,
  part: 'query' | 'body',
): JsonSchema => {
  const bounds = {
    ...(pattern !== undefined && { pattern }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(values !== undefined && { enum: values }),
  };
  const { items, ...schema } = sentSchema(is, part);
  return {
    ...schema,
    ...(items === undefined ? bounds : { items: { ...(items as JsonSchema), ...bounds } }),
    ...(label !== undefined && { description: label }),
  };
};

/** The whole query or body as an object schema. In a body, optional members may be null. */
export const parametersSchema = (
  given: Record<string, string | ParameterSchema>,
  part: 'query' | 'body',
): JsonSchema => {
  const parameters = Object.entries(given).map(([name, item]) => [name, asParameter(item)] as const);
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter(([, item]) => isRequiredParameter(item)).map(([name]) => name),
    properties: Object.fromEntries(
      parameters.map(([name, item]) => {
        const schema = parameterSchema(item, part);
        return [name, part === 'query' || isRequiredParameter(item) ? schema : orNull(schema)];
      }),
    ),
  };
};
