import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { noRights } from '#contract/session.ts';
import type { MyPage as MyPageRecord } from '#generated/types/myPage.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useDialogs } from '#web/kit/dialogs/dialogStore.ts';
import { type Stage, stage } from './stage.tsx';

/** The my-page record of a user as the server returns it. */
export const record: MyPageRecord = {
  userId: 'u-1',
  eml: 'kim@korea.kr',
  userNm: '김민지',
  telno: '044-203-2000',
  mblTelno: '010-1234-5678',
  ntnId: 'KR',
  ntnNm: '대한민국',
  instNm: '문화체육관광부',
  deptNm: '해외홍보정책과',
  jbgdNm: '행정사무관',
  jbpsNm: '사무관',
  groupId: 1,
  groupNm: '본부',
  rptpEmlYn: 'N',
  prvcClctAgreChc: 'Y',
  joinCertYn: 'Y',
  mblCertYn: 'Y',
  pswdChgYmd: '2026-10-01',
  lastJoinCertYmd: '2026-10-02',
  lastLgnDt: '2026-11-20T00:30:00Z',
  rgtrId: null,
  regDt: '2026-01-01T00:00:00Z',
  mdfrId: null,
  mdfcnDt: '2026-01-01T00:00:00.000Z',
};
/** The session of the signed-in user as the server returns it. */
export const session = {
  user: { userId: 'u-1', userNm: '김민지', eml: 'kim@korea.kr', authorizedList: [] },
  authorizedInfo: noRights,
  pswdChgYmd: '2026-10-01',
  lastJoinCertYmd: '2026-10-02',
  joinCertYn: 'Y',
};

/** My page with a server that answers and records requests; registers its hooks in the calling test file. */
export const stageMyPage = (page: ReactElement) => {
  const server = setupServer();
  /** Path, overridden method and body of the requests, in their order. */
  const calls: [string, string | null, unknown][] = [];
  let screen: Stage;
  let stored: MyPageRecord;

  const call = (path: string, answer: (body: Record<string, unknown>) => object) =>
    mock.post(`*/api${path}`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      calls.push([path, request.headers.get('_method'), body]);
      return HttpResponse.json({ data: answer(body) });
    });

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());
  beforeEach(() => {
    document.cookie = 'XSRF-TOKEN=abc; Path=/';
    vi.spyOn(console, 'error').mockReturnValue();
    useSession.setState({ token: { signedIn: true, renewedAt: 1 } });
    calls.length = 0;
    stored = record;
    server.use(
      mock.get('*/api/user-mypage', () => HttpResponse.json({ data: stored })),
      mock.get('*/api/user-info', () => HttpResponse.json({ data: session })),
      mock.get('*/api/articlememo-list', () =>
        HttpResponse.json({ data: [], totalRecords: 0, page: 1, size: 10 }),
      ),
      mock.get('*/api/menu-list', () => HttpResponse.json({ data: [] })),
      mock.get('*/api/nationcode-ntnno-list', () => HttpResponse.json({ data: [] })),
      call('/user-mypage', (body) => {
        stored = { ...stored, ...body, mdfcnDt: '2026-02-02T00:00:00.000Z' } as MyPageRecord;
        return stored;
      }),
    );
  });
  afterEach(() => {
    screen.unmount();
    server.resetHandlers();
    useDialogs.setState({ queue: [] });
    useSession.setState(useSession.getInitialState(), true);
    vi.restoreAllMocks();
  });

  /** Renders another element instead of the page, with the same server. */
  const show = async (element: ReactElement) => {
    screen = await stage(element, '/myPage/Profile', [{ path: '/login', element: <p>로그인 화면</p> }]);
  };
  const open = (given: Partial<MyPageRecord> = {}) => {
    stored = { ...record, ...given };
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });
    return show(<QueryClientProvider client={client}>{page}</QueryClientProvider>);
  };
  /** Simulates a change of the record by another call of the user. */
  const changeStored = (changes: Partial<MyPageRecord>) => {
    stored = { ...stored, ...changes };
  };
  return {
    server,
    calls,
    call,
    open,
    show,
    changeStored,
    leave: () => screen.unmount(),
    address: () => screen.address(),
  };
};
