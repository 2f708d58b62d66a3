// The web server of the demo press: the server starts it as a worker thread, which posts the port it listens on.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';
import { feedOf } from './feed.ts';
import { pressOutlets } from './outlets.ts';
import { Press } from './press.ts';

const path = '/feed.xml';
const hostOf = (domain: string): string => `www.${domain}`;

let press: Press | undefined;
parentPort?.once('message', ({ startedAt, known }: { startedAt: Date; known: string[] }) => {
  press = new Press(startedAt, known);
});

const server = createServer((request, answer) => {
  const outlet = pressOutlets.find(({ domain }) => hostOf(domain) === request.headers.host);
  if (!outlet || request.url !== path) answer.writeHead(404).end();
  else if (!press || outlet.does === 'fails') answer.writeHead(503).end();
  else
    answer
      .writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' })
      .end(feedOf(outlet, press.printedBy(new Date())));
});
server.listen(0, '127.0.0.1', () => {
  parentPort?.postMessage({
    port: (server.address() as AddressInfo).port,
    outlets: pressOutlets.map(({ domain, mediaName, ntnId, lanCd, feedTtl }) => ({
      domain,
      mediaName,
      ntnId,
      lanCd,
      feedTtl,
      feedUrl: `http://${hostOf(domain)}${path}`,
    })),
  });
});
