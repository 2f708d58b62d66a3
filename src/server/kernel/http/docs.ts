import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteShorthandOptions,
} from 'fastify';
import { once } from '#contract/once.ts';
import { productFolder } from '../productFiles.ts';

const documentPath = join(productFolder, 'generated/openapi.json');
const address = '/api/docs';

/**
 * The pages to browse the document, on a separate Fastify instance. They are rarely used, so their packages are loaded
 * at the first request.
 */
const openPages = async (): Promise<FastifyInstance> => {
  const [swagger, swaggerUi] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')]);
  const pages = fastify();
  const specification = { path: documentPath, baseDir: productFolder };
  await pages.register(swagger.default, { mode: 'static', specification });
  await pages.register(swaggerUi.default, { routePrefix: address, staticCSP: true });
  return pages;
};

const kept = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'location',
];

/**
 * Serves the generated OpenAPI document as it is, and pages to browse it.
 * @param route who may read it; by default everybody
 */
export const registerDocs = (app: FastifyInstance, route: RouteShorthandOptions = {}): void => {
  const pages = once(openPages);
  const browse = async ({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { statusCode, headers, rawPayload } = await (await pages()).inject({ method: 'GET', url });
    for (const name of kept) if (headers[name] !== undefined) reply.header(name, headers[name]);
    return reply.code(statusCode).send(rawPayload);
  };
  app.get(address, route, browse);
  app.get(`${address}/*`, route, browse);
  app.get('/api/openapi.json', route, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await readFile(documentPath)),
  );
};
