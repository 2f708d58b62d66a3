import { compile } from 'json-schema-to-typescript';
import { header } from '../header.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import type { Model } from '../model.ts';

const prefix = '#/components/schemas/';

/** Replaces references by the name of the type, so that the compiler of types leaves them as they are. */
const named = (schema: unknown, uses: Set<string>): unknown => {
  if (Array.isArray(schema)) return schema.map((item) => named(item, uses));
  if (schema === null || typeof schema !== 'object') return schema;
  const { $ref, if: _if, then: _then, allOf: _all, maxItems: _max, ...rest } = schema as JsonSchema;
  if (typeof $ref === 'string') {
    const type = $ref.slice(prefix.length);
    uses.add(type);
    return { tsType: type };
  }
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, named(value, uses)]));
};

const compileOne = async (name: string, schema: JsonSchema, uses: Set<string>): Promise<string> => {
  const text = await compile(named(schema, uses) as object, name, {
    bannerComment: '',
    format: false,
    additionalProperties: false,
  });
  return text.trim();
};

/** Two spaces a level, and one-line comments where one line is enough. */
const tidy = (text: string): string => {
  let depth = 0;
  return text
    .replaceAll(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */')
    .split('\n')
    .map((line) => line.trim())
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
    .map((line) => {
      if (line.startsWith('}')) depth -= 1;
      const padded = line === '' ? '' : '  '.repeat(depth) + line;
      if (line.endsWith('{')) depth += 1;
      return padded
        .replaceAll(/\(("?[^()]*"?)\)$/g, '$1')
        .replaceAll('"', "'")
        .replace(/([^{}/*,;])$/, '$1;');
    })
    .join('\n')
    .replaceAll(/^(\s*\/\*\*.*);$/gm, '$1')
    .replaceAll(/^};$/gm, '}');
};

/** TypeScript interfaces of everything that travels, one file per entity or area. */
export const emitTypes = async (model: Model): Promise<[string, string][]> => {
  const files: [string, string][] = [];
  const homes = new Map<string, string>();
  for (const group of model.components) {
    for (const name of Object.keys(group.schemas)) homes.set(name, group.name);
  }
  for (const group of model.components) {
    const uses = new Set<string>();
    const bodies: string[] = [];
    for (const [name, schema] of Object.entries(group.schemas))
      bodies.push(await compileOne(name, schema, uses));
    const foreign = new Map<string, string[]>();
    for (const type of [...uses].sort()) {
      const home = homes.get(type);
      if (home && home !== group.name) foreign.set(home, [...(foreign.get(home) ?? []), type]);
    }
    const imports = [...foreign].map(
      ([home, types]) => `import type { ${types.join(', ')} } from './${home}.ts';`,
    );
    const text = [...imports, ...(imports.length ? [''] : []), bodies.join('\n\n'), ''].join('\n');
    files.push([`types/${group.name}.ts`, header(group.file) + tidy(text)]);
  }
  return files;
};
