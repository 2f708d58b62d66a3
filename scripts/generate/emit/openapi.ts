import { constants } from '#contract/constants.ts';
import type { CrudOperation, EntitySpec, ExportOperation, FieldSpec } from '#contract/entity.ts';
import {
  exportableColumns,
  fieldOf,
  filterFields,
  hasFiles,
  hasPersonal,
  isExport,
  rangeNames,
} from '#contract/entityFields.ts';
import { type JsonSchema, refTo, valueSchema } from '../jsonSchema.ts';
import type { Model } from '../model.ts';
import type { OperationModel } from '../operationsModel.ts';
import { asParameter, isRequiredParameter, parameterSchema } from '../shape.ts';
import { answerSchema, bodySchema } from './api.ts';

type Parameter = {
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

const sortParameter = (spec: EntitySpec): Parameter => ({
  name: 'sort',
  in: 'query',
  description: `정렬: ${spec.fields
    .filter((field) => field.sort)
    .map((field) => field.name)
    .join(', ')} 뒤에 ,ASC 또는 ,DESC`,
  schema: { type: 'string', pattern: '^[A-Za-z0-9]+,(ASC|DESC)$' },
});

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
  const columns = exportableColumns(spec);
  const isPersonal = columns.some((field) => field.personal);
  return [
    {
      name: 'keys',
      in: 'query',
      description: `고른 것만: ${key.label} (200건까지)`,
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

const crudParameters = (spec: EntitySpec, operation: CrudOperation, model: Model): Parameter[] => {
  if (operation === 'detail') {
    const key = fieldOf(spec, spec.key) as FieldSpec;
    return [
      {
        name: spec.key,
        in: 'query',
        required: true,
        description: key.label,
        schema: valueSchema(key, model.specOf),
      },
      ...(hasPersonal(spec) ? revealing : []),
    ];
  }
  const filters = filterFields(spec).flatMap((field) => filterParameters(field, model));
  if (isExport(operation)) return [...filters, sortParameter(spec), ...exporting(spec, operation, model)];
  return operation === 'list' || operation === 'popup' ? [...filters, ...paging, sortParameter(spec)] : [];
};

const parameters = ({ spec, call, own: isOwn }: OperationModel, model: Model): Parameter[] => {
  const entity = spec.entity ? model.specOf(spec.entity) : undefined;
  const own: Parameter[] =
    entity && spec.crud && isOwn
      ? []
      : entity && spec.crud
        ? crudParameters(entity, spec.crud, model)
        : Object.entries(call?.query ?? {}).map(([name, item]) => {
            const parameter = asParameter(item);
            return {
              name,
              in: 'query',
              required: isRequiredParameter(parameter) || undefined,
              description: parameter.label,
              schema: parameterSchema(parameter, 'query'),
            };
          });
  const override: Parameter[] =
    spec.method === 'PUT' || spec.method === 'DELETE'
      ? [
          {
            name: constants.session.methodOverrideHeader,
            in: 'header',
            required: true,
            schema: { const: spec.method },
          },
        ]
      : [];
  return [...own, ...override];
};

const multipart = (entity: EntitySpec, body: JsonSchema): JsonSchema => {
  const part = entity.fields.find((field) => field.files)?.files?.part ?? 'data';
  return {
    type: 'object',
    properties: {
      [part]: body,
      [constants.upload.newFiles]: { type: 'array', items: { type: 'string', format: 'binary' } },
      [constants.upload.newFileMetadata]: { type: 'array', items: { type: 'object' } },
      [constants.upload.deletedFiles]: { type: 'array', items: { type: 'string' } },
    },
  };
};

const requestBody = (operation: OperationModel, model: Model): JsonSchema | undefined => {
  const body = bodySchema(operation);
  if (!body) return undefined;
  const entity = operation.spec.entity ? model.specOf(operation.spec.entity) : undefined;
  const isMultipart = entity && hasFiles(entity) && operation.spec.crud !== 'delete';
  return {
    required: true,
    content: isMultipart
      ? { 'multipart/form-data': { schema: multipart(entity, body) } }
      : { 'application/json': { schema: body } },
  };
};

const accessText = ({ spec }: OperationModel): string =>
  [
    `권한: ${spec.access}`,
    ...(spec.ip ? ['허용된 IP'] : []),
    ...(spec.menus.length ? [spec.menus.join(', ')] : []),
  ].join(' · ');

const pathItem = (operation: OperationModel, model: Model): JsonSchema => {
  const { spec, reason } = operation;
  const answer = operation.spec.binary
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: answerSchema(operation) } };
  const body = requestBody(operation, model);
  return {
    operationId: spec.id,
    summary: spec.summary,
    description: [accessText(operation), ...(reason ? [`명세에 없는 호출: ${reason}`] : [])].join('\n\n'),
    tags: [
      spec.entity
        ? (model.specOf(spec.entity)?.label ?? spec.entity)
        : operation.file.replace(/^operations\/|\.json$/g, ''),
    ],
    'x-access': spec.access,
    'x-origin': reason === undefined ? undefined : 'ours',
    parameters: parameters(operation, model),
    requestBody: body,
    responses: {
      200: { description: '성공', content: answer },
      default: { description: '오류', content: { 'application/json': { schema: refTo('ErrorBody') } } },
    },
  };
};

/** The document with one line per path and schema, so that diffs show exactly what a change of the contract affects. */
const inLines = ({
  paths,
  components,
  ...head
}: {
  paths: object;
  components: { schemas: object };
}): string => {
  const lines = (of: object): string =>
    Object.entries(of)
      .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const facts = Object.entries(head).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  return `{\n${facts.join('')}"paths": {\n${lines(paths)}\n},\n"components": { "schemas": {\n${lines(components.schemas)}\n} }\n}\n`;
};

/** OpenAPI 3.1 of the whole server. PUT and DELETE are listed under their own verb and mention the override header. */
export const emitOpenapi = (model: Model): [string, string][] => {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of model.operations) {
    const path = `/api${operation.spec.path}`;
    paths[path] = { ...paths[path], [operation.spec.method.toLowerCase()]: pathItem(operation, model) };
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: '문화 외신 분석 플랫폼 API',
      version: '1.0.0',
      description:
        '쓰기는 POST와 `_method` 머리글로 보냅니다. 생성된 문서이며 schemas/ 에서 `npm run generate` 로 만듭니다.',
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: Object.assign({}, ...model.components.map((group) => group.schemas)) as Record<
        string,
        JsonSchema
      >,
    },
  };
  return [['openapi.json', inLines(document)]];
};
