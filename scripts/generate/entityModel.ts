import type {
  ConditionalRule,
  CrudOperation,
  EntitySpec,
  FieldSpec,
  OperationMode,
  UserFlag,
} from '#contract/entity.ts';
import { fieldSpec } from './fieldSpec.ts';
import { indexName, snake } from './names.ts';
import type { ResolvedEntity } from './resolve.ts';
import type { OperationSchema } from './schemaTypes.ts';
import type { Query } from './sharedQueries.ts';

/** A spec with data that only the generator needs. */
export interface EntityModel {
  file: string;
  spec: EntitySpec;
  origins: Partial<Record<CrudOperation, string>>;
  /** The schema's declarations about an operation, except who handles it. */
  about: Partial<Record<CrudOperation, Exclude<OperationSchema, string>>>;
  /** Whether every operation requires an allowed IP address. */
  ip: true | undefined;
  indexes: string[][];
  renamed: { from: string; to: string }[];
  /** Parameters of its shared queries, if it names any. */
  query: Query | undefined;
}

const mode = (operation: OperationSchema): OperationMode =>
  typeof operation === 'string' ? operation : operation.by;

const seenAsItIs = '목록이 있는 자료는 화면에서 본 그대로 파일로 내려받을 수 있다.';

const changedBack = '제품과 함께 온 자료를 고친 뒤에도 처음 값으로 되돌릴 수 있다.';

/**
 * The operations of the schema; the export that every list of the runtime has automatically; and the way back to the
 * shipped values for records that come with the product.
 */
const operationsOf = ({ schema }: ResolvedEntity): [CrudOperation, OperationSchema][] => {
  const { list, ...others } = schema['x-operations'] ?? {};
  const declared = Object.entries({ ...(list && { list }), ...others }) as [CrudOperation, OperationSchema][];
  const isListed = list && mode(list) === 'crud' && schema['x-entity'].menu !== undefined;
  if (isListed && !others.excel) declared.push(['excel', { by: 'crud', origin: 'ours', reason: seenAsItIs }]);
  if (schema['x-base'] && !others.revert)
    declared.push(['revert', { by: 'crud', origin: 'ours', reason: changedBack }]);
  return declared;
};

/** The user flag required for registering and editing; both use the same. */
const flagOf = (operations: [CrudOperation, OperationSchema][]): UserFlag | undefined =>
  operations
    .map(([, operation]) => (typeof operation === 'string' ? undefined : operation.flag))
    .find(Boolean);

const rulesOf = (entity: ResolvedEntity): ConditionalRule[] =>
  (entity.schema.allOf ?? []).map((rule) => {
    const when = Object.fromEntries(
      Object.entries(rule.if.properties).map(([name, is]) => [name, is.enum ?? [is.const ?? '']]),
    );
    const byDefault = Object.entries(when)
      .filter(([name, values]) => values.includes(String(entity.fields[name]?.['x-default'])))
      .map(([name]) => name);
    return { when, ...(byDefault.length && { byDefault }), required: rule.then.required };
  });

/** Administration is restricted to allowed IP addresses. */
export const isAdministration = (menu: string): boolean => menu.startsWith('/admin/');

/** Whether files are only sent by the secure operations, unless the schema says otherwise. */
const isGuarded = ({ schema, fields }: ResolvedEntity): boolean =>
  [schema['x-entity'].menu ?? []].flat().some(isAdministration) ||
  Object.values(fields).some((field) => field['x-personal']);

const ownFields = (entity: ResolvedEntity): FieldSpec[] => {
  const { schema, fields } = entity;
  const required = new Set([...(schema.required ?? []), schema['x-entity'].key, 'regDt', 'mdfcnDt', 'delYn']);
  const formRequired = new Set(schema['x-form-required'] ?? []);
  const guarded = isGuarded(entity);
  return Object.entries(fields).map(([name, field]) =>
    fieldSpec(name, field, {
      required: required.has(name) || field['x-default'] !== undefined,
      formRequired: formRequired.has(name),
      isGuarded: guarded,
    }),
  );
};

/** The addition in a label: (현지어) of 매체명(현지어). */
const addition = /\(.*\)$/;

/** The label of a reference's further name: if its first label ends in 명, that label with the addition: 기관명(현지어). */
const furtherLabel = (reference: string, first: string, label: string): string =>
  reference.endsWith('명') &&
  addition.test(label) &&
  label.replace(addition, '') === first.replace(addition, '')
    ? reference + (addition.exec(label)?.[0] ?? '')
    : label;

/** Adds the read-only labels of references and codes after their field; in lists they replace it. */
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
    const first = target?.fields[Object.values(field.ref?.labels ?? {})[0] ?? '']?.title ?? '';
    for (const [index, [name, source]] of Object.entries(field.ref?.labels ?? {}).entries()) {
      const there = target?.fields[source];
      const spec = there && fieldSpec(source, there, { required: false, formRequired: false });
      lent.push({
        name,
        label: index === 0 ? field.label : furtherLabel(field.label, first, spec?.label ?? name),
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

/** E-mail addresses are unique regardless of case: their folded copy is compared. */
export const uniqueColumns = (names: readonly string[], fields: readonly FieldSpec[]): string[] =>
  names.map((name) => {
    const field = fields.find((one) => one.name === name);
    return field?.kind === 'email' && field.foldedIn ? field.foldedIn : name;
  });

/** An entity that inherits fields inherits their unique rules. */
const uniqueRules = ({ schema, fields }: ResolvedEntity, byName: Map<string, ResolvedEntity>): string[][] => {
  if (schema['x-unique']) return schema['x-unique'];
  const model = byName.get(schema['x-table']?.like ?? '');
  return (model?.schema['x-unique'] ?? []).filter((rule) => rule.every((name) => fields[name]));
};

const sortOf = (text = 'regDt,DESC'): EntitySpec['sort'] => {
  const [field = 'regDt', order] = text.split(',');
  return { field, order: order === 'ASC' ? 'ASC' : 'DESC' };
};

const pathsOf = (operations: readonly [CrudOperation, OperationSchema][]): EntitySpec['paths'] => {
  const given = operations.flatMap(([name, operation]) =>
    typeof operation === 'string' || !operation.path ? [] : [[name, operation.path] as const],
  );
  return given.length ? Object.fromEntries(given) : undefined;
};

export const entityModel = (
  entity: ResolvedEntity,
  byName: Map<string, ResolvedEntity>,
  queries: ReadonlyMap<string, Query>,
): EntityModel => {
  const { schema, fields } = entity;
  const about = schema['x-entity'];
  const operations = operationsOf(entity);
  const table = schema['x-table']?.name ?? snake(about.name);
  const unique = uniqueRules(entity, byName);
  const own = ownFields(entity);
  const menus = about.menu === undefined ? [] : [about.menu].flat();
  return {
    file: entity.file,
    spec: {
      name: about.name,
      path: about.path,
      paths: pathsOf(operations),
      key: about.key,
      keyFrom: about.keyFrom ?? 'identity',
      label: schema.title,
      help: schema.description,
      represents: about.represents ?? about.key,
      representsElse: about.representsElse,
      menus,
      screen: about.screen ?? 'none',
      rows: about.rows,
      writeFlag: flagOf(operations),
      deleted: about.deleted,
      labels: about.labels,
      operations: Object.fromEntries(operations.map(([name, operation]) => [name, mode(operation)])),
      table: {
        name: table,
        where: schema['x-table']?.where,
        like: schema['x-table']?.like,
      },
      sort: sortOf(about.sort),
      tree: schema['x-tree'],
      base: schema['x-base'],
      rules: rulesOf(entity),
      unique,
      uniqueIndexes: unique.length
        ? unique.map((names) => indexName(table, uniqueColumns(names, own), 'key'))
        : undefined,
      fields: withLabels(own, byName),
    },
    origins: Object.fromEntries(
      operations.flatMap(([name, operation]) =>
        typeof operation === 'string' || !operation.reason ? [] : [[name, operation.reason]],
      ),
    ),
    about: Object.fromEntries(
      operations.flatMap(([name, operation]) => (typeof operation === 'string' ? [] : [[name, operation]])),
    ),
    ip: about.ip,
    query: queries.get(about.name),
    indexes: schema['x-index'] ?? [],
    renamed: Object.entries(fields).flatMap(([to, field]) =>
      field['x-renamed-from'] ? [{ from: field['x-renamed-from'], to }] : [],
    ),
  };
};
