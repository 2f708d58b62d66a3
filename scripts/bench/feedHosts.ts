import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Content of a feed, and the behaviour of its server. */
export interface ServedFeed {
  body: string;
  /** Milliseconds before it responds; never if undefined. */
  delay?: number | undefined;
}

export interface FeedHosts {
  /** Address of the feed with this number. */
  urlOf(feed: number): string;
  close(): void;
}

/** Web servers of outlets on loopback, each with a part of the feeds. */
export const feedHosts = async (hosts: number, feedOf: (feed: number) => ServedFeed): Promise<FeedHosts> => {
  const servers = await Promise.all(
    Array.from({ length: hosts }, async (): Promise<Server> => {
      const server = createServer((request, answer) => {
        const { body, delay } = feedOf(Number(request.url?.slice(1)));
        if (delay === undefined) return;
        void wait(delay).then(() => {
          answer.writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' });
          answer.end(body);
        });
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  return {
    urlOf(feed) {
      const { port } = (servers[feed % hosts] as Server).address() as AddressInfo;
      return `http://127.0.0.1:${port}/${feed}`;
    },
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};
