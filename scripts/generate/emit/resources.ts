import type { EntitySpec } from '#contract/entity.ts';
import { header } from '../header.ts';
import { literal } from '../literal.ts';
import type { Model } from '../model.ts';

/**
 * Entities that screens use: with operations, as parts of others, or as another form of their records. What is only listed,
 * by a screen of its own making, is left out.
 */
const namesOnScreens = ({ entities }: Model): string[] => {
  const fields = entities.flatMap(({ spec }) => spec.fields);
  const named = new Set(fields.flatMap(({ ref, children }) => [ref?.entity, children?.entity]));
  const isUsed = ({ operations, screen }: EntitySpec): boolean =>
    Object.keys(operations).some((one) => screen !== 'none' || (one !== 'list' && one !== 'excel'));
  return entities
    .filter(({ spec }) => isUsed(spec) || named.has(spec.name) || spec.table.like)
    .map(({ spec }) => spec.name);
};

const index = (about: string, names: readonly string[]): string =>
  [
    header('*.json').trimEnd(),
    "import type { EntitySpec } from '#contract/entity.ts';",
    ...names.map((name) => `import { ${name} } from './${name}.ts';`),
    '',
    `/** ${about} */`,
    `export const resources: Record<string, EntitySpec> = {`,
    ...names.map((name) => `  ${name},`),
    '};',
    '',
  ].join('\n');

/** One spec per entity, which both runtimes read. */
export const emitResources = (model: Model): [string, string][] => {
  const names = model.entities.map(({ spec }) => spec.name);
  const about = 'Every entity by its name, except those internal to the server.';
  return [
    ['resources/index.ts', index('Every entity by its name.', names)],
    ['resources/web.ts', index(about, namesOnScreens(model))],
    ...model.entities.map(({ spec, file }): [string, string] => [
      `resources/${spec.name}.ts`,
      `${header(file)}import type { EntitySpec } from '#contract/entity.ts';\n\nexport const ${spec.name}: EntitySpec = ${literal(spec)};\n`,
    ]),
  ];
};
