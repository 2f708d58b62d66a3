import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { type EntityModel, uniqueColumns } from '../entityModel.ts';
import { header } from '../header.ts';
import { literal, quoted } from '../literal.ts';
import type { Model } from '../model.ts';
import { camel, indexName, snake } from '../names.ts';
import type { Problem } from '../problems.ts';

/** A table with the fields of all its entities. */
interface Table {
  name: string;
  entities: EntityModel[];
  fields: FieldSpec[];
}

/** Whether the field is a column of its own table. */
export const hasColumn = (field: FieldSpec): boolean =>
  field.column !== 'computed' && !field.labelOf && field.kind !== 'children' && field.kind !== 'files';

/** Discriminator columns of shared tables keep rows of the other entities out of a required list. */
const tablesOf = (model: Model): Table[] => {
  const tables = new Map<string, Table>();
  for (const entity of model.entities) {
    const { name } = entity.spec.table;
    const table = tables.get(name) ?? { name, entities: [], fields: [] };
    table.entities.push(entity);
    for (const field of entity.spec.fields.filter(hasColumn)) {
      const there = table.fields.find((known) => known.name === field.name);
      if (!there) table.fields.push({ ...field });
      else {
        there.nullable ||= field.nullable;
        there.foldedIn ??= field.foldedIn;
      }
    }
    tables.set(name, table);
  }
  return [...tables.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
};

const builder = (field: FieldSpec, model: Model): string => {
  const column = quoted(snake(field.name));
  switch (field.kind) {
    case 'integer':
      return isWide(field, model) ? `bigint(${column}, { mode: 'number' })` : `integer(${column})`;
    case 'decimal':
      return `doublePrecision(${column})`;
    case 'date':
      return `date(${column}, { mode: 'string' })`;
    case 'dateTime':
      return `instant(${column})`;
    case 'list':
      return `${field.items === 'integer' ? 'integer' : 'text'}(${column}).array()`;
    case 'json':
      return `jsonb(${column})`;
    case 'tokens':
      return `tokens(${column})`;
    case 'reference':
      return referenceIsNumber(field, model)
        ? `bigint(${column}, { mode: 'number' })`
        : `plainText(${column})`;
    case 'flag':
    case 'choice':
      return `fixedText(${column})`;
    default:
      return `plainText(${column})`;
  }
};

const isKey = (field: FieldSpec, model: Model): boolean =>
  model.entities.some(({ spec }) => spec.key === field.name);

const isWide = (field: FieldSpec, model: Model): boolean =>
  isKey(field, model) || (field.maximum ?? 0) > 2_147_483_647;

const referenceIsNumber = (field: FieldSpec, model: Model): boolean => {
  const target = model.specOf(field.ref?.entity ?? '');
  return target !== undefined && fieldOf(target, target.key)?.kind === 'integer';
};

const column = (table: Table, field: FieldSpec, model: Model): string => {
  const first = table.entities[0]?.spec;
  const target = field.ref && model.specOf(field.ref.entity);
  const isPrimary = first?.key === field.name;
  const chain = [builder(field, model)];
  if (isPrimary && first?.keyFrom === 'identity') chain.push('generatedByDefaultAsIdentity()');
  if (isPrimary) chain.push('primaryKey()');
  else if (!field.nullable) chain.push('notNull()');
  if (field.default !== undefined && field.default !== null) chain.push(`default(${literal(field.default)})`);
  if (field.name === 'regDt' || field.name === 'mdfcnDt') chain.push('defaultNow()');
  if (target) chain.push(`references((): AnyPgColumn => ${camel(target.table.name)}.${target.key})`);
  return `    ${field.name}: ${chain.join('.')},`;
};

const foldedColumn = (field: FieldSpec): string[] =>
  field.foldedIn ? [`    ${field.foldedIn}: plainText(${quoted(snake(field.foldedIn))}),`] : [];

const holdsOf = (conditions: readonly (readonly [string, string])[]): string =>
  conditions.map(([column, value]) => `\${table.${column}} = ${quoted(value)}`).join(' and ');

const indexes = (table: Table): string[] => {
  const lines = new Set<string>();
  const nameOf = (fields: readonly string[], suffix: 'key' | 'idx' | 'gin') =>
    quoted(indexName(table.name, fields, suffix));
  for (const { spec, indexes: wanted } of table.entities) {
    for (const fields of spec.unique) {
      const names = uniqueColumns(fields, spec.fields);
      const columns = names.map((name) => `table.${name}`).join(', ');
      lines.add(`uniqueIndex(${nameOf(names, 'key')}).on(${columns}).where(sql\`\${table.delYn} = 'N'\`)`);
    }
    for (const fields of wanted) {
      const [conditions, ordered] = [
        fields.filter((field) => field.includes('=')).map((field) => field.split('=') as [string, string]),
        fields.filter((field) => !field.includes('=')),
      ];
      const columns = ordered
        .map((field) => (field.endsWith(' desc') ? `table.${field.slice(0, -5)}.desc()` : `table.${field}`))
        .join(', ');
      const named = [...ordered, ...conditions.flatMap(([name, value]) => [name, value.toLowerCase()])];
      const where = conditions.length ? `.where(sql\`${holdsOf(conditions)}\`)` : '';
      lines.add(`index(${nameOf(named, 'idx')}).on(${columns})${where}`);
    }
  }
  for (const field of table.fields.filter((known) => known.kind === 'tokens'))
    for (const line of tokenIndexes(table, field)) lines.add(line);
  return [...lines];
};

/**
 * A token index for each entity of the table, restricted to the rows that its lists show: existing ones of that entity.
 * These conditions need not be checked on the rows again, which halves the time of counting a common word.
 */
const tokenIndexes = ({ name, entities }: Table, { name: field }: FieldSpec): string[] =>
  entities
    .filter(({ spec }) => spec.fields.some((known) => known.name === field))
    .map(({ spec }) => {
      const kind = Object.entries(spec.table.where ?? {});
      const of = kind.length ? [field, spec.name] : [field];
      const where = holdsOf([...kind, ['delYn', 'N']]);
      return `index(${quoted(indexName(name, of, 'gin'))}).using('gin', table.${field}).where(sql\`${where}\`)`;
    });

const emitTable = (table: Table, model: Model): string => {
  const columns = table.fields.flatMap((field) => [column(table, field, model), ...foldedColumn(field)]);
  const extras = indexes(table);
  const body = [...columns, ...extras].join('\n');
  const uses = (name: string) => new RegExp(`\\b${name}\\(`).test(body);
  const core = [
    'bigint',
    'date',
    'doublePrecision',
    'index',
    'integer',
    'jsonb',
    'text',
    'uniqueIndex',
  ].filter(uses);
  const others = new Set(
    table.fields.flatMap((field) => {
      const target = field.ref && model.specOf(field.ref.entity)?.table.name;
      return target && target !== table.name ? [target] : [];
    }),
  );
  const refers = table.fields.some((field) => field.ref);
  const imports = [
    ...(uses('sql') || body.includes('sql`') ? ["import { sql } from 'drizzle-orm';"] : []),
    `import { ${[...(refers ? ['type AnyPgColumn'] : []), ...core, 'pgTable'].join(', ')} } from 'drizzle-orm/pg-core';`,
    ...[...others].sort().map((name) => `import { ${camel(name)} } from './${camel(name)}.ts';`),
    `import { ${['fixedText', 'instant', 'plainText', 'tokens'].filter(uses).join(', ')} } from './columns.ts';`,
  ];
  const constraint =
    extras.length === 0 ? '' : `\n  (table) => [\n${extras.map((line) => `    ${line},`).join('\n')}\n  ],\n`;
  const open = `export const ${camel(table.name)} = pgTable(\n  ${quoted(table.name)},\n  {\n${columns.join('\n')}\n  },`;
  const source = table.entities.map((entity) => entity.file).join(', schemas/');
  return `${header(source)}${imports.join('\n')}\n\n${open}${constraint || '\n'});\n`;
};

const columnsFile = `${header('*.json')}import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Text in byte order on every engine: PGlite has no ICU, and both must sort and compare alike. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** A value from a small set, written into the statement as a literal: with a parameter no partial index could be used. */
export const fixedText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "C"',
  toDriver: (value) => (/^[A-Za-z0-9_]{1,40}$/.test(value) ? sql.raw(\`'\${value}'\`) : value),
});

/** Whole numbers, written as one text: the library's own encoding takes a fifth of a second for those of a long article. */
export const tokens = customType<{ data: number[]; driverData: string | number[] }>({
  dataType: () => 'integer[]',
  toDriver: (value) => \`{\${value.join(',')}}\`,
  fromDriver: (value) => (typeof value === 'string' ? value.slice(1, -1).split(',').filter(Boolean).map(Number) : value),
});

/** A timestamp to the millisecond: with a finer one every save would be a conflict. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
`;

/** Two entities that share a table must define a column of the same name identically. */
export const tableProblems = (model: Model): Problem[] => {
  const problems: Problem[] = [];
  for (const table of tablesOf(model)) {
    for (const { spec, file } of table.entities) {
      for (const field of spec.fields.filter(hasColumn)) {
        const there = table.fields.find((known) => known.name === field.name);
        if (there && builder(there, model) !== builder(field, model)) {
          problems.push({
            file,
            at: `properties.${field.name}`,
            message: `is ${field.kind}, but table ${table.name} has it as ${there.kind}`,
          });
        }
        if (there && there.default !== field.default) {
          problems.push({
            file,
            at: `properties.${field.name}.x-default`,
            message: `is ${field.default}, but table ${table.name} has ${there.default}`,
          });
        }
      }
    }
  }
  return problems;
};

export const emitTables = (model: Model): [string, string][] => {
  const tables = tablesOf(model);
  const list = tables.map((table) => camel(table.name));
  const index = [
    header('*.json').trimEnd(),
    ...list.map((name) => `import { ${name} } from './${name}.ts';`),
    '',
    '/** Every table by its SQL name. */',
    'export const tables = {',
    ...tables.map(
      (table) => `  ${table.name === camel(table.name) ? '' : `${table.name}: `}${camel(table.name)},`,
    ),
    '};',
    '',
    `export { ${list.join(', ')} };`,
    '',
  ].join('\n');
  return [
    ['tables/columns.ts', columnsFile],
    ['tables/index.ts', index],
    ...tables.map((table): [string, string] => [`tables/${camel(table.name)}.ts`, emitTable(table, model)]),
  ];
};
