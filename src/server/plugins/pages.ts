import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../failure.ts';
import { sendFailure } from './errors.ts';
import { newNonce, pagePolicy } from './headers.ts';

const noncePlace = '__CSP_NONCE__';

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

const isForPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/api(\/|$)/.test(pathOf(request)) &&
  !/\.[a-z0-9]{1,8}$/i.test(pathOf(request));

/** Every address of the application is the same page, each time with a nonce of its own. */
const sendPage = (page: string, reply: FastifyReply): FastifyReply => {
  const nonce = newNonce();
  return reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(noncePlace, nonce));
};

/** Serves the built web: hashed files for ever, the page itself never from a cache. */
export const registerPages = async (app: FastifyInstance, folder: string): Promise<void> => {
  const pagePath = join(folder, 'index.html');
  const page = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : undefined;
  if (page) {
    const usual = { index: false, cacheControl: false } as const;
    // their names change with what is in them
    await app.register(fastifyStatic, {
      ...usual,
      root: join(folder, 'assets'),
      prefix: '/assets/',
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
    await app.register(fastifyStatic, {
      ...usual,
      root: folder,
      decorateReply: false,
      wildcard: false,
      globIgnore: ['index.html', 'assets/**', '.vite/**', '.hash'],
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
    app.get('/', (_request, reply) => sendPage(page, reply));
  }
  app.setNotFoundHandler((request, reply) =>
    page && isForPage(request)
      ? sendPage(page, reply)
      : sendFailure(notFound('요청하신 주소'), request, reply),
  );
};
