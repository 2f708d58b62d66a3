import { globSync } from 'node:fs';
import { rangeNames } from '#contract/entityFields.ts';
import { yesNoLabels } from '#contract/yesNoLabels.ts';
import { kindProblems } from './fieldRules.ts';
import { kindOf, messageAt } from './fieldSpec.ts';
import { type Problem, unknown } from './problems.ts';
import type { ResolvedEntity } from './resolve.ts';
import type { FieldSchema, OperationSchema } from './schemaTypes.ts';
import { systemFieldNames } from './systemFields.ts';

const boundless = new Set(['date', 'date-time', 'mobile', 'ip-range', 'html', 'uri', 'email']);

type Report = (at: string, message: string) => void;

const checkField = (
  name: string,
  field: FieldSchema,
  report: Report,
  entities: Map<string, ResolvedEntity>,
) => {
  const at = `properties.${name}`;
  const kind = kindOf(field);
  if (!field.title && field['x-column'] !== 'internal' && kind !== 'tokens')
    report(at, 'has no Korean title');
  if (!field.type && kind !== 'tokens' && kind !== 'files' && kind !== 'children') report(at, 'has no type');
  if (
    field.type === 'string' &&
    !field.enum &&
    !field.maxLength &&
    !field['x-ref'] &&
    !field['x-code'] &&
    !boundless.has(field.format ?? '')
  ) {
    report(at, 'is a string without maxLength');
  }
  if (field.type === 'array' && !field.items && kind === 'list') report(at, 'is a list without items');
  for (const [annotation, message] of kindProblems(field)) report(`${at}.${annotation}`, message);
  const labels = field['x-labels'];
  if (typeof labels === 'string' && !(labels in yesNoLabels)) {
    report(`${at}.x-labels`, unknown('set of words', labels, Object.keys(yesNoLabels)));
  }
  for (const annotation of ['x-message', 'x-duplicate'] as const) {
    const path = field[annotation];
    if (path && !messageAt(path)) report(`${at}.${annotation}`, `there is no message '${path}'`);
  }
  for (const { message } of field['x-refused'] ?? []) {
    if (!messageAt(message)) report(`${at}.x-refused`, `there is no message '${message}'`);
  }
  if (field.pattern) {
    try {
      new RegExp(field.pattern, 'u');
    } catch {
      report(`${at}.pattern`, 'is not a regular expression');
    }
  }
  const ref = field['x-ref'];
  if (ref) {
    const target = entities.get(ref.entity);
    if (!target) report(`${at}.x-ref.entity`, unknown('entity', ref.entity, entities.keys()));
    for (const source of Object.values(ref.labels ?? {})) {
      if (target && !target.fields[source]) {
        report(`${at}.x-ref.labels`, unknown(`field of ${ref.entity}`, source, Object.keys(target.fields)));
      }
    }
  }
  const children = field['x-children'];
  if (children) {
    const target = entities.get(children.entity);
    if (!target) report(`${at}.x-children.entity`, unknown('entity', children.entity, entities.keys()));
    else if (!target.fields[children.by]) {
      report(
        `${at}.x-children.by`,
        unknown(`field of ${children.entity}`, children.by, Object.keys(target.fields)),
      );
    }
  }
};

const isCrud = (operation: OperationSchema | undefined): boolean =>
  operation !== undefined && (typeof operation === 'string' ? operation : operation.by) === 'crud';

const labelNames = (name: string, field: FieldSchema): string[] => [
  ...(field['x-code'] ? [`${name}Nm`] : []),
  ...Object.keys(field['x-ref']?.labels ?? {}),
];

/** Each name must have one meaning: a field, a label of a field, or a parameter of the list. */
const checkNames = ({ fields }: ResolvedEntity, report: Report): void => {
  const names = new Set(Object.keys(fields));
  const parameters = new Set(['page', 'size', 'sort', 'total', 'format', 'columns', 'reveal', 'reason']);
  for (const [name, field] of Object.entries(fields)) {
    for (const label of labelNames(name, field)) {
      if (names.has(label)) report(`properties.${name}`, `adds the label ${label}, which is there already`);
      names.add(label);
    }
    if (!field['x-filter']) continue;
    const requested = field['x-filter'] === 'range' ? rangeNames({ name, range: field['x-range'] }) : [name];
    for (const parameter of requested) {
      if (parameters.has(parameter))
        report(`properties.${name}.x-filter`, `the list has a parameter ${parameter} already`);
      parameters.add(parameter);
    }
  }
};

const keyTypes = { given: undefined, identity: 'integer', maxPlusOne: 'integer', uuid: 'string' } as const;

/** Reports declarations that the runtime would have to guess or ignore. */
const checkRuntime = ({ schema, fields }: ResolvedEntity, report: Report): void => {
  const about = schema['x-entity'];
  const operations = schema['x-operations'] ?? {};
  const keyFrom = about.keyFrom ?? 'identity';
  const type = keyTypes[keyFrom];
  const key = fields[about.key];
  if (key && type && key.type !== type) report('x-entity.keyFrom', `${keyFrom} makes a key of type ${type}`);
  const filled = new Set([
    about.key,
    ...(schema['x-form-required'] ?? []),
    ...Object.keys(schema['x-table']?.where ?? {}),
  ]);
  for (const name of isCrud(operations.insert) ? (schema.required ?? []) : []) {
    const field = fields[name];
    if (field && !filled.has(name) && field['x-default'] === undefined && !systemFieldNames.includes(name))
      report('required', `${name} needs x-default or a place in x-form-required: an insert may leave it out`);
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field['x-filter'] === 'words' && isCrud(operations.list))
      report(`properties.${name}.x-filter`, 'words needs a custom list');
    const other = field['x-filter-with'];
    if (other && fields[other]?.items?.type !== 'string')
      report(`properties.${name}.x-filter-with`, unknown('list of texts', other, Object.keys(fields)));
  }
};

/** Location of a module's policy of this name, as a glob from the project's folder. */
const policyFile = (name: string): string => `src/server/modules/*/policies/${name}.ts`;

const checkEntity = (
  entity: ResolvedEntity,
  report: Report,
  byName: Map<string, ResolvedEntity>,
  root: string,
): void => {
  const { schema, fields, file } = entity;
  const about = schema['x-entity'];
  const names = Object.keys(fields);
  const mustBeField = (at: string, name: string) => {
    if (!fields[name]) report(at, unknown('field', name, names));
  };

  if (file !== `${about.name}.json`) report('x-entity.name', `does not match the file name ${file}`);
  if (about.rows !== 'all' && globSync(policyFile(about.rows), { cwd: root }).length === 0)
    report('x-entity.rows', `there is no policy ${policyFile(about.rows)}`);
  if (about.screen && about.screen !== 'none' && about.menu === undefined) {
    report('x-entity.screen', 'a generated screen needs a menu');
  }
  mustBeField('x-entity.key', about.key);
  if (about.represents) mustBeField('x-entity.represents', about.represents);
  for (const name of about.representsElse ?? []) mustBeField('x-entity.representsElse', name);
  if (about.sort) mustBeField('x-entity.sort', about.sort.split(',')[0] ?? '');
  for (const name of schema.required ?? []) mustBeField('required', name);
  for (const name of schema['x-form-required'] ?? []) mustBeField('x-form-required', name);
  for (const name of (schema['x-unique'] ?? []).flat()) mustBeField('x-unique', name);
  const isFolded = (name: string) => fields[name.replace(/Fold$/, '')]?.['x-filter'] === 'contains';
  for (const indexed of (schema['x-index'] ?? []).flat()) {
    const name = indexed.replace(/ desc$|=.*$/, '');
    if (!name.endsWith('Fold') || !isFolded(name)) mustBeField('x-index', name);
  }
  for (const name of Object.values(schema['x-tree'] ?? {})) mustBeField('x-tree', name);
  for (const name of Object.values(schema['x-base'] ?? {}).flat()) mustBeField('x-base', name);
  for (const { 'x-from': from } of Object.values(schema.properties)) if (from) mustBeField('x-from', from);
  for (const { 'x-tokens': name } of Object.values(schema.properties))
    if (name && fields[name]?.['x-column'] !== 'tokens')
      report('x-tokens', `'${name}' is no field with x-column tokens`);
  for (const name of Object.keys(schema['x-table']?.where ?? {})) mustBeField('x-table.where', name);
  for (const rule of schema.allOf ?? []) {
    for (const name of Object.keys(rule.if.properties)) mustBeField('allOf.if', name);
    for (const name of rule.then.required) mustBeField('allOf.then', name);
  }
  checkNames(entity, report);
  checkRuntime(entity, report);
  for (const [name, field] of Object.entries(fields)) {
    if (!systemFieldNames.includes(name)) checkField(name, field, report, byName);
  }
};

/** All checks beyond the meta-schema: names that must exist, and required bounds. */
export const checkEntities = (entities: ResolvedEntity[], root: string): Problem[] => {
  const problems: Problem[] = [];
  const byName = new Map(entities.map((entity) => [entity.schema['x-entity'].name, entity]));
  const taken = new Map<string, string>();

  for (const entity of entities) {
    const { name, path } = entity.schema['x-entity'];
    const report: Report = (at, message) => problems.push({ file: entity.file, at, message });
    for (const claim of [`name ${name}`, `path ${path}`]) {
      const owner = taken.get(claim);
      if (owner) report('x-entity', `${claim} is taken by ${owner}`);
      taken.set(claim, entity.file);
    }
    try {
      checkEntity(entity, report, byName, root);
    } catch (error) {
      // a schema refused by the meta-schema may be too malformed for further checks
      if (!entity.doubtful) throw error;
    }
  }
  return problems;
};
