import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Content of a feed or a page, and the behaviour of its server. */
export interface ServedFeed {
  body: string;
  type?: string;
  /** Milliseconds before it responds; never if undefined. */
  delay?: number | undefined;
}

export interface FeedHosts {
  /** Address of the feed with this number, or of a page beside it. */
  urlOf(feed: number, page?: string): string;
  close(): void;
}

/** Web servers of outlets on loopback, each with a part of the feeds; `feedOf` is asked at each visit. */
export const feedHosts = async (
  hosts: number,
  feedOf: (feed: number, page?: string) => ServedFeed,
): Promise<FeedHosts> => {
  const servers = await Promise.all(
    Array.from({ length: hosts }, async (): Promise<Server> => {
      const server = createServer((request, answer) => {
        const [, feed, page] = request.url?.split('/') ?? [];
        if (!/^\d+$/u.test(feed ?? '')) {
          // robots.txt and alike
          answer.writeHead(404).end();
          return;
        }
        const { body, delay, type = 'application/rss+xml' } = feedOf(Number(feed), page);
        if (delay === undefined) return;
        void wait(delay).then(() => {
          answer.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
          answer.end(body);
        });
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  return {
    urlOf(feed, page) {
      const { port } = (servers[feed % hosts] as Server).address() as AddressInfo;
      return `http://127.0.0.1:${port}/${feed}${page === undefined ? '' : `/${page}`}`;
    },
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};
