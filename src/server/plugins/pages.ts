import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../failure.ts';
import { xsrfCookie } from '../features/session/cookies.ts';
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
  const isKnown = request.cookies[xsrfCookie] !== undefined || pathOf(request) === '/signUp';
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
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: ['index.html', '.vite/**', '.hash', '**/*.br', '**/*.gz'],
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(`${folder}/assets/`);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    app.get('/', (request, reply) => sendPage(page, request, reply));
  }
  app.setNotFoundHandler((request, reply) =>
    page && isForPage(request)
      ? sendPage(page, request, reply)
      : sendFailure(notFound('요청하신 주소'), request, reply),
  );
};
