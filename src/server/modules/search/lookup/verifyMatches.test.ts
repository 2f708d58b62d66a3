import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { withRunningCall } from '#server/kernel/calls/call.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { planOf } from '../../../../../tests/helpers/planOf.ts';
import { comparingTexts, verifyMatches } from './verifyMatches.ts';

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

const planned = (searchText: string) =>
  planOf({ searchText, excludeText: '' }, { combine: 'AND', fields: [] });
const phrase = planned('"of the"');
/** Lets work that may begin do so. */
const settle = () => new Promise((resolve) => void setImmediate(resolve));

it.each([
  ['postgres', 2],
  ['pglite', 1],
] as const)('on %s %i searches compare texts at a time, others go on beside them', (engine, atOnce) =>
  withDatabase({ engine } as Database, async () => {
    const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
    const begun: number[] = [];
    const searches = ends.map(({ promise }, at) =>
      comparingTexts(phrase, async () => {
        begun.push(at);
        // work within a piece never waits for another one
        await comparingTexts(phrase, () => promise);
      }),
    );
    await settle();
    expect(begun).toEqual([0, 1].slice(0, atOnce));
    expect(await comparingTexts(planned('한복'), async () => 'at once')).toBe('at once');
    ends[0]?.resolve();
    await searches[0];
    await settle();
    expect(begun).toEqual([0, 1, 2].slice(0, atOnce + 1));
    for (const end of ends) end.resolve();
    await Promise.all(searches);
    expect(begun).toEqual([0, 1, 2, 3]);
  }),
);
