// @vitest-environment jsdom
import axios from 'axios';
import { delay, HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { showAlert, useDialogs } from '#web/kit/dialogs/dialogStore.ts';
import { httpEnvironment } from './environment.ts';
import { HttpProblem } from './HttpProblem.ts';
import { http } from './http.ts';
import { useLoading } from './loadingStore.ts';
import { recordActivity } from './presence.ts';
import { read } from './read.ts';
import { write } from './write.ts';

const server = setupServer();
const endSession = vi.fn<(reason: string) => void>();
const alerts = () => useDialogs.getState().queue.map(({ message }) => message);
const refusal = (status: number, body: Partial<ErrorBody>) => HttpResponse.json(body, { status });
const unauthorized = () => refusal(401, { code: 'UNAUTHORIZED', message: '로그인이 필요합니다.' });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  httpEnvironment.endSession = endSession;
  httpEnvironment.menuId = () => 12;
  httpEnvironment.showMessage = (sentence) => void showAlert(sentence);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server.resetHandlers();
  endSession.mockClear();
  localStorage.clear();
  useDialogs.setState({ queue: [] });
});

/** A server whose access token is expired until it is refreshed. */
const expiredServer = (refreshes: boolean) => {
  const calls = { refresh: 0, answered: 0 };
  let valid = false;
  const answer = (body: () => Response) => () => {
    if (!valid) return unauthorized();
    calls.answered += 1;
    return body();
  };
  server.use(
    mock.post('*/api/login/refresh-token', async () => {
      calls.refresh += 1;
      await delay(20);
      if (!refreshes) return unauthorized();
      valid = true;
      return HttpResponse.json({ data: null });
    }),
    mock.get(
      '*/api/article-list',
      answer(() => HttpResponse.json({ data: [1] })),
    ),
    mock.get(
      '*/api/file-download',
      answer(() => new HttpResponse('bytes')),
    ),
    mock.post(
      '*/api/update-article',
      answer(() => HttpResponse.json({ data: { articleId: 1 } })),
    ),
  );
  return calls;
};

describe('requests', () => {
  it('say when nobody did anything for them to be sent', async () => {
    const marks: (string | null)[] = [];
    server.use(
      mock.get('*/api/site', ({ request }) => {
        marks.push(request.headers.get('x-background'));
        return HttpResponse.json({ data: {} });
      }),
    );
    vi.useFakeTimers({ toFake: ['Date'] });
    recordActivity();
    await http.get('/site');
    await http.get('/site', { background: true });
    vi.setSystemTime(Date.now() + 10_000);
    await http.get('/site');
    recordActivity();
    await http.get('/site');
    vi.useRealTimers();
    expect(marks).toEqual([null, '1', '1', null]);
  });

  it('carry the menu, the cross-site token and the verb', async () => {
    document.cookie = 'XSRF-TOKEN=token-1; Path=/';
    const seen: (string | null)[] = [];
    server.use(
      mock.post('*/api/update-article', async ({ request }) => {
        seen.push(...['menu-id', 'x-xsrf-token', '_method'].map((name) => request.headers.get(name)));
        return HttpResponse.json({ data: await request.json() });
      }),
    );
    expect(await write('PUT', '/update-article', { articleId: 3 })).toEqual({ articleId: 3 });
    expect(seen).toEqual(['12', 'token-1', 'PUT']);
  });

  /** The XSRF token that a request sends. */
  const tokenSent = async (): Promise<string | null> => {
    let token: string | null = null;
    server.use(
      mock.get('*/api/article-list', ({ request }) => {
        token = request.headers.get('x-xsrf-token');
        return HttpResponse.json({ data: [] });
      }),
    );
    await read('/article-list');
    return token;
  };

  it('leave at once, whatever the browser’s store of cookies is busy with', async () => {
    vi.stubGlobal('cookieStore', { get: () => new Promise(() => {}) });
    document.cookie = 'XSRF-TOKEN=token-1; Path=/';
    expect(await tokenSent()).toBe('token-1');
  });

  it.each([
    ['is no token', 'XSRF-TOKEN=%E0%A4; XSRF-TOKEN=token-1', 'token-1'],
    ['may be one', 'XSRF-TOKEN=other; XSRF-TOKEN=token-1', 'other,token-1'],
    ['only ends so', 'OLD-XSRF-TOKEN=other; XSRF-TOKEN=token-1', 'token-1'],
  ])('leave beside a cookie of another product that %s', async (_, cookie, sent) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    expect(await tokenSent()).toBe(sent);
  });

  it('repeat the key of a list and can be aborted without an alert', async () => {
    let query = '';
    server.use(
      mock.get('*/api/article-list', async ({ request }) => {
        query = new URL(request.url).search;
        return HttpResponse.json({ data: [] });
      }),
    );
    await read('/article-list', { params: { id: [1, 2] } });
    expect(query).toBe('?id=1&id=2');
    const failure = await read('/article-list', { signal: AbortSignal.abort() }).catch((reason) => reason);
    expect(axios.isCancel(failure)).toBe(true);
    expect(alerts()).toEqual([]);
  });

  it('say what they do while they are under way', async () => {
    let during: string[] = [];
    server.use(
      mock.get('*/api/article-list', () => {
        during = useLoading.getState().texts.map(({ text }) => text);
        return HttpResponse.json({ data: [] });
      }),
    );
    await read('/article-list');
    expect(during).toEqual(['목록을 불러오는 중입니다.']);
    expect(useLoading.getState().texts).toEqual([]);
  });
});

describe('an expired session', () => {
  it('is renewed once for all calls that fail together, downloads and writes included', async () => {
    const calls = expiredServer(true);
    const [list, again, blob, written] = await Promise.all([
      read('/article-list'),
      read('/article-list'),
      http.get<Blob>('/file-download', { responseType: 'blob' }),
      write('PUT', '/update-article', { articleId: 1 }),
    ]);
    expect([list, again, written]).toEqual([[1], [1], { articleId: 1 }]);
    expect(blob.data.size).toBe(5);
    expect(calls).toEqual({ refresh: 1, answered: 4 });
    expect(alerts()).toEqual([]);
  });

  it('that cannot be renewed ends once, and every call fails', async () => {
    const calls = expiredServer(false);
    const results = await Promise.allSettled([
      read('/article-list'),
      http.get('/file-download', { responseType: 'blob' }),
      write('PUT', '/update-article'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls.refresh).toBe(1);
    expect(endSession.mock.calls).toEqual([['로그인이 필요합니다.']]);
    expect(useLoading.getState().texts).toEqual([]);
  });

  it('is not ended by a dropped line', async () => {
    server.use(
      mock.get('*/api/article-list', unauthorized),
      mock.post('*/api/login/refresh-token', () => HttpResponse.error()),
    );
    await expect(read('/article-list')).rejects.toMatchObject({ status: 0 });
    expect(endSession).not.toHaveBeenCalled();
  });

  it('is not renewed again when the renewed call is refused too', async () => {
    let refreshes = 0;
    server.use(
      mock.get('*/api/article-list', unauthorized),
      mock.post('*/api/login/refresh-token', () => {
        refreshes += 1;
        return HttpResponse.json({ data: null });
      }),
    );
    await expect(read('/article-list', { quiet: true })).rejects.toMatchObject({ status: 401 });
    expect(refreshes).toBe(1);
  });

  it('was renewed by another tab: the call is only repeated', async () => {
    let calls = 0;
    server.use(
      mock.get('*/api/article-list', () => {
        calls += 1;
        if (calls > 1) return HttpResponse.json({ data: [] });
        localStorage.setItem('session-renewed-at', String(Date.now() + 1000));
        return unauthorized();
      }),
    );
    expect(await read('/article-list')).toEqual([]);
    expect(calls).toBe(2);
  });
});

describe('a write without the cross-site token', () => {
  const stale = () => refusal(403, { code: 'XSRF', message: '새로 고친 뒤 다시 시도해 주세요.' });
  const site = () =>
    mock.get('*/api/site', () => {
      document.cookie = 'XSRF-TOKEN=fresh; Path=/';
      return HttpResponse.json({ data: {} });
    });
  const refusedUnless = (token: string) =>
    mock.post('*/api/update-article', async ({ request }) =>
      request.headers.get('x-xsrf-token') === token
        ? HttpResponse.json({ data: await request.json() })
        : stale(),
    );

  it('gets a new one and is sent once more, and nobody hears of it', async () => {
    document.cookie = 'XSRF-TOKEN=; Path=/; Max-Age=0';
    server.use(site(), refusedUnless('fresh'));
    expect(await write('PUT', '/update-article', { ttl: '글' })).toEqual({ ttl: '글' });
    expect(alerts()).toEqual([]);
  });

  it('is not sent a third time', async () => {
    server.use(site(), refusedUnless('other'));
    await expect(write('PUT', '/update-article', {})).rejects.toMatchObject({ status: 403 });
    expect(alerts()).toEqual(['새로 고친 뒤 다시 시도해 주세요.']);
  });
});

describe('AUTH8', () => {
  const ended = () => refusal(403, { code: 'AUTH8', message: '세션이 종료되었습니다.' });

  it.each([['json'], ['blob'], ['arraybuffer'], ['text']] as const)(
    'logs out, also as %s',
    async (responseType) => {
      server.use(mock.get('*/api/file-download', ended));
      const failure = await http.get('/file-download', { responseType }).catch((reason) => reason);
      expect(failure).toBeInstanceOf(HttpProblem);
      expect(failure.body.code).toBe('AUTH8');
      expect(endSession.mock.calls).toEqual([['세션이 종료되었습니다.']]);
    },
  );

  it.each([{}, { quiet: true }, { background: true }])(
    'hands the sentence on, to be shown where it lasts, from a call with %o too',
    async (config) => {
      server.use(mock.get('*/api/article-list', ended));
      await expect(read('/article-list', config)).rejects.toMatchObject({ status: 403 });
      expect(endSession.mock.calls).toEqual([['세션이 종료되었습니다.']]);
      expect(alerts()).toEqual([]);
    },
  );

  it('is not any other refusal', async () => {
    server.use(
      mock.get('*/api/article-list', () => refusal(403, { code: 'FORBIDDEN', message: '권한이 없습니다.' })),
    );
    await expect(read('/article-list')).rejects.toMatchObject({ status: 403 });
    expect(endSession).not.toHaveBeenCalled();
  });
});

describe('an error with a message', () => {
  const broken = () => refusal(500, { code: 'INTERNAL', message: '처리하지 못했습니다.' });

  it('is shown once, however many calls bring it', async () => {
    server.use(mock.get('*/api/article-list', broken));
    await Promise.allSettled([read('/article-list'), read('/article-list')]);
    expect(alerts()).toEqual(['처리하지 못했습니다.']);
  });

  it('is left to callers that ask for quiet and to exempt calls', async () => {
    server.use(
      mock.get('*/api/article-list', broken),
      mock.get('*/api/notice-list', broken),
      mock.post('*/api/login', broken),
    );
    await Promise.allSettled([
      read('/article-list', { quiet: true }),
      read('/notice-list'),
      http.post('/login', {}),
    ]);
    expect(alerts()).toEqual([]);
  });

  it('keeps what the server said about fields', async () => {
    const fields = [{ name: 'ttl', label: '제목', message: '제목을(를) 입력해주세요.' }];
    server.use(
      mock.post('*/api/insert-notice', () => refusal(400, { code: 'VALIDATION', message: 'x', fields })),
    );
    await expect(write('POST', '/insert-notice', {}, { quiet: true })).rejects.toMatchObject({
      body: { fields },
    });
  });

  it('that a proxy wrote as a page is not shown', async () => {
    server.use(
      mock.get('*/api/article-list', () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 })),
    );
    await expect(read('/article-list')).rejects.toMatchObject({ status: 502 });
    expect(alerts()).toEqual([]);
  });

  it('is ours when no server answers', async () => {
    server.use(mock.get('*/api/article-list', () => HttpResponse.error()));
    await expect(read('/article-list')).rejects.toMatchObject({ status: 0 });
    expect(alerts()).toEqual(['서버에 연결하지 못했습니다. 네트워크를 확인한 뒤 다시 시도해 주세요.']);
  });
});
