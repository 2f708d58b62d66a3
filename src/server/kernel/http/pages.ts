import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from '#contract/constants.ts';
import { type ScreenFiles, screenFilesPlace } from '#contract/screenFiles.ts';
import { notFound } from '../failure.ts';
import { sendFailure } from './errors.ts';
import { newNonce, pagePolicy } from './headers.ts';

interface Screen {
  /** Segments of its address; those that begin with a colon stand for any. */
  segments: string[];
  /** The parameter without which the address is another screen's. */
  parameter: string | undefined;
  links: string;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
const isOpen = (segment: string): boolean => segment.startsWith(':');

const isStyle = (file: string): boolean => file.endsWith('.css');

const link = (kind: string, file: string): string => `<link ${kind} crossorigin href="/${file}">`;

const linkToFirst = (file: string): string =>
  link(isStyle(file) ? 'rel="preload" as="style"' : 'rel="modulepreload"', file);

/** Fetched, and no more: a module that is preloaded as one is compiled at once, before the page can be painted. */
const linkToNext = (file: string): string =>
  link(`rel="preload" as="${isStyle(file) ? 'style' : 'script'}" fetchpriority="low"`, file);

/** @param page what it asks for itself needs no link */
const screensOf = ({ paths, first, next }: ScreenFiles, page: string): Screen[] => {
  const isMissing = (file: string) => !page.includes(`"/${file}"`);
  const links = [...first.filter(isMissing).map(linkToFirst), ...next.filter(isMissing).map(linkToNext)];
  return paths.map((whole) => {
    const [path = '', search] = whole.split('?');
    return { segments: segmentsOf(path), parameter: search?.split('=', 1)[0], links: links.join('') };
  });
};

const matches = (
  { segments, parameter }: Screen,
  path: readonly string[],
  search: URLSearchParams,
): boolean =>
  segments.length === path.length &&
  segments.every((segment, index) => isOpen(segment) || segment === path[index]) &&
  (parameter === undefined || search.has(parameter));

/** The most exact first: a parameter before none, a fixed address before a pattern. */
const byExactness = (one: Screen, other: Screen): number =>
  Number(other.parameter !== undefined) - Number(one.parameter !== undefined) ||
  one.segments.filter(isOpen).length - other.segments.filter(isOpen).length;

/**
 * Links by which a browser fetches at once what the screen at an address begins with; it would learn of one file by the
 * other, from script to script, otherwise. None where the build says nothing of the address.
 * @param folder of the built web
 * @param page its page
 */
const readFirstFiles = (folder: string, page: string): ((url: string) => string) => {
  const place = join(folder, screenFilesPlace);
  if (!existsSync(place)) return () => '';
  const files = JSON.parse(readFileSync(place, 'utf8')) as ScreenFiles[];
  const screens = files.flatMap((one) => screensOf(one, page)).sort(byExactness);
  return (url) => {
    const [path = '', search = ''] = url.split('?', 2);
    const segments = segmentsOf(path === '/' ? '/dashboard' : path);
    const parameters = new URLSearchParams(search);
    return screens.find((screen) => matches(screen, segments, parameters))?.links ?? '';
  };
};

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

/** Serves the built web: hashed files are cached for ever, the page itself never. */
export const registerPages = async (app: FastifyInstance, folder: string): Promise<void> => {
  const pagePath = join(folder, 'index.html');
  const text = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : undefined;
  const page = text === undefined ? undefined : { text, linksOf: readFirstFiles(folder, text) };
  if (page) {
    const fileOptions = { index: false, cacheControl: false, preCompressed: true } as const;
    // their names change with what is in them
    await app.register(fastifyStatic, {
      ...fileOptions,
      root: join(folder, 'assets'),
      prefix: '/assets/',
      // they are given out under the name of what they hold
      allowedPath: (path) => !/\.(br|gz)$/.test(path),
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
    await app.register(fastifyStatic, {
      ...fileOptions,
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
