import { comment } from '../comment.ts';
import { header } from '../header.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import { memberName } from '../literal.ts';
import type { Model } from '../model.ts';
import { typescriptOf } from '../typescriptOf.ts';

const documented = ({ description }: JsonSchema, indent = ''): string[] =>
  typeof description === 'string' && description.trim() ? [`${indent}${comment(description)}`] : [];

const declaration = (name: string, schema: JsonSchema, uses: Set<string>): string => {
  const members = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (members.length === 0) {
    return [...documented(schema), `export type ${name} = ${typescriptOf(schema, uses)};`].join('\n');
  }
  const required = new Set((schema.required ?? []) as string[]);
  return [
    ...documented(schema),
    `export interface ${name} {`,
    ...members.flatMap(([member, type]) => [
      ...documented(type, '  '),
      `  ${memberName(member)}${required.has(member) ? '' : '?'}: ${typescriptOf(type, uses)};`,
    ]),
    '}',
  ].join('\n');
};

/** TypeScript interfaces of everything that travels, one file per entity or area. */
export const emitTypes = (model: Model): [string, string][] => {
  const homes = new Map(
    model.components.flatMap((group) => Object.keys(group.schemas).map((name) => [name, group.name])),
  );
  return model.components.map((group): [string, string] => {
    const uses = new Set<string>();
    const bodies = Object.entries(group.schemas).map(([name, schema]) => declaration(name, schema, uses));
    const foreign = Map.groupBy(
      [...uses].sort().filter((type) => homes.get(type) !== group.name),
      (type) => homes.get(type) ?? 'shared',
    );
    const imports = [...foreign].map(
      ([home, types]) => `import type { ${types.join(', ')} } from './${home}.ts';`,
    );
    const text = [...imports, ...(imports.length ? [''] : []), bodies.join('\n\n'), ''].join('\n');
    return [`types/${group.name}.ts`, header(group.file) + text];
  });
};
