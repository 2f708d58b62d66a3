import { compile } from 'json-schema-to-typescript';
import { commentText } from '../comment.ts';
import { header } from '../header.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import type { Model } from '../model.ts';

const prefix = '#/components/schemas/';

/** Removes what the type generator ignores or renders badly: rules and bounds; names of other types stay names. */
const plain = (schema: unknown, uses: Set<string>): unknown => {
  if (Array.isArray(schema)) return schema.map((item) => plain(item, uses));
  if (schema === null || typeof schema !== 'object') return schema;
  const {
    $ref,
    if: _if,
    then: _then,
    allOf: _all,
    maxItems: _max,
    description,
    ...rest
  } = schema as JsonSchema;
  if (typeof $ref === 'string') {
    const tsType = $ref.slice(prefix.length);
    uses.add(tsType);
    return { tsType };
  }
  const members = Object.entries(rest).map(([name, value]) => [name, plain(value, uses)]);
  return {
    ...Object.fromEntries(members),
    ...(typeof description === 'string' && { description: commentText(description) }),
  };
};

const declaration = async (name: string, schema: JsonSchema, uses: Set<string>): Promise<string> => {
  const text = await compile(plain(schema, uses) as object, name, {
    bannerComment: '',
    additionalProperties: false,
    style: { singleQuote: true, printWidth: 110 },
  });
  return text.trim().replaceAll(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */');
};

/** TypeScript interfaces of everything that is transferred, one file per entity or area. */
export const emitTypes = async (model: Model): Promise<[string, string][]> => {
  const homes = new Map(
    model.components.flatMap((group) => Object.keys(group.schemas).map((name) => [name, group.name])),
  );
  const files: [string, string][] = [];
  for (const group of model.components) {
    // an area may have calls that transfer none of its own
    if (Object.keys(group.schemas).length === 0) continue;
    const uses = new Set<string>();
    const bodies: string[] = [];
    for (const [name, schema] of Object.entries(group.schemas))
      bodies.push(await declaration(name, schema, uses));
    const foreign = Map.groupBy(
      [...uses].sort().filter((type) => homes.get(type) !== group.name),
      (type) => homes.get(type) ?? 'shared',
    );
    const imports = [...foreign].map(
      ([home, types]) => `import type { ${types.join(', ')} } from './${home}.ts';`,
    );
    const text = [...imports, ...(imports.length ? [''] : []), bodies.join('\n\n'), ''].join('\n');
    files.push([`types/${group.name}.ts`, header(group.file) + text]);
  }
  return files;
};
