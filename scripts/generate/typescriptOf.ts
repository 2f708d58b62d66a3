import type { JsonSchema } from './jsonSchema.ts';
import { memberName, quoted } from './literal.ts';

const prefix = '#/components/schemas/';

/** A JSON Schema of our supported subset as an inline TypeScript type; named components by name. */
export const typescriptOf = (schema: JsonSchema, uses: Set<string>): string => {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.slice(prefix.length);
    uses.add(name);
    return name;
  }
  if (Array.isArray(schema.anyOf)) {
    return (schema.anyOf as JsonSchema[]).map((part) => typescriptOf(part, uses)).join(' | ');
  }
  if (Array.isArray(schema.enum)) {
    return schema.enum
      .map((value) => (typeof value === 'string' ? quoted(value) : String(value)))
      .join(' | ');
  }
  const types = [schema.type].flat().filter((type) => type !== undefined);
  if (types.length === 0) return 'unknown';
  return types.map((type) => single(type as string, schema, uses)).join(' | ');
};

const isUnion = ({ anyOf, enum: values, type }: JsonSchema): boolean =>
  [anyOf, values, type].some((parts) => Array.isArray(parts) && parts.length > 1);

const single = (type: string, schema: JsonSchema, uses: Set<string>): string => {
  switch (type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'array': {
      const items = (schema.items ?? {}) as JsonSchema;
      const item = typescriptOf(items, uses);
      return isUnion(items) ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      return objectType(schema, uses);
    default:
      return type;
  }
};

const objectType = (schema: JsonSchema, uses: Set<string>): string => {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) {
    const extra = schema.additionalProperties;
    if (extra === false) return 'Record<string, never>';
    return `Record<string, ${typeof extra === 'object' && extra !== null ? typescriptOf(extra as JsonSchema, uses) : 'unknown'}>`;
  }
  const required = new Set((schema.required ?? []) as string[]);
  const members = properties.map(
    ([name, member]) => `${memberName(name)}${required.has(name) ? '' : '?'}: ${typescriptOf(member, uses)}`,
  );
  return `{ ${members.join('; ')} }`;
};
