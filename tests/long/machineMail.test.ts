import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { type FaultRow, lastingFault } from '../helpers/faultTable.ts';
import { feedServer, rss } from '../helpers/feedServer.ts';
import { type LoadUsers, startLoadUsers } from '../helpers/loadUsers.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { mailToReceivers, putReceivers, queryDatabase } from '../helpers/manyReceivers.ts';
import { type NameServer, nameServer } from '../helpers/nameServer.ts';
import { type Relay, relayTo } from '../helpers/relay.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { type Cluster, temporaryCluster } from '../helpers/temporaryCluster.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

const people = 20;
const isPossible = process.platform === 'linux' && process.getuid?.() === 0 && Boolean(findPostgres());
if (!isPossible) console.warn('This account may not answer for names: what their loss does is not seen.');

const mail = await mailServer();
const outlets = await feedServer();

/** No request failed, and no mail arrived twice. */
const borne = { failedReads: 0, failedWrites: 0, twice: 0 };

// a machine may lack these programs; the list of skipped tests shows it
describe.skipIf(!isPossible)('a server whose names or mail server fail', () => {
  let cluster: Cluster;
  let names: NameServer;
  let relay: Relay;
  let server: Server;
  let busy: LoadUsers;
  let author: Visitor;
  const table: FaultRow[] = [];
  const asked = (text: string, values?: unknown[]) => queryDatabase(cluster.url('postgres'), text, values);

  beforeAll(async () => {
    cluster = await temporaryCluster({ keepsPromises: true });
    names = await nameServer();
    relay = await relayTo(Number(new URL(mail.url).port));
    server = await startServer(
      {
        DATABASE_URL: cluster.url('postgres'),
        SMTP_URL: `smtp://mail.press.example:${relay.port}`,
        COLLECT_ALLOW: '127.0.0.0/8',
        DEMO_FEED: '0',
      },
      { through: names.through },
    );
    await putReceivers(cluster.url('postgres'), people);
    busy = await startLoadUsers(server.url, 4, 2);
    author = visitor(server.url);
    await author.signIn('admin@demo.go.kr', 'Admin!2345');
  });
  afterAll(async () => {
    await busy?.stop();
    await server?.remove();
    await relay?.close();
    await names?.close();
    await cluster?.remove();
    console.table(table);
  });

  const waiting = async (): Promise<number> => {
    const [row] = await asked(`select count(*)::int n from outbox_message where stts_cd = 'waiting'`);
    return Number(row?.['n']);
  };
  const unclear = async (): Promise<number> => {
    const [row] = await asked(`select count(*)::int n from outbox_message where stts_cd = 'unclear'`);
    return Number(row?.['n']);
  };
  /** Number of recipients of this mail, and number of copies beyond one per recipient. */
  const receivedOf = (title: string): { persons: number; twice: number } => {
    const mine = mail.received.filter(({ headers }) => headers['subject']?.includes(title));
    const persons = Map.groupBy(mine, ({ to }) => to.join());
    return { persons: persons.size, twice: mine.length - persons.size };
  };
  /** Milliseconds that a sign-in takes. */
  const signingIn = async (): Promise<number> => {
    const since = performance.now();
    const person = visitor(server.url);
    const answer = await person.signIn('staff@demo.go.kr', 'Staff!2345');
    const took = performance.now() - since;
    expect(answer.status).toBe(200);
    // the number of sessions per account is limited, and the load users share it
    await person.post('/api/logout');
    return took;
  };
  /** Measures requests and deliveries during a fault of the mail server and until no mail is waiting. */
  const mailFault = async (
    fault: string,
    title: string,
    { begin, end, seconds }: { begin: () => void; end: () => void; seconds: number },
  ): Promise<FaultRow> => {
    const since = { at: 0 };
    const row = await lastingFault(busy, fault, {
      work: async () => {
        begin();
        const answer = await mailToReceivers(author, title);
        const { data, message } = (await answer.json()) as { data?: { sent: number }; message?: string };
        for (let turn = 0; turn < seconds; turn += 5) {
          expect(await signingIn()).toBeLessThan(3_000);
          await wait(5_000);
        }
        expect(await waiting()).toBeGreaterThan(0);
        return `${answer.status} ${message ?? `${data?.sent}명에게 보냄`}`;
      },
      end: async () => {
        since.at = Date.now();
        end();
      },
      after: 1_000,
    });
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 400_000, interval: 500 });
    const { persons, twice } = receivedOf(title);
    // mails whose delivery is unknown stay in the outbox until an administrator decides
    const open = await unclear();
    await asked(`update outbox_message set stts_cd = 'sent' where stts_cd = 'unclear'`);
    const done = { ...row, mailsAfter: Math.round((Date.now() - since.at) / 100) / 10, twice };
    table.push({ ...done, lost: people - persons - open });
    expect(persons + open).toBeGreaterThanOrEqual(people);
    return done;
  };

  it('waits with its mails for names that come back, and collects from where names are known', async () => {
    const hosts = ['good', 'gone1', 'gone2', 'gone3', 'gone4', 'gone5'];
    for (const host of hosts)
      outlets.serve(`/${host}`, (_request, answer) => {
        answer.writeHead(200, { 'content-type': 'application/rss+xml' });
        const entry = { title: `소식 ${host}`, link: `https://${host}.example/1`, summary: `본문 ${host}` };
        answer.end(rss([entry], { title: host }));
      });
    names.answers = (name) => name.startsWith('good');
    for (const host of hosts)
      await asked(
        `with outlet as (insert into media (media_korn_nm, ntn_id) values ($1, 'KR') returning media_id)
         insert into media_feed (media_id, feed_url, canonical_url, next_clct_dt)
           select media_id, $2, $2, now() from outlet`,
        [host, outlets.url(host, `/${host}`)],
      );
    const collected = async () => {
      const rows = await asked(`select lclan_ttl ttl from article where lclan_ttl like '소식 %' order by 1`);
      return rows.map((row) => row['ttl']);
    };
    const since = performance.now();
    const good = vi
      .waitFor(async () => expect(await collected()).toContain('소식 good'), {
        timeout: 60_000,
        interval: 250,
      })
      .then(() => performance.now() - since);
    const met = await mailFault('name server silent', '이름 없이', {
      seconds: 20,
      begin: () => {},
      end: () => {
        names.answers = () => true;
      },
    });
    expect(met).toMatchObject(borne);
    // names without an answer for 20 s do not delay known ones, which wait only for the collector's poll every 15 s
    expect(await good).toBeLessThan(18_000);
    const later = await asked(
      'select max(extract(epoch from next_clct_dt - now()))::int seconds from media_feed',
    );
    console.log('the sources are visited again within', later[0]?.['seconds'], 's');
    await asked('update media_feed set next_clct_dt = now()');
    await vi.waitFor(async () => expect((await collected()).length).toBe(6), {
      timeout: 60_000,
      interval: 500,
    });
  });

  it('waits for a mail server that takes connections and says nothing', async () => {
    const met = await mailFault('mail server silent', '말이 없는 서버', {
      seconds: 15,
      begin: () => {
        relay.mode = 'silent';
      },
      end: () => {
        relay.mode = 'passing';
      },
    });
    expect(met).toMatchObject(borne);
  });

  it('breaks off a mail server that answers byte by byte', async () => {
    const met = await mailFault('mail server answers a byte per second', '느린 서버', {
      seconds: 30,
      begin: () => {
        relay.mode = 'slow';
      },
      end: () => {
        relay.mode = 'passing';
      },
    });
    expect(met).toMatchObject(borne);
  });

  it('has lost no write meanwhile', async () => {
    await busy.stop();
    const rows = await asked('select pst_id from post where pst_id = any($1)', [busy.stored]);
    expect(rows.length).toBe(busy.stored.length);
  });
});
