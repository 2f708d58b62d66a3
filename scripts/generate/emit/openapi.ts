import { constants } from '#contract/constants.ts';
import type { EntitySpec } from '#contract/entity.ts';
import { hasFiles } from '#contract/entityFields.ts';
import { type JsonSchema, refTo } from '../jsonSchema.ts';
import type { Model } from '../model.ts';
import type { OperationModel } from '../operationsModel.ts';
import { answerSchema, bodySchema } from './api.ts';
import { type Parameter, queryParameters } from './queryParameters.ts';

const methodHeader = ({ spec: { method } }: OperationModel): Parameter[] =>
  method === 'PUT' || method === 'DELETE'
    ? [
        {
          name: constants.session.methodOverrideHeader,
          in: 'header',
          required: true,
          schema: { const: method },
        },
      ]
    : [];

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
  const body = bodySchema(operation, model);
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

/** Names of the ways in: the access key of a program, that of a feed, and the session of a browser. */
const [bearer, inAddress, session] = ['accessKey', 'feedKey', 'session'] as const;

const securitySchemes = {
  [bearer]: {
    type: 'http',
    scheme: 'bearer',
    description:
      '마이페이지의 ‘내 연결’에서 만든 인증키. ‘자료 조회’를 허용한 키로 만든 사람의 권한만큼 읽습니다.',
  },
  [inAddress]: {
    type: 'apiKey',
    in: 'query',
    name: 'token',
    description: '마이페이지의 ‘내 연결’에서 만든, ‘피드’를 허용한 인증키.',
  },
  [session]: { type: 'apiKey', in: 'cookie', name: 'access', description: '로그인한 브라우저.' },
};

const pathItem = (operation: OperationModel, model: Model): JsonSchema => {
  const { spec, reason } = operation;
  const answer = operation.spec.binary
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: answerSchema(operation, model) } };
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
    ...(spec.readApi && { security: [{ [bearer]: [] }, { [session]: [] }] }),
    ...(spec.access === 'token' && { security: [{ [inAddress]: [] }] }),
    'x-origin': reason === undefined ? undefined : 'ours',
    parameters: [...queryParameters(operation, model), ...methodHeader(operation)],
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
  components: { securitySchemes: object; schemas: object };
}): string => {
  const lines = (of: object): string =>
    Object.entries(of)
      .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const facts = Object.entries(head).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  return `{\n${facts.join('')}"paths": {\n${lines(paths)}\n},\n"components": { "securitySchemes": ${JSON.stringify(components.securitySchemes)},\n"schemas": {\n${lines(components.schemas)}\n} }\n}\n`;
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
      securitySchemes,
      schemas: Object.assign({}, ...model.components.map((group) => group.schemas)) as Record<
        string,
        JsonSchema
      >,
    },
  };
  return [['openapi.json', inLines(document)]];
};
