import { Agent, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '../helpers/client.ts';
import { eventMs } from '../helpers/limits.ts';
import { testApp } from '../helpers/testApp.ts';
import { uploadForm } from '../helpers/uploadForm.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
// keeps its connection, like a browser or a proxy
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let url: string;
beforeAll(async () => {
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => agent.destroy());

const asked = (path: string, options: RequestOptions = {}, body?: Uint8Array) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const headers = {
      cookie: [...admin.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      'x-xsrf-token': admin.cookies.get('XSRF-TOKEN'),
      ...(options.headers as Record<string, string>),
    };
    const sent = request(`${url}${path}`, { agent, ...options, headers }, (answer) => {
      void text(answer).then((body) => resolve({ status: answer.statusCode, body }));
    });
    sent.setTimeout(eventMs, () => sent.destroy(new Error(`${path} is not answered.`)));
    sent.on('error', reject);
    sent.end(body);
  });

it('a form refused half-way does not block the next request of its connection', async () => {
  const files = ['a.exe', 'b.pdf', 'c.pdf'].map((name) => ({ name, bytes: 'x'.repeat(2_000_000) }));
  const form = new Response(uploadForm('commonBoard', { ttl: '글' }, files));
  const headers = { 'content-type': form.headers.get('content-type') ?? '' };
  const body = new Uint8Array(await form.arrayBuffer());
  const refused = await asked('/api/insert-commonboard', { method: 'POST', headers }, body);
  expect([refused.status, refused.body]).toEqual([415, expect.stringContaining('지원하지 않는 파일 형식')]);
  expect((await asked('/api/menu-list')).status).toBe(200);
});

it('a body of unknown length that is too long does not block its connection either', async () => {
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const body = Buffer.from(`{"groupNm":"${'x'.repeat(8_000_000)}"}`);
  const refused = await asked('/api/insert-usergroup', { method: 'POST', headers }, body);
  expect(refused.status).toBe(413);
  expect((await asked('/api/menu-list')).status).toBe(200);
});
