import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { bindDatabase } from './bindDatabase.ts';
import type { Database } from './database.ts';
import { currentDatabase, inTransaction, reader, withDatabase } from './db.ts';
import { row, run } from './rows.ts';

const databases = [await emptyDatabase(), await emptyDatabase()] as const;
const name = z.object({ name: z.string() });

async function appOn(database: Database, label: string) {
  await withDatabase(database, async () => {
    await run(sql`create table label (name text)`);
    await run(sql`insert into label values (${label})`);
  });
  const app = Fastify();
  const seen: Database[] = [];
  bindDatabase(app, database);
  app.addHook('onResponse', async () => void seen.push(currentDatabase()));
  app.get('/', () => row(name, sql`select name from label`));
  app.post('/', () => inTransaction(() => row(name, sql`select name from label`)));
  app.setErrorHandler((_error, _request, reply) => reply.code(500).send({ name: 'failed' }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => app.close());
  return { app, seen };
}

const apps = [await appOn(databases[0], '첫째'), await appOn(databases[1], '둘째')] as const;

describe('bindDatabase', () => {
  it('gives each app in a process its own database, also in parallel', async () => {
    const calls = Array.from({ length: 20 }, (_, i) => apps[i % 2 === 0 ? 0 : 1].app.inject('/'));
    const names = (await Promise.all(calls)).map((answer) => (answer.json() as { name: string }).name);
    expect(names).toEqual(Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? '첫째' : '둘째')));
  });

  it('lasts after a body that arrives in pieces over a kept connection', async () => {
    for (const [index, expected] of ['첫째', '둘째'].entries()) {
      const { port } = apps[index as 0 | 1].app.server.address() as { port: number };
      for (let turn = 0; turn < 3; turn++) {
        const body = Readable.from(
          ['{"a":', `"${'가'.repeat(50_000)}"`, '}'].map((part) => Buffer.from(part)),
        );
        const answer = await fetch(`http://127.0.0.1:${port}/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: Readable.toWeb(body) as unknown as RequestInit['body'],
          duplex: 'half',
        } as RequestInit);
        expect(await answer.json()).toEqual({ name: expected });
      }
    }
  });

  it('lasts until after the response', () => {
    for (const [index, { seen }] of apps.entries()) {
      expect(seen.length).toBeGreaterThan(3);
      expect(new Set(seen)).toEqual(new Set([databases[index as 0 | 1]]));
    }
  });
});

describe('a database with a standby', () => {
  const [primary, standby] = databases;
  const followed: Database = {
    ...primary,
    standby: () => standby.handle,
    standbys: () => [{ name: 'standby', lag: 0, isUsed: true }],
  };
  const app = Fastify();
  bindDatabase(app, followed);
  app.get('/', async () => ({ isStandby: reader() === standby.handle }));
  app.post('/', async () => ({ isStandby: reader() === standby.handle }));
  afterAll(() => app.close());

  it('is read by callers without recent writes, as their browser tells', async () => {
    const first = await app.inject('/');
    expect([first.json(), first.headers['set-cookie']]).toEqual([{ isStandby: true }, undefined]);
    const write = await app.inject({ method: 'POST', url: '/' });
    expect(write.json()).toEqual({ isStandby: false });
    expect(write.headers['set-cookie']).toMatch(
      /^recent_write=1; Max-Age=10; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
    const [cookie = ''] = String(write.headers['set-cookie']).split(';');
    expect((await app.inject({ url: '/', headers: { cookie } })).json()).toEqual({ isStandby: false });
  });
});
