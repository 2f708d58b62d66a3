import { constants } from '#contract/constants.ts';
import { isExport } from '#contract/crudPaths.ts';
import type { CrudOperation, EntitySpec, ExportOperation, FieldSpec } from '#contract/entity.ts';
import {
  choosableColumns,
  fieldOf,
  filterFields,
  hasPersonal,
  pickerSpec,
  rangeNames,
} from '#contract/entityFields.ts';
import { type JsonSchema, valueSchema } from '../jsonSchema.ts';
import type { Model } from '../model.ts';
import type { OperationModel } from '../operationsModel.ts';
import { asParameter, isRequiredParameter, parameterSchema } from '../shape.ts';

/** A parameter of an operation, as OpenAPI describes it. */
export type Parameter = {
  name: string;
  in: 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
};

const paging: Parameter[] = [
  {
    name: 'page',
    in: 'query',
    description: '쪽 번호 (1부터)',
    schema: { type: 'integer', minimum: 1, default: 1 },
  },
  {
    name: 'size',
    in: 'query',
    description: '한 쪽의 건수',
    schema: { type: 'integer', enum: [...constants.pageSizes], default: constants.pageSizeDefault },
  },
  {
    name: 'total',
    in: 'query',
    description: '건수 계산: exact 전체, capped 10,001건까지, only 건수만',
    schema: { type: 'string', enum: ['exact', 'capped', 'only'], default: 'exact' },
  },
];

const filterParameters = (field: FieldSpec, model: Model): Parameter[] => {
  const schema = valueSchema(field, model.specOf);
  if (field.filter === 'range') {
    return rangeNames(field).map((name) => ({
      name,
      in: 'query',
      description: field.label,
      schema,
    }));
  }
  const loose: JsonSchema = { type: 'string' };
  return [
    {
      name: field.name,
      in: 'query',
      description: field.label,
      schema: field.filter === 'equals' ? { type: 'array', items: schema } : loose,
    },
  ];
};

const sortParameter = ({ fields }: EntitySpec): Parameter => {
  const names = fields.filter(({ sort }) => sort).map(({ name }) => name);
  return {
    name: 'sort',
    in: 'query',
    description: `정렬: ${names.join(', ')} 뒤에 ,ASC 또는 ,DESC`,
    schema: { type: 'string', pattern: `^(${names.join('|')}),(ASC|DESC)$` },
  };
};

/** A handler's own list has indexes for the orders that the schema declares, not for the time of the last change. */
const ordersOf = (spec: EntitySpec, isOwn: boolean): EntitySpec =>
  isOwn ? { ...spec, fields: spec.fields.filter(({ name }) => name !== 'mdfcnDt') } : spec;

const revealing: Parameter[] = [
  {
    name: 'reveal',
    in: 'query',
    description: '가린 개인정보 보기 (관리자, 기록이 남음)',
    schema: { const: 'Y' },
  },
  {
    name: 'reason',
    in: 'query',
    description: '개인정보를 보는 사유',
    schema: { type: 'string', maxLength: 500 },
  },
];

const sheetFormat: Parameter = {
  name: 'format',
  in: 'query',
  description: '파일 형식',
  schema: { type: 'string', enum: ['xlsx', 'csv'], default: 'xlsx' },
};

const isSheet = (operation: ExportOperation): boolean => operation === 'excel' || operation === 'fullExcel';

const exporting = (spec: EntitySpec, operation: ExportOperation, model: Model): Parameter[] => {
  const key = fieldOf(spec, spec.key) as FieldSpec;
  const columns = choosableColumns(spec);
  const isPersonal = columns.some((field) => field.personal);
  return [
    {
      name: 'keys',
      in: 'query',
      description: `선택한 행만: ${key.label} (200건까지)`,
      schema: { type: 'array', items: valueSchema(key, model.specOf), maxItems: 200 },
    },
    {
      name: 'columns',
      in: 'query',
      description: '열 (없으면 목록의 열)',
      schema: { type: 'array', items: { type: 'string', enum: columns.map(({ name }) => name) } },
    },
    ...(isSheet(operation) ? [sheetFormat] : []),
    ...(isPersonal ? revealing : []),
  ];
};

/** Whether an operation takes the conditions of a list. */
export const isSearchable = (operation: CrudOperation): boolean =>
  operation === 'list' || operation === 'popup' || isExport(operation);

/** Pickers cannot be filtered or sorted by fields that the server maintains. */
const shownTo = (spec: EntitySpec, operation: CrudOperation): EntitySpec =>
  operation === 'popup' ? pickerSpec(spec) : spec;

const declared = (query: NonNullable<OperationModel['query']>): Parameter[] =>
  Object.entries(query).map(([name, item]) => {
    const parameter = asParameter(item);
    return {
      name,
      in: 'query',
      required: isRequiredParameter(parameter) || undefined,
      description: parameter.label,
      schema: parameterSchema(parameter, 'query'),
    };
  });

const crudParameters = (
  entity: EntitySpec,
  operation: CrudOperation,
  conditions: Parameter[] | undefined,
  model: Model,
): Parameter[] => {
  if (operation === 'detail') {
    const key = fieldOf(entity, entity.key) as FieldSpec;
    return [
      {
        name: entity.key,
        in: 'query',
        required: true,
        description: key.label,
        schema: valueSchema(key, model.specOf),
      },
      ...(hasPersonal(entity) ? revealing : []),
      // the records beside it are those of the list that it was opened from
      ...(conditions ? [...conditions, ...paging, sortParameter(ordersOf(entity, true))] : []),
    ];
  }
  if (!isSearchable(operation)) return [];
  const spec = ordersOf(shownTo(entity, operation), conditions !== undefined);
  const filters = conditions ?? filterFields(spec).flatMap((field) => filterParameters(field, model));
  return isExport(operation)
    ? [...filters, sortParameter(spec), ...exporting(entity, operation, model)]
    : [...filters, ...paging, sortParameter(spec)];
};

/** The query parameters of an operation: the document lists them, and the server refuses any other. */
export const queryParameters = ({ spec, call, query, own }: OperationModel, model: Model): Parameter[] => {
  const entity = spec.entity ? model.specOf(spec.entity) : undefined;
  const given = query && declared(query);
  if (!entity || !spec.crud) return call?.query ? declared(call.query) : [];
  return own ? [] : crudParameters(entity, spec.crud, given, model);
};
