import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { download } from '#server/kernel/outside/download.ts';
import { testEnvironment } from '../../../../../tests/helpers/testEnvironment.ts';
import { visitorOf } from './visitorOf.ts';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => void server.close()));
const listening = async (location?: string): Promise<number> => {
  const server = createServer((_request, answer) => {
    answer.writeHead(location ? 302 : 200, location ? { location } : {}).end('here');
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const here = (port: number): string => `http://127.0.0.1:${port}/`;

describe('loopback opened to feeds', () => {
  it('opens neither the product nor its servers, by redirects either', async () => {
    const [product, metrics, database, standby, mail, model, feed] = await Promise.all(
      Array.from({ length: 7 }, () => listening()),
    );
    const visitor = visitorOf(
      testEnvironment({
        COLLECT_ALLOW: '127.0.0.0/8',
        PORT: String(product),
        METRICS_PORT: String(metrics),
        DATABASE_URL: `postgres://127.0.0.1:${database}/press`,
        SMTP_URL: `smtp://127.0.0.1:${mail}`,
        AI_BASE_URL: `http://127.0.0.1:${model}/v1`,
        AI_MODEL: 'model',
        DATABASE_REPLICA_URL: `postgres://127.0.0.1:${standby}/press`,
      }),
    );
    const visit = async (address: string) => {
      const options = { ...visitor, accept: '*/*', userAgent: 'test', maxBytes: 100, timeoutMs: 10_000 };
      const answer = await download(address, options);
      return answer.outcome === 'failed' ? answer.why : answer.outcome;
    };
    const own = [product, metrics, database, standby, mail, model].map((port) => here(port ?? 0));
    expect(await visit(here(feed ?? 0))).toBe('body');
    const around = await Promise.all(own.map(async (address) => here(await listening(address))));
    const named = own.map((address) => address.replace('127.0.0.1', 'localhost'));
    for (const address of [...own, ...around, ...named])
      expect([address, await visit(address)]).toEqual([address, 'inside']);
  });
});
