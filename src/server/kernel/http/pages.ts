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
  /** Segments of its path; a segment that starts with a colon matches any. */
  segments: string[];
  /** A required query parameter: without it the address belongs to another screen. */
  parameter: string | undefined;
  links: string;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
const isOpen = (segment: string): boolean => segment.startsWith(':');

const isStyle = (file: string): boolean => file.endsWith('.css');

const link = (kind: string, file: string): string => `<link ${kind} crossorigin href="/${file}">`;

const linkToFirst = (file: string): string =>
  link(isStyle(file) ? 'rel="preload" as="style"' : 'rel="modulepreload"', file);

/** Preloaded as a script, not as a module: a preloaded module is compiled at once, before the first paint. */
const linkToNext = (file: string): string =>
  link(`rel="preload" as="${isStyle(file) ? 'style' : 'script'}" fetchpriority="low"`, file);

/** @param page files that the page itself references need no link */
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

/** Most specific screens first: with a parameter before without, a fixed path before a pattern. */
const byExactness = (one: Screen, other: Screen): number =>
  Number(other.parameter !== undefined) - Number(one.parameter !== undefined) ||
  one.segments.filter(isOpen).length - other.segments.filter(isOpen).length;

/**
 * Links with which a browser fetches the first files of the screen at an address at once; otherwise it would discover
 * them one after another, from script to script. Empty if the build does not list the address.
 * @param folder of the built web
 * @param page HTML of the page
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
  /** Links to the first files of the screen at an address. */
  linksOf: (url: string) => string;
}

const noncePlace = '__CSP_NONCE__';

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

const isForPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/api(\/|$)/.test(pathOf(request)) &&
  !/\.[a-z0-9]{1,8}$/i.test(pathOf(request));

/** Pages besides the sign-in that are shown without a session. */
const withoutSignIn = new Set(['/signUp', '/watch/stop']);

/**
 * Sends the page for an address: always the same except for the preloaded files and a new nonce each time. A new
 * visitor will have to sign in, so the files of the sign-in screen are preloaded.
 */
const sendPage = (page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const nonce = newNonce();
  const isKnown =
    request.cookies[constants.session.xsrfCookie] !== undefined || withoutSignIn.has(pathOf(request));
  const links = page.linksOf(isKnown ? request.url : '/login');
  return reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.text.replaceAll(noncePlace, nonce).replace('</head>', `${links}</head>`));
};

/** Serves the built web: hashed files are cached indefinitely, the page itself never. */
export const registerPages = async (app: FastifyInstance, folder: string): Promise<void> => {
  const pagePath = join(folder, 'index.html');
  const text = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : undefined;
  const page = text === undefined ? undefined : { text, linksOf: readFirstFiles(folder, text) };
  if (page) {
    const fileOptions = { index: false, cacheControl: false, preCompressed: true } as const;
    // their names contain a hash of their content
    await app.register(fastifyStatic, {
      ...fileOptions,
      root: join(folder, 'assets'),
      prefix: '/assets/',
      // the compressed variants are served under the name of the original
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
