import type { FastifyInstance } from 'fastify';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { realApp } from '../tests/helpers/realApp.ts';
import { faults } from './faults.ts';
import { type RealServer, realServer } from './realServer.ts';

const origin = 'http://press.example';
let app: FastifyInstance;
let real: RealServer;
const server = setupServer();

beforeAll(async () => {
  app = await realApp();
  real = realServer(app);
  server.listen({ onUnhandledFrame: 'error' });
  server.resetHandlers(real.handler);
  // the first run on a machine makes the database that later ones copy
});
afterEach(() => server.resetHandlers(real.handler));
afterAll(async () => {
  server.close();
  await app.close();
});

const get = (path: string) => fetch(`${origin}/api${path}`);
const post = (path: string, body: object = {}) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': real.cookies.get('XSRF-TOKEN') ?? '' },
    body: JSON.stringify(body),
  });
const signIn = async () => {
  await get('/site');
  return post('/login', { eml: 'staff@demo.go.kr', pswd: 'Staff!2345' });
};
const problem = async (answer: Response) => {
  const { code, message } = (await answer.json()) as ErrorBody;
  return { status: answer.status, code, message };
};

describe('the real server behind intercepted calls', () => {
  it('signs in, remembers the session, and forgets it at logout', async () => {
    expect((await get('/user-info')).status).toBe(401);
    expect((await signIn()).status).toBe(200);
    const info = (await (await get('/user-info')).json()) as { data: { user: { userId: string } } };
    expect(info.data.user.userId).toBe('demo-staff');
    expect((await post('/logout')).status).toBe(200);
    expect((await get('/user-info')).status).toBe(401);
  });

  it('gets bodies and queries as they were sent', async () => {
    expect(await problem(await post('/login', { eml: '한글' }))).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    });
    await signIn();
    const list = await get('/article-list?size=20&sort=regDt,DESC');
    expect(await list.json()).toMatchObject({ data: [], page: 1, size: 20, totalRecords: 0 });
    expect((await get('/article-list?size=21')).status).toBe(400);
  });

  it('is another browser for each', async () => {
    await signIn();
    server.resetHandlers(realServer(app).handler);
    expect((await get('/user-info')).status).toBe(401);
  });
});

describe('faults before the real server', () => {
  it('expired session: 401 until it is refreshed, then the real answers again', async () => {
    await signIn();
    server.use(...faults.expiredSession());
    expect(await problem(await get('/user-info'))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    const before = [...real.cookies];
    expect((await post('/login/refresh-token')).status).toBe(200);
    expect([...real.cookies]).not.toEqual(before);
    expect((await get('/user-info')).status).toBe(200);
  });

  it('lost session: 401 to the refreshing too', async () => {
    await signIn();
    server.use(...faults.lostSession());
    expect((await post('/login/refresh-token')).status).toBe(401);
    server.resetHandlers(real.handler);
    expect((await get('/user-info')).status).toBe(200);
  });

  it('session ended by the server: 403 AUTH8 with its sentence', async () => {
    server.use(...faults.endedSession());
    expect(await problem(await get('/user-info'))).toEqual({
      status: 403,
      code: 'AUTH8',
      message: '로그인이 종료되었습니다. 다시 로그인해 주세요.',
    });
  });

  it('slow: the answer comes when it may, and others are not held up', async () => {
    const gate = Promise.withResolvers<void>();
    server.use(...faults.slow(gate.promise, '*/api/site'));
    const arrived: string[] = [];
    const late = get('/site').then(({ status }) => arrived.push(`site ${status}`));
    await get('/health').then(({ status }) => arrived.push(`health ${status}`));
    gate.resolve();
    await late;
    expect(arrived).toEqual(['health 200', 'site 200']);
  });

  it('offline: no answer at all, on the named path only', async () => {
    server.use(...faults.offline('*/api/site'));
    await expect(get('/site')).rejects.toThrow('fetch failed');
    expect((await get('/health')).status).toBe(200);
  });

  it('server error: 500 with the sentence for a person', async () => {
    server.use(...faults.serverError());
    expect(await problem(await get('/site'))).toEqual({
      status: 500,
      code: 'INTERNAL',
      message: '처리하지 못했습니다. 같은 문제가 계속되면 요청 번호를 알려 주세요.',
    });
  });
});
