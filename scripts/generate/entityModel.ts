import type {
  ConditionalRule,
  CrudOperation,
  EntitySpec,
  FieldSpec,
  OperationMode,
} from '#contract/entity.ts';
import { fieldSpec } from './fieldSpec.ts';
import { indexName, snake } from './names.ts';
import type { ResolvedEntity } from './resolve.ts';
import type { OperationSchema } from './schemaTypes.ts';

/** A spec with what only the generator needs to know. */
export interface EntityModel {
  file: string;
  spec: EntitySpec;
  origins: Partial<Record<CrudOperation, string>>;
  /** Operations open to everybody signed in. */
  open: CrudOperation[];
  indexes: string[][];
  renamed: { from: string; to: string }[];
}

const mode = (operation: OperationSchema): OperationMode =>
  typeof operation === 'string' ? operation : operation.by;

const rulesOf = (entity: ResolvedEntity): ConditionalRule[] =>
  (entity.schema.allOf ?? []).map((rule) => ({
    when: Object.fromEntries(
      Object.entries(rule.if.properties).map(([name, is]) => [name, is.enum ?? [is.const ?? '']]),
    ),
    required: rule.then.required,
  }));

const ownFields = (entity: ResolvedEntity): FieldSpec[] => {
  const { schema, fields } = entity;
  const required = new Set([...(schema.required ?? []), schema['x-entity'].key, 'regDt', 'mdfcnDt', 'delYn']);
  const formRequired = new Set(schema['x-form-required'] ?? []);
  return Object.entries(fields).map(([name, field]) =>
    fieldSpec(name, field, {
      required: required.has(name) || field['x-default'] !== undefined,
      formRequired: formRequired.has(name),
    }),
  );
};

/** The read-only labels of references and codes follow the field that lends them, and take its place in the list. */
const withLabels = (fields: FieldSpec[], byName: Map<string, ResolvedEntity>): FieldSpec[] =>
  fields.flatMap((field) => {
    const lent: FieldSpec[] = [];
    if (field.code) {
      lent.push({
        name: `${field.name}Nm`,
        label: field.label,
        kind: 'text',
        nullable: true,
        labelOf: field.name,
        labelField: 'cdNm',
        list: field.list,
        sort: field.sort,
      });
    }
    const target = field.ref && byName.get(field.ref.entity);
    for (const [index, [name, source]] of Object.entries(field.ref?.labels ?? {}).entries()) {
      const there = target?.fields[source];
      const spec = there && fieldSpec(source, there, { required: false, formRequired: false });
      lent.push({
        name,
        label: index === 0 ? field.label : (spec?.label ?? name),
        kind: spec?.kind ?? 'text',
        nullable: true,
        labelOf: field.name,
        labelField: source,
        list: index === 0 ? field.list : undefined,
        sort: field.sort,
        personal: spec?.personal,
        options: spec?.options,
        filter: spec?.foldedIn ? 'contains' : undefined,
        foldedIn: spec?.foldedIn,
      });
    }
    return lent.length ? [{ ...field, list: undefined }, ...lent] : [field];
  });

const sortOf = (text = 'regDt,DESC'): EntitySpec['sort'] => {
  const [field = 'regDt', order] = text.split(',');
  return { field, order: order === 'ASC' ? 'ASC' : 'DESC' };
};

export const entityModel = (entity: ResolvedEntity, byName: Map<string, ResolvedEntity>): EntityModel => {
  const { schema, fields } = entity;
  const about = schema['x-entity'];
  const operations = Object.entries(schema['x-operations'] ?? {}) as [CrudOperation, OperationSchema][];
  const table = schema['x-table']?.name ?? snake(about.name);
  const unique = schema['x-unique'] ?? [];
  const menus = about.menu === undefined ? [] : [about.menu].flat();
  return {
    file: entity.file,
    spec: {
      name: about.name,
      path: about.path,
      key: about.key,
      keyFrom: about.keyFrom ?? 'identity',
      label: schema.title,
      help: schema.description,
      represents: about.represents ?? about.key,
      menus,
      screen: about.screen ?? 'none',
      rows: about.rows,
      operations: Object.fromEntries(operations.map(([name, operation]) => [name, mode(operation)])),
      table: {
        name: table,
        where: schema['x-table']?.where,
      },
      sort: sortOf(about.sort),
      tree: schema['x-tree'],
      rules: rulesOf(entity),
      unique,
      uniqueIndexes: unique.length ? unique.map((fields) => indexName(table, fields, 'key')) : undefined,
      fields: withLabels(ownFields(entity), byName),
    },
    origins: Object.fromEntries(
      operations.flatMap(([name, operation]) =>
        typeof operation === 'string' || !operation.reason ? [] : [[name, operation.reason]],
      ),
    ),
    open: operations.flatMap(([name, operation]) =>
      typeof operation !== 'string' && operation.access === 'session' ? [name] : [],
    ),
    indexes: schema['x-index'] ?? [],
    renamed: Object.entries(fields).flatMap(([to, field]) =>
      field['x-renamed-from'] ? [{ from: field['x-renamed-from'], to }] : [],
    ),
  };
};
