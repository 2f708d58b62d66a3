import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { productFolder } from '../productFiles.ts';

const documentPath = join(productFolder, 'generated/openapi.json');

/** The generated OpenAPI document as it is, and a page to browse it. */
export const registerDocs = async (app: FastifyInstance): Promise<void> => {
  const document = readFileSync(documentPath, 'utf8');
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(document) } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
};
