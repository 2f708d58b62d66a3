import type { JsonSchema } from '../jsonSchema.ts';
import { literal, memberName } from '../literal.ts';

const prefix = '#/components/schemas/';

/** Name of the referenced component. */
export const referredTo = (schema: JsonSchema): string | undefined =>
  typeof schema.$ref === 'string' ? schema.$ref.slice(prefix.length) : undefined;

interface Around {
  /** Code of the message for an invalid value. */
  error: string;
  /** Code of a reference to a component. */
  refer: (component: string) => string;
}

/** Code of a schema's bound, if it has one. */
const bound = (
  schema: JsonSchema,
  name: 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'maxItems',
): string => (typeof schema[name] === 'number' ? String(schema[name]) : '');

const call = (method: (bound: string) => string, given: string): string[] => (given ? [method(given)] : []);

const between = (schema: JsonSchema, error: string): string =>
  [
    ...call((least) => `.min(${least}, ${error})`, bound(schema, 'minimum')),
    ...call((most) => `.max(${most}, ${error})`, bound(schema, 'maximum')),
  ].join('');

const text = (schema: JsonSchema, error: string): string => {
  if (schema.format === 'email') return `format('email', ${bound(schema, 'maxLength')}, ${error})`;
  if (schema.format === 'date') return `z.iso.date(${error})`;
  if (schema.format === 'date-time') return `moment(${error})`;
  const { pattern } = schema;
  return [
    `z.string(${error})`,
    ...call((least) => `.refine(atLeast(${least}), ${error})`, bound(schema, 'minLength')),
    ...call((most) => `.refine(...atMost(${most}, ${error}))`, bound(schema, 'maxLength')),
    ...(typeof pattern === 'string' ? [`.regex(${new RegExp(pattern, 'u').toString()}, ${error})`] : []),
  ].join('');
};

const object = (schema: JsonSchema, around: Around): string => {
  const members = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const extra = schema.additionalProperties;
  if (members.length === 0 && extra !== false) {
    const value =
      typeof extra === 'object' && extra !== null ? zodOf(extra as JsonSchema, around) : 'z.unknown()';
    return `z.record(z.string(), ${value}, ${around.error})`;
  }
  const required = new Set((schema.required ?? []) as string[]);
  const code = members.map(
    ([name, member]) =>
      `${memberName(name)}: ${zodOf(member, around)}${required.has(name) ? '' : '.optional()'}`,
  );
  return `z.strictObject({ ${code.join(', ')} }, ${around.error})`;
};

const single = (type: unknown, schema: JsonSchema, around: Around): string => {
  const { error } = around;
  switch (type) {
    case 'string':
      return text(schema, error);
    case 'integer':
      return `z.int(${error})${between(schema, error)}`;
    case 'number':
      return `z.number(${error})${between(schema, error)}`;
    case 'boolean':
      return `z.boolean(${error})`;
    case 'array': {
      const max = call((most) => `.max(${most}, ${error})`, bound(schema, 'maxItems'));
      return `z.array(${zodOf((schema.items ?? {}) as JsonSchema, around)}, ${error})${max.join('')}`;
    }
    case 'object':
      return object(schema, around);
    default:
      return `z.unknown().refine(isGiven, ${error})`;
  }
};

/** Zod code equivalent to a JSON Schema of our supported subset. */
export const zodOf = (schema: JsonSchema, around: Around): string => {
  const component = referredTo(schema);
  if (component) return around.refer(component);
  if (Array.isArray(schema.anyOf)) {
    const parts = (schema.anyOf as JsonSchema[]).filter(({ type }) => type !== 'null');
    const [first = {}] = parts;
    const code =
      parts.length === 1
        ? zodOf(first, around)
        : `z.union([${parts.map((part) => zodOf(part, around)).join(', ')}])`;
    return parts.length < schema.anyOf.length ? `${code}.nullable()` : code;
  }
  if (Array.isArray(schema.enum)) {
    const values = schema.enum.filter((value) => value !== null);
    const code = `z.enum(${literal(values)}, ${around.error})`;
    return values.length < schema.enum.length ? `${code}.nullable()` : code;
  }
  const types = [schema.type].flat();
  const [type] = types.filter((one) => one !== 'null');
  const code = single(type, schema, around);
  return types.includes('null') ? `${code}.nullable()` : code;
};
