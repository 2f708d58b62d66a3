import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { press, type Stage, settle, stage } from '../../../../../../tests/stage/stage.tsx';
import type { OwnPanelProps } from './Rows.tsx';
import { UnreadPanel } from './UnreadPanel.tsx';

const unread = vi.fn<() => Promise<{ count: number; query: string }>>();
vi.mock('./viewReaders.ts', () => ({ readerOf: async () => ({ unread }) }));

const view = (viewId: number, viewNm: string) => ({
  viewId,
  viewNm,
  menuUrl: '/article/Article',
  cndCn: `ntnId=${viewId}`,
  ownYn: 'Y',
});
const answered = (count: number) => Promise.resolve({ count, query: '?unreadYn=Y' });

let screen: Stage;
beforeEach(async () => {
  useSavedViews.setState({ views: [view(1, '일본'), view(2, '프랑스')] as never, isKnown: true });
  unread.mockReset();
});
afterEach(() => {
  screen.unmount();
  useSavedViews.setState(useSavedViews.getInitialState(), true);
  useSession.setState(useSession.getInitialState(), true);
});

const open = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  screen = await stage(
    <QueryClientProvider client={client}>
      <UnreadPanel {...({ height: 30 } as OwnPanelProps)} />
    </QueryClientProvider>,
  );
};
const lines = () => [...document.querySelectorAll('li')].map((line) => line.textContent);
const status = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent);

it('says once that numbers are still to come', async () => {
  let answer: (given: { count: number; query: string }) => void = () => {};
  unread.mockImplementation(() => new Promise((given) => (answer = given)));
  await open();
  expect(status()).toEqual(['읽지 않은 글을 세는 중입니다.']);
  answer({ count: 3, query: '' });
  await settle();
  expect(status()).toEqual(['읽지 않은 글을 세는 중입니다.']);
  answer({ count: 0, query: '' });
  await settle();
  expect([status(), lines()]).toEqual([[''], ['일본기사3건', '프랑스기사0건']]);
});

it('says what could not be counted, and counts it again on request', async () => {
  unread.mockRejectedValueOnce(new Error('gone')).mockImplementation(() => answered(7));
  await open();
  expect(lines()).toEqual(['일본기사세지 못했습니다.일본 다시 세기', '프랑스기사7건']);
  expect(document.querySelector('a')?.getAttribute('href')).toContain('/article/Article?ntnId=1');
  await press(document.querySelector('li button') as HTMLElement);
  await settle();
  expect(lines()).toEqual(['일본기사7건', '프랑스기사7건']);
});

it('says in one line, instead of rows of zeros, that nothing is unread', async () => {
  unread.mockImplementation(() => answered(0));
  await open();
  await settle();
  const shown = [...document.querySelectorAll('ul:not([hidden]), [data-line]')].map((one) => one.textContent);
  expect(shown).toEqual(['새로 읽을 글이 없습니다. 처음 로그인한 뒤 등록된 글부터 표시합니다.']);
});
