import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const { default: addFormats } = addFormatsModule;

interface OpenApi {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content: Record<string, { schema: object }> }> }>
  >;
  components: { schemas: Record<string, object> };
}

const verbOf = (request: FastifyRequest): string => {
  const override = request.headers._method;
  return (typeof override === 'string' ? override : request.method).toLowerCase();
};

interface AnswerCheck {
  document: OpenApi;
  ajv: Ajv2020;
  validatorOf(name: string, schema: object): ValidateFunction;
}

const checkFor = (text: string): AnswerCheck => {
  const document = JSON.parse(text) as OpenApi;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'openapi', components: document.components });
  const compiled = new Map<string, ValidateFunction>();
  const inDocument = (schema: object): object =>
    JSON.parse(JSON.stringify(schema).replaceAll('#/components', 'openapi#/components')) as object;
  const validatorOf = (name: string, schema: object): ValidateFunction => {
    const known = compiled.get(name) ?? ajv.compile(inDocument(schema));
    compiled.set(name, known);
    return known;
  };
  return { document, ajv, validatorOf };
};

/** Cached, since compiling takes longer than most tests do, and all files of a worker use the same document. */
const checks = new Map<string, AnswerCheck>();

/**
 * Checks every response against an OpenAPI document before it is sent; a mismatch becomes a 500.
 * @param text the document
 */
export const watchAnswers = (text: string) => {
  const check = checks.get(text) ?? checkFor(text);
  checks.set(text, check);
  const { document, ajv, validatorOf } = check;
  return (app: FastifyInstance): void => {
    app.addHook('preSerialization', async (request, reply, payload) => {
      if (!request.routeOptions.config.operations) return payload;
      const path = request.routeOptions.url ?? '';
      const isFailure = reply.statusCode >= 400;
      const responses = document.paths[path]?.[verbOf(request)]?.responses;
      const schema = isFailure
        ? { $ref: '#/components/schemas/ErrorBody' }
        : responses?.['200']?.content['application/json']?.schema;
      if (!schema) return payload;
      const validate = validatorOf(isFailure ? 'failure' : `${verbOf(request)} ${path}`, schema);
      if (validate(JSON.parse(JSON.stringify(payload)))) return payload;
      const complaint = ajv.errorsText(validate.errors, { separator: '\n  ' });
      // The 500 hides its cause from the client, so it is logged here for the reader of the test.
      console.error(`The answer of ${verbOf(request)} ${path} differs from OpenAPI:\n  ${complaint}`);
      throw new Error('The answer differs from OpenAPI.');
    });
  };
};
