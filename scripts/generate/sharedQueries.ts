import { kindOf } from './fieldSpec.ts';
import type { Parsed } from './parse.ts';
import { type Problem, unknown } from './problems.ts';
import type { ResolvedEntity } from './resolve.ts';
import type { AreaSchema, CallSchema, FieldSchema, ParameterSchema } from './schemaTypes.ts';
import { asParameter } from './shape.ts';

/** Query parameters by name. */
export type Query = NonNullable<CallSchema['query']>;

const sharedIn = (areas: readonly Parsed<AreaSchema>[]): Map<string, Query> =>
  new Map(areas.flatMap(({ schema }) => Object.entries(schema.queries ?? {})));

const joined = (
  { file, at }: Pick<Problem, 'file' | 'at'>,
  names: readonly string[],
  shared: ReadonlyMap<string, Query>,
  problems: Problem[],
): Query =>
  Object.assign(
    {},
    ...names.map((name): Query => {
      const query = shared.get(name);
      if (!query) problems.push({ file, at, message: unknown('query', name, shared.keys()) });
      return query ?? {};
    }),
  ) as Query;

/** The parameters of the shared queries that entities name (`x-entity.queryOf`), by entity. */
export const queriesOfEntities = (
  entities: readonly ResolvedEntity[],
  areas: readonly Parsed<AreaSchema>[],
  problems: Problem[],
): Map<string, Query> => {
  const shared = sharedIn(areas);
  return new Map(
    entities.flatMap(({ file, schema: { 'x-entity': about } }) =>
      about.queryOf
        ? [[about.name, joined({ file, at: 'x-entity.queryOf' }, about.queryOf, shared, problems)]]
        : [],
    ),
  );
};

/** Adds the parameters of the shared queries named by an operation (`queryOf`) before its own. */
export const withSharedQueries = (
  areas: readonly Parsed<AreaSchema>[],
  problems: Problem[],
): Parsed<AreaSchema>[] => {
  const shared = sharedIn(areas);
  const widened = (file: string, id: string, call: CallSchema): CallSchema =>
    call.queryOf
      ? {
          ...call,
          query: { ...joined({ file, at: `${id} queryOf` }, call.queryOf, shared, problems), ...call.query },
        }
      : call;
  return areas.map(({ file, schema, ...rest }) => ({
    ...rest,
    file,
    schema: {
      ...schema,
      operations: Object.fromEntries(
        Object.entries(schema.operations).map(([id, call]) => [id, widened(file, id, call)]),
      ),
    },
  }));
};

/** A parameter of a shared query that filters rows of an entity by one of its fields. */
export interface Condition {
  entity: string;
  field: string;
  /** The field has one of the values; or its Korean day is not before, or not after, the parameter. */
  op: 'equals' | 'from' | 'to';
}

/** The conditions of one shared query, by parameter name. */
export interface QueryConditions {
  query: string;
  conditions: Record<string, Condition>;
}

const annotations = { filter: 'equals', filterFrom: 'from', filterTo: 'to' } as const satisfies Partial<
  Record<keyof ParameterSchema, Condition['op']>
>;

const annotationsOf = (given: string | ParameterSchema) => {
  const parameter = asParameter(given);
  return (['filter', 'filterFrom', 'filterTo'] as const).flatMap((name) => {
    const target = parameter[name];
    return target === undefined ? [] : [{ name, target, op: annotations[name] }];
  });
};

const fieldProblem = (field: FieldSchema, op: Condition['op']): string | undefined => {
  if (op === 'equals')
    return field['x-filter'] === 'equals' ? undefined : 'needs a field with x-filter equals';
  const isTime = kindOf(field) === 'dateTime' && field['x-filter'] === 'range';
  return isTime ? undefined : 'needs a date-time with x-filter range';
};

/** The conditions that the shared queries declare on fields of entities. */
export const sharedConditions = (
  areas: readonly Parsed<AreaSchema>[],
  entities: readonly ResolvedEntity[],
  problems: Problem[],
): QueryConditions[] => {
  const fieldsOf = new Map(entities.map(({ schema, fields }) => [schema['x-entity'].name, fields]));
  const found: QueryConditions[] = [];
  for (const { file, schema } of areas) {
    for (const [query, parameters] of Object.entries(schema.queries ?? {})) {
      const conditions: QueryConditions['conditions'] = {};
      for (const [parameter, given] of Object.entries(parameters)) {
        for (const { name, target, op } of annotationsOf(given)) {
          const [entity = '', field = ''] = target.split('.');
          const fields = fieldsOf.get(entity);
          const named = fields?.[field];
          const message = !fields
            ? unknown('entity', entity, fieldsOf.keys())
            : named
              ? fieldProblem(named, op)
              : unknown(`field of ${entity}`, field, Object.keys(fields));
          if (message) problems.push({ file, at: `queries.${query}.${parameter}.${name}`, message });
          conditions[parameter] = { entity, field, op };
        }
      }
      if (Object.keys(conditions).length) found.push({ query, conditions });
    }
    for (const [id, { query = {}, body = {} }] of Object.entries(schema.operations))
      for (const [parameter, given] of Object.entries({ ...query, ...body }))
        for (const { name } of annotationsOf(given))
          problems.push({ file, at: `${id} ${parameter}.${name}`, message: 'is for shared queries alone' });
  }
  return found;
};
