import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export type Answer = (request: IncomingMessage, answer: ServerResponse) => void;

/** A web server for outlets on loopback, reached by any name that ends in `.example`. */
export interface FeedServer {
  /** Address of a path at a host name. */
  url(host: string, path: string): string;
  /** Sets the response of a path from now on. */
  serve(path: string, answer: Answer): void;
  /** All requests so far. */
  asked: { host: string; path: string; headers: IncomingMessage['headers'] }[];
  /** Options for a visitor: names resolve to loopback, which is allowed. */
  ways: {
    lookup: (host: string) => Promise<{ address: string; family: number }[]>;
    isAllowed: (address: string) => boolean;
  };
}

/** Call it at the top of a test file. Closed after the file. */
export const feedServer = async (): Promise<FeedServer> => {
  const answers = new Map<string, Answer>();
  const asked: FeedServer['asked'] = [];
  const server = createServer((request, answer) => {
    const path = request.url ?? '/';
    asked.push({ host: request.headers.host ?? '', path, headers: request.headers });
    const found = answers.get(path);
    if (found) found(request, answer);
    else answer.writeHead(404).end('not here');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: (host, path) => `http://${host}.example:${port}${path}`,
    serve: (path, answer) => void answers.set(path, answer),
    asked,
    ways: {
      lookup: (host) =>
        host.endsWith('.example')
          ? Promise.resolve([{ address: '127.0.0.1', family: 4 }])
          : Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
      isAllowed: (address) => address === '127.0.0.1',
    },
  };
};

export interface FeedEntry {
  title: string;
  link?: string;
  summary?: string;
  /** RFC 822 or ISO 8601. */
  date?: string;
  guid?: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An RSS document with these items. */
export const rss = (
  entries: readonly FeedEntry[],
  { title = '시험신문', language }: { title?: string; language?: string } = {},
): string => {
  const element = (name: string, value: string | undefined) =>
    value === undefined ? '' : `<${name}>${escaped(value)}</${name}>`;
  const items = entries.map(
    ({ title: ttl, link, summary, date, guid }) =>
      `<item>${element('title', ttl)}${element('link', link)}${element('description', summary)}${element('pubDate', date)}${element('guid', guid)}</item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel>${element('title', title)}${element('language', language)}${items.join('')}</channel></rss>`;
};

/** Responds with a constant document. */
export const document =
  (body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (_request, answer) => {
    answer.writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8', ...headers });
    answer.end(body);
  };
