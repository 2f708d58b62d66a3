import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyLimits } from '#contract/bodyLimits.ts';
import { constants } from '#contract/constants.ts';
import { demoAccounts } from '#server/modules/accounts/demoAccounts.ts';
import { findNginx } from '../../scripts/bootstrap/nginx.mjs';
import { colleague } from '../e2e/desk.ts';
import { type Nginx, shippedSettings, startNginx } from '../helpers/nginx.ts';
import { type Http2Caller, overHttp2 } from '../helpers/overHttp2.ts';
import { root } from '../helpers/program.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { uploadForm } from '../helpers/uploadForm.ts';

const program = findNginx();
/** Another address of this machine than that of the proxy. */
const callersAddress = '127.0.0.2';
const megabyte = 1024 * 1024;

it('the upload limit of the shipped nginx file is the product’s: all files of one form, and little more', () => {
  const [, most] = /client_max_body_size (\d+)m;/u.exec(shippedSettings()) ?? [];
  const files = constants.file.maxBytes * constants.file.maxCount;
  // the record, what is said of its files, the removed ones, and what a form puts between them
  expect(Number(most) * megabyte).toBeGreaterThan(files + 4 * bodyLimits.record);
  expect(Number(most) * megabyte).toBeLessThan(files + constants.file.maxBytes);
});

// a machine may have no nginx, which the list of skipped tests says
describe.skipIf(!program)('the product behind nginx as it is shipped', () => {
  let server: Server;
  let nginx: Nginx;
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
  /** A second administrator writes below a post of the first one, who is told of it. */
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
    server = await startServer({ TRUST_PROXY: 'loopback' });
    nginx = await startNginx(program as string, Number(new URL(server.url).port));
    caller = await overHttp2(nginx.url, nginx.certificate, callersAddress);
    await signIn();
  });
  afterAll(async () => {
    caller?.close();
    await nginx?.stop();
    await server?.remove();
  });

  it('gives pages and calls by HTTP/2, and sends who comes without encryption there', async () => {
    const page = await caller.call('/login');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d+/u);
    const plain = await fetch(`${nginx.plainUrl}/article/Article?size=10`, { redirect: 'manual' });
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
    // logs are written behind the answer, in batches of a second
    await expect.poll(addressOfLastLogin, { timeout: 10_000 }).toBe(callersAddress);
  });

  it('lets writes through: their header with an underscore, the origin of the product, cookies for TLS only', async () => {
    const origin = { origin: nginx.url, 'sec-fetch-site': 'same-origin' };
    const setting = JSON.stringify({ setngKey: 'readingKeys', setngCn: { isOn: true } });
    const written = await caller.call('/api/user-setting', { ...json, ...origin, _method: 'PUT' }, setting);
    expect([written.status, written.body.toString()]).toEqual([200, expect.stringContaining('readingKeys')]);
    const health = await overHttp2(nginx.url, nginx.certificate, callersAddress);
    const { headers } = await health.call('/api/health');
    health.close();
    expect(headers['set-cookie']?.every((line) => /; Secure/iu.test(line))).toBe(true);
  });

  it('passes on a notice while the stream goes on', async () => {
    const stream = await caller.open('/api/notice-events', { accept: 'text/event-stream' });
    const said: string[] = [];
    stream.on('data', (piece: Buffer) => void said.push(piece.toString()));
    await expect.poll(() => said.join(''), { timeout: 20_000 }).not.toBe('');
    expect(stream.readableEnded).toBe(false);
    const events = () => said.join('').split('event: notices').length - 1;
    const started = events();
    await answerPost();
    await expect.poll(events, { timeout: 20_000 }).toBeGreaterThan(started);
    expect(stream.readableEnded).toBe(false);
    stream.close();
    await once(stream, 'close');
  });

  it('refuses more than all files of one form before it has come, and leaves the rest to the product', async () => {
    const sized = (bytes: number) =>
      caller.call('/api/insert-commonboard', { ':method': 'POST', 'content-length': String(bytes) });
    expect((await sized(511 * megabyte)).status).toBe(413);
  });
});
