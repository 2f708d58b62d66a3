import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { withRunningCall } from '#server/kernel/calls/call.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { planOf } from '../plan.ts';
import { verifyMatches } from './verifyMatches.ts';

it('a search reads no further texts once its caller has left', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nhost: a.example\r\n\r\n');
  const [, raw] = (await once(server, 'request')) as [unknown, ServerResponse];
  client.destroy();
  await once(raw, 'close');
  server.close();
  const operation = ourCatalogue.operations[0];
  if (!operation) throw new Error('no operation');
  const plan = planOf({ searchText: '한국', excludeText: '' }, { combine: 'AND', fields: [] });
  const reply = { raw } as FastifyReply;
  // without a database: reading anything would fail in another way
  await expect(
    withRunningCall({ operation, caller: null, reply }, () => verifyMatches(plan, [1])),
  ).rejects.toThrow('답을 기다리지 않고 떠났습니다.');
});
