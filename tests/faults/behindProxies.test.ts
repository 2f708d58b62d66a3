import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyLimits } from '#contract/bodyLimits.ts';
import { constants } from '#contract/constants.ts';
import { demoAccounts } from '#server/modules/accounts/index.ts';
import { findHaproxy, findNginx } from '../../scripts/bootstrap/proxies.mjs';
import { colleague } from '../e2e/desk.ts';
import { type Http2Caller, overHttp2 } from '../helpers/overHttp2.ts';
import { root } from '../helpers/program.ts';
import { type Proxy, shippedSettings, startHaproxy, startNginx } from '../helpers/proxies.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { uploadForm } from '../helpers/uploadForm.ts';

/** An address of this machine other than that of the proxy. */
const callersAddress = '127.0.0.2';
const megabyte = 1024 * 1024;

/**
 * Size of the largest form: its files, and one record limit each for record, file descriptions, removed files and
 * boundaries.
 */
const leastOfForm = constants.file.maxBytes * constants.file.maxCount + 4 * bodyLimits.record;

const proxies = [
  {
    name: 'nginx' as const,
    program: findNginx(),
    start: startNginx,
    limit: (text: string) => Number(/client_max_body_size (\d+)m;/u.exec(text)?.[1]) * megabyte,
  },
  {
    name: 'haproxy' as const,
    program: findHaproxy(),
    start: startHaproxy,
    limit: (text: string) => Number(/req\.body_size gt (\d+) /u.exec(text)?.[1]),
  },
];

it.each(proxies)(
  'the upload limit of the shipped file of $name is the product’s, and little more',
  ({ name, limit }) => {
    const most = limit(shippedSettings(name));
    expect(most).toBeGreaterThan(leastOfForm);
    expect(most).toBeLessThan(leastOfForm + constants.file.maxBytes);
  },
);

let server: Server;
beforeAll(async () => {
  if (proxies.some(({ program }) => program)) server = await startServer({ TRUST_PROXY: 'loopback' });
});
afterAll(() => server?.remove());

describe.each(proxies)('the product behind $name', ({ program, start }) => {
  // a machine may lack this proxy; the list of skipped tests shows it
  describe.skipIf(!program)('as it is shipped', () => {
    let proxy: Proxy;
    let caller: Http2Caller;

    const json = { 'content-type': 'application/json' };
    const signIn = async (): Promise<void> => {
      const { eml, pswd } = demoAccounts.find(({ userId }) => userId === 'demo-admin') ?? {};
      await caller.call('/api/health');
      const answer = await caller.call('/api/login', json, JSON.stringify({ eml, pswd }));
      expect([answer.status, answer.body.toString()]).toEqual([200, expect.any(String)]);
    };
    const addressOfLastLogin = async (): Promise<string> => {
      const list = await caller.call('/api/loginloghistory-list?size=10');
      const { data } = JSON.parse(list.body.toString()) as { data: { ip: string }[] };
      return data[0]?.ip ?? '';
    };

    const sent = async (answering: Promise<Response>): Promise<Record<string, unknown>> => {
      const answer = await answering;
      const text = await answer.text();
      expect([answer.status, text]).toEqual([200, expect.any(String)]);
      return (JSON.parse(text) as { data: Record<string, unknown> }).data;
    };
    /** A second administrator comments on a post of the first one, who gets a notice. */
    const answerPost = async (): Promise<void> => {
      const author = await colleague(server.url);
      const { mdfcnDt } = await sent(author.get('/api/user-detail?userId=demo-staff'));
      const group = { userId: 'demo-staff', mdfcnDt, groupId: 1 };
      await sent(author.post('/api/update-user', group, { _method: 'PUT' }));
      const second = await colleague(server.url, 'staff');
      const post = { pstClsfCd: 'PST_CLSF_02', ttl: '수집이 멈췄습니다', cn: '<p>어제부터입니다.</p>' };
      const { pstId } = await sent(author.send('/api/insert-commonboard', uploadForm('commonBoard', post)));
      const comment = uploadForm('commonBoardComment', { pstId, cn: '확인하고 있습니다.' });
      await sent(second.send('/api/insert-commonboardcomment', comment));
    };

    beforeAll(async () => {
      if (!program) return;
      proxy = await start(program, Number(new URL(server.url).port));
      caller = await overHttp2(proxy.url, proxy.certificate, callersAddress);
      await signIn();
    });
    afterAll(async () => {
      caller?.close();
      await proxy?.stop();
    });

    it('gives pages and calls by HTTP/2, and sends who comes without encryption there', async () => {
      const page = await caller.call('/login');
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d+/u);
      const plain = await fetch(`${proxy.plainUrl}/article/Article?size=10`, { redirect: 'manual' });
      expect([plain.status, plain.headers.get('location')]).toEqual([
        308,
        'https://127.0.0.1/article/Article?size=10',
      ]);
    });

    it('passes on what the build has compressed, as it is, and what the product compresses', async () => {
      const folder = join(root, 'dist/web/assets');
      const [script = ''] = readdirSync(folder).filter((name) => name.endsWith('.js.br'));
      const accepted = { 'accept-encoding': 'gzip, br' };
      const file = await caller.call(`/assets/${script.slice(0, -'.br'.length)}`, accepted);
      expect(file.headers['content-encoding']).toBe('br');
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(file.body.equals(readFileSync(join(folder, script)))).toBe(true);
      const menus = await caller.call('/api/menu-list', accepted);
      expect(menus.headers['content-encoding']).toBe('br');
      expect(JSON.parse(brotliDecompressSync(menus.body).toString())).toHaveProperty('data');
    });

    it('takes a person for where they call from, whatever they say of it', async () => {
      const forged = { ...json, 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
      const refused = await caller.call(
        '/api/login',
        forged,
        JSON.stringify({ eml: 'no@demo.go.kr', pswd: 'x' }),
      );
      expect(refused.status).toBeGreaterThanOrEqual(400);
      // logs are stored after the response, in batches of a second
      await expect.poll(addressOfLastLogin).toBe(callersAddress);
    });

    it("lets writes through: a header with underscore, the product's origin, cookies for TLS only", async () => {
      const origin = { origin: proxy.url, 'sec-fetch-site': 'same-origin' };
      const setting = JSON.stringify({ setngKey: 'readingKeys', setngCn: { isOn: true } });
      const written = await caller.call('/api/user-setting', { ...json, ...origin, _method: 'PUT' }, setting);
      expect([written.status, written.body.toString()]).toEqual([
        200,
        expect.stringContaining('readingKeys'),
      ]);
      const health = await overHttp2(proxy.url, proxy.certificate, callersAddress);
      const { headers } = await health.call('/api/health');
      health.close();
      expect(headers['set-cookie']?.every((line) => /; Secure/iu.test(line))).toBe(true);
    });

    it('takes an address as long as the product does: 90 kB of words to search for', async () => {
      const words = encodeURIComponent('외'.repeat(10_000));
      const asked = request(`${proxy.url}/api/article-list?size=10&keyword=${words}`, {
        ca: proxy.certificate,
      });
      asked.end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      const text = (await answer.toArray()).join('');
      // a user who is not signed in
      expect([answer.statusCode, text]).toEqual([401, expect.stringContaining('"requestId"')]);
    });

    it('passes on a notice while the stream goes on', async () => {
      const stream = await caller.open('/api/notice-events', { accept: 'text/event-stream' });
      const said: string[] = [];
      stream.on('data', (piece: Buffer) => void said.push(piece.toString()));
      await expect.poll(() => said.join('')).not.toBe('');
      expect(stream.readableEnded).toBe(false);
      const events = () => said.join('').split('event: notices').length - 1;
      const started = events();
      await answerPost();
      await expect.poll(events).toBeGreaterThan(started);
      expect(stream.readableEnded).toBe(false);
      stream.close();
      await once(stream, 'close');
    });

    it('refuses more than all files of one form before it has come, and leaves the rest', async () => {
      const headers = { 'content-length': String(511 * megabyte) };
      const { url, certificate: ca } = proxy;
      const form = request(`${url}/api/insert-commonboard`, { method: 'POST', ca, headers });
      form.flushHeaders();
      const [answer] = (await once(form, 'response')) as [IncomingMessage];
      form.destroy();
      expect(answer.statusCode).toBe(413);
    });
  });
});
