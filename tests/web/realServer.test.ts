import type { FastifyInstance } from 'fastify';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '#contract/session.ts';
import { httpEnvironment } from '#web/client/http/environment.ts';
import { http } from '#web/client/http/http.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { showAlert, useDialogs } from '#web/kit/dialogs/dialogStore.ts';
import { faults } from '../../mocks/faults.ts';
import { type RealServer, realServer } from '../../mocks/realServer.ts';
import { realApp } from '../helpers/realApp.ts';

let app: FastifyInstance;
let real: RealServer;
const server = setupServer();
const endSession = vi.fn<(reason: string) => void>();
const renewed = vi.fn<() => void>();
const alerts = () => useDialogs.getState().queue.map(({ message }) => message);
const userId = async () => (await read<Session>('/user-info')).user.userId;

beforeAll(async () => {
  app = await realApp();
  server.listen({ onUnhandledFrame: 'error' });
  // the first run on a machine creates the database that later runs copy
});
beforeEach(async () => {
  const showMessage = (sentence: string) => void showAlert(sentence);
  Object.assign(httpEnvironment, { endSession, renewed, showMessage, menuId: () => null });
  real = realServer(app);
  server.resetHandlers(real.handler);
  await read('/site');
  await write('POST', '/login', { eml: 'staff@demo.go.kr', pswd: 'Staff!2345' });
});
afterEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  useDialogs.setState({ queue: [] });
});
afterAll(async () => {
  server.close();
  await app.close();
});

describe('the web on the real server', () => {
  it('signs in with the token that the server hands out, and stays signed in', async () => {
    expect(await userId()).toBe('demo-staff');
    expect((await http.get('/article-list')).data).toMatchObject({ data: [], totalRecords: 0 });
  });

  it('renews an expired session once for all that failed, unseen', async () => {
    server.use(...faults.expiredSession());
    const refreshes: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/refresh-token')) refreshes.push(request.url);
    });
    expect(await Promise.all([userId(), userId(), userId()])).toEqual(Array(3).fill('demo-staff'));
    expect(refreshes).toHaveLength(1);
    expect(renewed).toHaveBeenCalledTimes(1);
    expect(alerts()).toEqual([]);
  });

  it('ends a session that cannot be renewed', async () => {
    server.use(...faults.lostSession());
    await expect(userId()).rejects.toMatchObject({ status: 401 });
    expect(endSession).toHaveBeenCalledWith('로그인이 필요합니다. 다시 로그인해 주세요.');
  });

  it('ends a session that the server has ended', async () => {
    server.use(...faults.endedSession());
    await expect(userId()).rejects.toMatchObject({ status: 403 });
    expect(endSession).toHaveBeenCalledWith('로그인이 종료되었습니다. 다시 로그인해 주세요.');
  });

  it('says so when the line is down, and when the server fails', async () => {
    server.use(...faults.offline());
    await expect(userId()).rejects.toMatchObject({ status: 0 });
    server.use(...faults.serverError());
    await expect(userId()).rejects.toMatchObject({ status: 500 });
    expect(alerts()).toEqual([
      '서버에 연결하지 못했습니다. 네트워크를 확인한 뒤 다시 시도해 주세요.',
      '처리하지 못했습니다. 같은 문제가 계속되면 요청 번호를 알려 주세요.',
    ]);
    server.resetHandlers(real.handler);
    expect(await userId()).toBe('demo-staff');
  });
});
