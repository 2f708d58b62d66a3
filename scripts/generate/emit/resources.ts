import { header } from '../header.ts';
import { literal } from '../literal.ts';
import type { Model } from '../model.ts';

/** One spec per entity: what both runtimes read. */
export const emitResources = (model: Model): [string, string][] => {
  const names = model.entities.map(({ spec }) => spec.name);
  const index = [
    header('*.json').trimEnd(),
    "import type { EntitySpec } from '#contract/entity.ts';",
    ...names.map((name) => `import { ${name} } from './${name}.ts';`),
    '',
    '/** Every entity by its name. */',
    `export const resources: Record<string, EntitySpec> = {`,
    ...names.map((name) => `  ${name},`),
    '};',
    '',
  ].join('\n');
  return [
    ['resources/index.ts', index],
    ...model.entities.map(({ spec, file }): [string, string] => [
      `resources/${spec.name}.ts`,
      `${header(file)}import type { EntitySpec } from '#contract/entity.ts';\n\nexport const ${spec.name}: EntitySpec = ${literal(spec)};\n`,
    ]),
  ];
};
