import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from '#contract/constants.ts';
import { notFound } from '../failure.ts';
import { sendFailure } from './errors.ts';
import { readFirstFiles } from './firstFiles.ts';
import { newNonce, pagePolicy } from './headers.ts';

interface Page {
  text: string;
  /** Links to what the screen at an address begins with. */
  linksOf: (url: string) => string;
}

const noncePlace = '__CSP_NONCE__';

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

const isForPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/api(\/|$)/.test(pathOf(request)) &&
  !/\.[a-z0-9]{1,8}$/i.test(pathOf(request));

/**
 * The page of an address: everywhere the same but for the files that are fetched ahead, each time with a nonce of its own.
 * Who has never been here is about to sign in, wherever they go.
 */
const sendPage = (page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const nonce = newNonce();
  const isKnown =
    request.cookies[constants.session.xsrfCookie] !== undefined || pathOf(request) === '/signUp';
  const links = page.linksOf(isKnown ? request.url : '/login');
  return reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.text.replaceAll(noncePlace, nonce).replace('</head>', `${links}</head>`));
};

/** Serves the built web: hashed files for ever, the page itself never from a cache. */
export const registerPages = async (app: FastifyInstance, folder: string): Promise<void> => {
  const pagePath = join(folder, 'index.html');
  const text = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : undefined;
  const page = text === undefined ? undefined : { text, linksOf: readFirstFiles(folder, text) };
  if (page) {
    const usual = { index: false, cacheControl: false, preCompressed: true } as const;
    // their names change with what is in them
    await app.register(fastifyStatic, {
      ...usual,
      root: join(folder, 'assets'),
      prefix: '/assets/',
      // they are given out under the name of what they hold
      allowedPath: (path) => !/\.(br|gz)$/.test(path),
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
    await app.register(fastifyStatic, {
      ...usual,
      root: folder,
      decorateReply: false,
      wildcard: false,
      globIgnore: ['index.html', 'assets/**', '.vite/**', '.hash', '**/*.br', '**/*.gz'],
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
    app.get('/', (request, reply) => sendPage(page, request, reply));
  }
  app.setNotFoundHandler((request, reply) =>
    page && isForPage(request)
      ? sendPage(page, request, reply)
      : sendFailure(notFound('요청하신 주소'), request, reply),
  );
};
