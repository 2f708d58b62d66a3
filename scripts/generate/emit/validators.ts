import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf, writtenFields } from '#contract/entityFields.ts';
import { comment } from '../comment.ts';
import type { EntityModel } from '../entityModel.ts';
import { header } from '../header.ts';
import { childInputFields, defaultLength } from '../jsonSchema.ts';
import { literal, memberName, quoted } from '../literal.ts';
import type { Model } from '../model.ts';

const sentence = (field: FieldSpec): string =>
  `fieldMessage(${[field.label, field.patternMessage]
    .filter((text) => text !== undefined)
    .map(quoted)
    .join(', ')})`;

/** Code of the field's messages. */
const messageOf = (field: FieldSpec): string => `say.${field.name}`;

const regex = (pattern: string): string => new RegExp(pattern, 'u').toString();

const text = (field: FieldSpec, error: string): string => {
  const max = field.maxLength ?? defaultLength[field.kind];
  const refused = (field.refused ?? []).map(
    ({ pattern, message }) =>
      `.refine(isFreeOf(${regex(pattern)}), fieldMessage(${quoted(field.label)}, ${quoted(message)}))`,
  );
  return [
    `${field.kind === 'text' ? `line(${error})` : `z.string(${error})`}${field.upper ? '.overwrite(capitals)' : ''}`,
    ...(field.minLength !== undefined ? [`.refine(atLeast(${field.minLength}), ${error})`] : []),
    ...(max !== undefined ? [`.refine(...atMost(${max}, ${error}))`] : []),
    ...refused,
    ...(field.pattern !== undefined ? [`.regex(${regex(field.pattern)}, ${error})`] : []),
  ].join('');
};

const integer = (field: FieldSpec, error: string): string => {
  return [
    `z.int(${error})`,
    ...(field.minimum !== undefined ? [`.min(${field.minimum}, ${error})`] : []),
    ...(field.maximum !== undefined ? [`.max(${field.maximum}, ${error})`] : []),
  ].join('');
};

const formatted = (field: FieldSpec, error: string): string => {
  const max = field.maxLength ?? defaultLength[field.kind];
  return `format(${quoted(field.kind)}, ${max}, ${error})`;
};

const item = ({ items, itemLength }: FieldSpec, error: string): string => {
  if (items === 'integer') return `z.int(${error})`;
  return itemLength === undefined
    ? `z.string(${error})`
    : `z.string(${error}).refine(...atMost(${itemLength}, ${error}))`;
};

/** The zod code for one value. */
const value = (field: FieldSpec, model: Model, error = messageOf(field)): string => {
  switch (field.kind) {
    case 'integer':
      return integer(field, error);
    case 'decimal':
      return [
        `z.number(${error})`,
        ...(field.minimum !== undefined ? [`.min(${field.minimum}, ${error})`] : []),
        ...(field.maximum !== undefined ? [`.max(${field.maximum}, ${error})`] : []),
      ].join('');
    case 'flag':
    case 'choice':
      return `z.enum(${literal(field.options?.map((option) => option.value) ?? [])}, ${error})`;
    case 'date':
      return `z.iso.date(${error})`;
    case 'dateTime':
      return `moment(${error})`;
    case 'email':
    case 'url':
    case 'mobile':
    case 'ip':
      return formatted(field, error);
    case 'list':
      return `z.array(${item(field, error)}, ${error}).max(1000, ${error})`;
    case 'json':
      return `z.record(z.string(), z.unknown(), ${error})`;
    case 'children':
      return `z.array(z.strictObject({ ${childMembers(field, model)} }), ${error}).max(2000, ${error})`;
    case 'reference': {
      const target = model.specOf(field.ref?.entity ?? '');
      const isNumber = target && fieldOf(target, target.key)?.kind === 'integer';
      return isNumber ? `z.int(${error})` : text(field, error);
    }
    default:
      return text(field, error);
  }
};

const childMembers = (field: FieldSpec, model: Model): string => {
  const child = model.specOf(field.children?.entity ?? '');
  if (!child) return '';
  return childInputFields(child, field.children?.by ?? '')
    .map(
      (member) =>
        `${memberName(member.name)}: ${value(member, model, sentence(member))}${member.formRequired ? '' : '.nullish()'}`,
    )
    .join(', ');
};

const isRequired = (spec: EntitySpec, field: FieldSpec): boolean =>
  field.formRequired === true || field.name === spec.key;

const rules = (spec: EntitySpec): string => (spec.rules.length === 0 ? '' : `, ${literal(spec.rules)}`);

const labelTable = (spec: EntitySpec): string =>
  literal(
    Object.fromEntries(
      spec.fields.filter((field) => field.column !== 'internal').map((field) => [field.name, field.label]),
    ),
  );

const form = (name: string, about: string, labels: string, members: string[], tail: string): string =>
  `${comment(about)}\nexport const ${name} = form(${labels}, () => ({\n${members.map((line) => `  ${line},`).join('\n')}\n})${tail});\n`;

/** The members of one form, each taken from the entity's fields and made optional if it may be omitted. */
const members = (fields: FieldSpec[], ending: (field: FieldSpec) => string): string[] =>
  fields.map((field) => `${field.name}: fields().${field.name}${ending(field)}`);

const emitEntity = ({ spec, file }: EntityModel, model: Model): string => {
  const labels = `${spec.name}Labels`;
  const key = fieldOf(spec, spec.key) as FieldSpec;
  const version = fieldOf(spec, 'mdfcnDt') as FieldSpec;
  const writes = (operation: 'insert' | 'update') =>
    spec.operations[operation]
      ? writtenFields(spec, operation).filter((field) => field.kind !== 'files')
      : [];
  const inserted = writes('insert');
  const updated = spec.operations.update ? [key, ...writes('update'), version] : [];
  const used = [...new Set([...inserted, ...updated])];
  const parts: string[] = [];
  if (used.length) {
    parts.push(
      `const say = {\n${used.map((field) => `  ${field.name}: ${sentence(field)},`).join('\n')}\n};\n`,
      `const fields = once(() => ({\n${used.map((field) => `  ${field.name}: ${value(field, model)},`).join('\n')}\n}));\n`,
    );
  }
  if (spec.operations.insert) {
    const lines = members(inserted, (field) => (isRequired(spec, field) ? '' : '.nullish()'));
    parts.push(form(`${spec.name}Insert`, `${spec.label} 등록`, labels, lines, rules(spec)));
  }
  if (spec.operations.update) {
    const lines = members(updated, (field) => {
      if (field === key || field === version) return '';
      return isRequired(spec, field) ? '.optional()' : '.nullish()';
    });
    parts.push(
      form(`${spec.name}Update`, `${spec.label} 수정: 보내지 않은 항목은 그대로 둔다`, labels, lines, ''),
    );
  }
  const body = parts.join('\n');
  const uses = [
    'atLeast',
    'atMost',
    'capitals',
    'fieldMessage',
    'form',
    'format',
    'isFreeOf',
    'line',
    'moment',
  ].filter((name) => new RegExp(`\\b${name}[()]`).test(body));
  const table = `/** Korean label of every field. */\nexport const ${labels}: Record<string, string> = ${labelTable(spec)};\n`;
  const imports = body.includes('z.') ? "import { z } from 'zod';\n" : '';
  const lazily = body.includes('once(') ? "import { once } from '#contract/once.ts';\n" : '';
  const helpers = uses.length ? `import { ${uses.join(', ')} } from '#contract/validation.ts';\n` : '';
  const gap = imports || lazily || helpers ? '\n' : '';
  return `${header(file)}${imports}${lazily}${helpers}${gap}${table}${body ? `\n${body}` : ''}`;
};

/** Zod code for exactly the supported subset, with the specification's messages. */
export const emitValidators = (model: Model): [string, string][] => {
  const writable = model.entities.filter(({ spec }) => spec.operations.insert || spec.operations.update);
  const index = [
    header('*.json').trimEnd(),
    "import type { Form } from '#contract/validation.ts';",
    ...writable.map(({ spec }) => {
      const names = [
        ...(spec.operations.insert ? [`${spec.name}Insert`] : []),
        ...(spec.operations.update ? [`${spec.name}Update`] : []),
      ];
      return `import { ${names.join(', ')} } from './${spec.name}.ts';`;
    }),
    '',
    '/** The forms of each entity. */',
    'export const validators: Record<string, { insert?: Form; update?: Form }> = {',
    ...writable.map(({ spec }) => {
      const members = [
        ...(spec.operations.insert ? [`insert: ${spec.name}Insert`] : []),
        ...(spec.operations.update ? [`update: ${spec.name}Update`] : []),
      ];
      return `  ${spec.name}: { ${members.join(', ')} },`;
    }),
    '};',
    '',
  ].join('\n');
  return [
    ['validators/index.ts', index],
    ...model.entities.map((entity): [string, string] => [
      `validators/${entity.spec.name}.ts`,
      emitEntity(entity, model),
    ]),
  ];
};
