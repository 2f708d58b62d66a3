// On both engines: calls every operation; on the second one, as the administrator alone, who may call them all.
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { openRoutes, requireRules } from '#server/kernel/access/registry.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { Client, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { isSecondEngine } from '../helpers/secondEngine.ts';
import { testApp } from '../helpers/testApp.ts';
import { accessTable, type CallerKind, callers, outcomes } from './accessTable.ts';

const { app } = await testApp();
const offSite = '8.8.8.8';
const withoutRights = await colleague();

const clientOf = async (kind: CallerKind): Promise<Client> => {
  switch (kind) {
    case 'nobody': {
      const client = new Client(app);
      await client.get('/site');
      return client;
    }
    case 'without':
      return colleagueClient(app, withoutRights);
    case 'adminOffSite':
      return signedIn(app, 'admin', offSite);
    default:
      return signedIn(app, kind);
  }
};

const clients = Object.fromEntries(
  await Promise.all(callers.map(async (kind) => [kind, await clientOf(kind)] as const)),
) as Record<CallerKind, Client>;

/** These operations end or renew the session, so each is called in a session of its own. */
const spending = new Set(['POST /logout', 'POST /login/refresh-token', 'POST /login']);

/** A stream does not end, so only its status is checked. */
const streamed = async (client: Client, path: string): Promise<'yes' | number> => {
  const answer = await client.stream(path);
  answer.end();
  return answer.status === 200 ? 'yes' : answer.status;
};

const outcome = async (kind: CallerKind, id: string): Promise<'yes' | number> => {
  const client = spending.has(id) ? await clientOf(kind) : clients[kind];
  const [verb = 'GET', path = ''] = id.split(' ');
  if (id === 'GET /notice-events') return streamed(client, path);
  const answer = verb === 'GET' ? await client.get(path) : await client.write(verb as 'POST', path, {});
  const body = answer.body as { code?: string };
  const isRefused =
    answer.status === 403 ||
    (answer.status === 401 &&
      (path.startsWith('/feed/') || (kind === 'nobody' && path !== '/login/refresh-token')));
  return isRefused ? answer.status : body.code === 'INTERNAL' ? 500 : 'yes';
};

/** An operation whose answer to a caller differs from the table. */
interface Deviation {
  operation: string;
  caller: CallerKind;
  expected: 'yes' | number;
  got: unknown;
}

/** An error or a missing answer in one cell does not stop the others. */
const gotOf = (caller: CallerKind, id: string): Promise<unknown> =>
  Promise.race([outcome(caller, id).catch(String), wait(10_000, 'no answer', { ref: false })]);

const deviationsOf = async (caller: CallerKind): Promise<Deviation[]> => {
  const deviations: Deviation[] = [];
  for (const { id } of ourCatalogue.operations) {
    const expected = outcomes[accessTable[id] ?? 'machine'][caller];
    const got = await gotOf(caller, id);
    if (got !== expected) deviations.push({ operation: id, caller, expected, got });
  }
  return deviations;
};

/** Rights do not depend on the engine; what the operations ask of it may. */
const asked = isSecondEngine() ? (['admin'] as const) : callers;

describe('the access table', () => {
  it('names every operation of the registry, and no other', () => {
    expect(Object.keys(accessTable).sort()).toEqual(ourCatalogue.operations.map(({ id }) => id).sort());
  });

  it.each(asked)(
    'says what every operation answers %s',
    async (caller) => {
      expect(await deviationsOf(caller)).toEqual([]);
    },
    60_000,
  );
});

describe('a menu-id header', () => {
  it('of a menu that does not contain the operation neither grants nor removes a right', async () => {
    const options = { method: 'GET' as const, url: '/api/article-list', headers: { 'menu-id': '999999' } };
    expect((await clients.staff.call(options)).status).toBe(200);
    expect((await clients.without.call(options)).status).toBe(403);
  });
});

describe('a route without a rule', () => {
  it('stops the start', () => {
    const bare = fastify();
    requireRules(bare);
    expect(() => bare.get('/api/forgotten', () => '')).toThrow(/no rule in the access registry/);
  });

  it('is not excused by an open route that only looks like it', () => {
    for (const url of ['/api/article-list', '/api/docsx', '/assets/../api', '/index']) {
      expect(openRoutes.some((open) => open.url.test(url))).toBe(false);
    }
  });
});
