import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { act, type ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type MenuNode, noRights } from '#contract/session.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { startTypingAhead } from '#web/kit/focus/typingAhead.ts';
import { eventually } from '../../../../tests/helpers/eventually.ts';
import { signInAs } from '../../../../tests/stage/signInAs.ts';
import { key, labelled, type Stage, settle, stage, type } from '../../../../tests/stage/stage.tsx';
import { Palette } from './Palette.tsx';
import { noteRecent } from './recents.ts';

const server = setupServer();
const onClose = vi.fn<() => void>();
let screen: Stage;
let requested: string[];

const menu = (menuId: number, menuNm: string, url: string): MenuNode => ({
  menuId,
  menuNm,
  upMenuId: null,
  url,
  rmrk: null,
  refData: null,
  useYn: 'Y',
  sortNo: menuId,
  depth: 0,
  children: [],
});

/** @param isAdmin the user is an administrator, at an allowed address */
const open = async (isAdmin: boolean, beside?: ReactNode) => {
  const may = isAdmin ? 'Y' : 'N';
  signInAs({ userId: 'kim' }, { authorizedInfo: { ...noRights, mngrShowYn: may, ipYn: may } });
  useSession.setState({
    menu: [menu(1, '기사', '/article/Article'), menu(2, '사용자 관리', '/admin/user/UserManage')],
  });
  screen = await stage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Palette onClose={onClose} />
      {beside}
    </QueryClientProvider>,
  );
};

const options = () => [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);
const shows = (text: string) =>
  eventually(async () => {
    await settle();
    expect(options().join()).toContain(text);
  });
const write = (text: string) => type(labelled('빠른 이동'), text);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => {};
  localStorage.clear();
  requested = [];
  onClose.mockClear();
  server.use(
    mock.get('*/api/media-popup-list', ({ request }) => {
      const name = new URL(request.url).searchParams.get('mediaKornNm') ?? '';
      requested.push(name);
      return HttpResponse.json({ data: [{ mediaId: 7, mediaKornNm: `${name} 신문`, ntnKornNm: '프랑스' }] });
    }),
    mock.get('*/api/user-popup-list', () => {
      requested.push('people');
      return HttpResponse.json({ data: [{ userId: 'lee', userNm: '이서울', instNm: '문화부' }] });
    }),
  );
});
afterEach(() => {
  screen.unmount();
  server.resetHandlers();
});

it('has the focus; first consonants lead to a menu by Enter, but not inside a syllable', async () => {
  await open(false);
  expect(document.activeElement).toBe(labelled('빠른 이동'));
  await write('ㄱㅅ');
  expect(options()[0]).toContain('기사');
  await act(async () => {
    const composing = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
    Object.defineProperty(composing, 'which', { value: 229 });
    Object.defineProperty(composing, 'keyCode', { value: 229 });
    document.activeElement?.dispatchEvent(composing);
  });
  expect(onClose).not.toHaveBeenCalled();
  await key('Enter');
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.address()).toBe('/article/Article');
  expect(requested).toEqual([]);
});

it('has what is typed until its field has the focus, and the caret after it', async () => {
  startTypingAhead('빠른 이동', () => {});
  const kept = document.activeElement as HTMLInputElement;
  kept.value = '한';
  let isFirst = true;
  const TypedDuringRender = () => {
    if (isFirst) kept.value += '복';
    isFirst = false;
    return null;
  };
  await open(false, <TypedDuringRender />);
  const field = labelled('빠른 이동');
  expect(document.activeElement).toBe(field);
  expect([field.value, field.selectionStart]).toEqual(['한복', 2]);
});

it('offers what was read last, and closes by Escape', async () => {
  noteRecent('kim', { path: '/article/Article/Detail/3', title: '파리의 한국 영화', language: 'ko' });
  await open(false);
  expect(options().join()).toContain('최근에 본 글파리의 한국 영화');
  await write('ㅍㄹ');
  await key('Escape');
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks for outlets when two letters have stood, and shows none found for other words', async () => {
  await open(false);
  await write('서');
  await write('서울');
  await write('서울경');
  await shows('서울경 신문프랑스 · 기사 보기');
  expect(requested).toEqual(['서울경']);
  await write('부산');
  expect(options().join()).not.toContain('서울경');
  await shows('부산 신문');
});

it('finds people only for who administers them', async () => {
  await open(true);
  await write('이서');
  await shows('이서울문화부');
  expect(options().filter((text) => text?.includes('이서울'))).toHaveLength(1);
  expect(requested.filter((one) => one === 'people')).toHaveLength(2);
});
