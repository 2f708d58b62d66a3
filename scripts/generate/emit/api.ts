import type { CrudOperation } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { header } from '../header.ts';
import { type JsonSchema, refTo, valueSchema } from '../jsonSchema.ts';
import { literal, quoted } from '../literal.ts';
import type { Model } from '../model.ts';
import { pascal } from '../names.ts';
import type { OperationModel } from '../operationsModel.ts';
import { listAnswer, parametersSchema, shapeSchema } from '../shape.ts';
import { typescriptOf } from '../typescriptOf.ts';
import { isSearchable, queryParameters } from './queryParameters.ts';

const answerOfCrud = (operation: CrudOperation, entity: string): JsonSchema => {
  const name = pascal(entity);
  if (operation === 'list') return listAnswer(`${name}Item`);
  if (operation === 'popup') return listAnswer(`${name}Choice`);
  return {
    type: 'object',
    additionalProperties: false,
    required: ['data'],
    properties: { data: refTo(name) },
  };
};

const wrapped = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['data'],
  properties: { data },
});

/** The schema of a record's key, by its name. */
const keyOf = ({ entity }: OperationModel['spec'], model: Model): Record<string, JsonSchema> => {
  const spec = model.specOf(entity ?? '');
  const field = spec && fieldOf(spec, spec.key);
  return field ? { [field.name]: { ...valueSchema(field, model.specOf), description: field.label } } : {};
};

/** An object with a key, and further members that may be absent. */
const keyed = (key: Record<string, JsonSchema>, others: Record<string, JsonSchema> = {}): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(key),
  properties: { ...key, ...others },
});

/** Body of the response: a list as it is, anything else under `data`. */
export const answerSchema = ({ spec, call }: OperationModel, model: Model): JsonSchema => {
  if (!call) {
    const operation = spec.crud as CrudOperation;
    if (operation === 'delete') return wrapped(keyed(keyOf(spec, model)));
    return answerOfCrud(operation, spec.entity as string);
  }
  const isList = typeof call.answer === 'string' && call.answer.startsWith('List<');
  return isList ? shapeSchema(call.answer) : wrapped(shapeSchema(call.answer));
};

/** Request body of the operation, if any. */
export const bodySchema = ({ spec, call }: OperationModel, model: Model): JsonSchema | undefined => {
  if (call) return call.body && parametersSchema(call.body, 'body');
  const name = pascal(spec.entity ?? '');
  switch (spec.crud) {
    case 'insert':
      return refTo(`${name}Insert`);
    case 'update':
      return refTo(`${name}Update`);
    case 'delete':
    case 'revert':
      return keyed(keyOf(spec, model), {
        mdfcnDt: {
          type: 'string',
          format: 'date-time',
          description: `수정일시: 그 뒤에 바뀌었으면 ${spec.crud === 'delete' ? '지우지' : '되돌리지'} 않음`,
        },
      });
    default:
      return undefined;
  }
};

const listShape = (text: string): string =>
  text.replace(/^\{ data: (.+?)\[\]; totalRecords.*$/, 'ListAnswer<$1>');

const callType = (operation: OperationModel, uses: Set<string>, model: Model): string => {
  const { call } = operation;
  const answer = operation.spec.binary
    ? 'Blob'
    : listShape(typescriptOf(answerSchema(operation, model), uses));
  const query = call?.query ? typescriptOf(parametersSchema(call.query, 'query'), uses) : 'Query';
  const body = bodySchema(operation, model);
  return [
    `  ${quoted(operation.spec.id)}: {`,
    `    query: ${call && !call.query ? 'Record<string, never>' : query};`,
    `    body: ${body ? typescriptOf(body, uses) : 'undefined'};`,
    `    answer: ${answer};`,
    ...(['public', 'machine'].includes(operation.spec.access) ? ['    caller: null;'] : []),
    '  };',
  ].join('\n');
};

const handled = (operation: OperationModel): boolean =>
  operation.call !== undefined || operation.custom !== undefined;

/** What reads the query of a list names all its faults at once, unknown parameters among them. */
const readsItsQuery = ({ spec: { crud }, query }: OperationModel): boolean =>
  crud !== undefined && (isSearchable(crud) || (crud === 'detail' && query !== undefined));

/** The registry of operations, and the type of every operation. */
export const emitApi = (model: Model): [string, string][] => {
  const uses = new Set<string>();
  const calls = model.operations.map((operation) => callType(operation, uses, model));
  const homes = new Map(
    model.components.flatMap((group) => Object.keys(group.schemas).map((name) => [name, group.name])),
  );
  const byHome = Map.groupBy([...uses].sort(), (name) => homes.get(name) ?? 'shared');
  const imports = [...byHome].map(
    ([home, names]) => `import type { ${names.join(', ')} } from '../types/${home}.ts';`,
  );
  const handledIds = model.operations.filter(handled).map(({ spec }) => quoted(spec.id));
  const needsList = calls.some((text) => text.includes('ListAnswer<'));
  const callsFile = [
    header('*.json').trimEnd(),
    ...(needsList ? ["import type { ListAnswer } from '#contract/list.ts';"] : []),
    ...imports,
    '',
    '/** Filters, page, size and sort of a list, or the key of a detail. */',
    'export type Query = Record<string, string | number | readonly (string | number)[] | undefined>;',
    '',
    '/** Query, body and response of every call. */',
    'export interface Calls {',
    ...calls,
    '}',
    '',
    '/** Calls that need a handler of their own; a missing one does not compile. */',
    `export type HandledCall =${handledIds.length ? `\n  | ${handledIds.join('\n  | ')}` : ' never'};`,
    '',
  ].join('\n');
  const registry = [
    header('*.json').trimEnd(),
    "import type { OperationSpec } from '#contract/entity.ts';",
    '',
    '/** The access registry: every operation of the server and the right that it requires. */',
    `export const operations: readonly OperationSpec[] = ${literal(
      model.operations.map((operation) => ({
        ...operation.spec,
        crud: operation.custom ? undefined : operation.spec.crud,
        query: readsItsQuery(operation)
          ? undefined
          : queryParameters(operation, model).map(({ name }) => name),
      })),
    )};`,
    '',
  ].join('\n');
  return [
    ['api/calls.ts', callsFile],
    ['api/operations.ts', registry],
  ];
};
