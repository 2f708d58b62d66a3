import { HttpResponse, http as mock } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { OwnToken } from '#generated/types/apiTokenCalls.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import type { SavedView } from '#web/client/views/viewAddress.ts';
import { useDialogs } from '#web/kit/dialogs/dialogStore.ts';
import { stageMyPage } from '../../../../../../tests/stage/myPage.tsx';
import { button, labelled, press, settle, type } from '../../../../../../tests/stage/stage.tsx';
import { Connections } from './Connections.tsx';

const { server, calls, call, open } = stageMyPage(<Connections />);

const key: OwnToken = {
  tknId: 3,
  tknNm: '낡은 구독기',
  feedYn: 'Y',
  inqYn: 'N',
  expDt: '2026-01-01T00:00:00.000Z',
  lastUseDt: '2025-12-31T15:30:00.000Z',
  lastUseIp: '10.1.2.3',
  regDt: '2025-01-01T00:00:00.000Z',
};
const text = () => document.body.textContent ?? '';
const openWith = async (tokens: OwnToken[]) => {
  useSavedViews.setState({
    views: [{ viewId: 7, menuUrl: '/article/Article', viewNm: '프랑스' } as SavedView],
    isKnown: true,
  });
  server.use(
    mock.get('*/api/own-apitoken-list', () => HttpResponse.json({ data: { tokens, token: null } })),
    call('/insert-own-apitoken', ({ tknNm }) => ({
      tokens: [{ ...key, tknId: 4, tknNm, expDt: '2999-01-01T00:00:00.000Z' }, ...tokens],
      token: 'wcp_secret',
    })),
    call('/delete-own-apitoken', () => ({ tokens: [], token: null })),
  );
  await open();
  await settle();
};
const copied = () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  return writeText;
};

describe('access keys', () => {
  it('say what they allow, until when, and where they were last used', async () => {
    await openWith([key]);
    expect(text()).toContain('낡은 구독기피드기간 지남');
    expect(text()).toContain('2026-01-01까지마지막 사용 2026-01-01 00:30 (10.1.2.3)');
  });

  it('are made with a name, and shown once with the addresses of the feeds that they open', async () => {
    await openWith([]);
    expect([text().includes('만든 인증키가 없습니다.'), text().includes('주소 복사')]).toEqual([true, false]);
    await press(button('인증키 만들기'));
    await press(button('만들기'));
    expect([calls, text().includes('인증키 이름을 적어 주세요.')]).toEqual([[], true]);
    await type(labelled('인증키 이름'), '새 구독기');
    await press(button('만들기'));
    await settle();
    expect(calls).toEqual([
      ['/insert-own-apitoken', 'POST', { tknNm: '새 구독기', feedYn: 'Y', inqYn: 'N', days: 180 }],
    ]);
    expect(text()).toContain('wcp_secret');
    const writeText = copied();
    await press(labelled('Atom'));
    await press(button('주소 복사'));
    const address = new URL(String(writeText.mock.calls[0]?.[0]));
    expect([address.pathname, address.search]).toEqual([
      '/api/feed/view',
      '?token=wcp_secret&viewId=7&format=atom',
    ]);
  });

  it('are revoked after a question', async () => {
    await openWith([key]);
    await press(button('끊기'));
    expect(calls).toEqual([]);
    useDialogs.getState().queue[0]?.settle(true);
    await settle();
    expect(calls).toEqual([['/delete-own-apitoken', 'DELETE', { tknId: 3 }]]);
    expect(text()).toContain('만든 인증키가 없습니다.');
  });
});
