import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { NotificationContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from '#web/client/http/http.ts';
import { type Stage, settle, stage } from '../../../../../../tests/stage/stage.tsx';
import { StartDialog } from './StartDialog.tsx';

const sources = [
  { ntnId: 'FR', ntnNm: '프랑스', lanCd: 'fr', feedCnt: 40 },
  { ntnId: 'FR', ntnNm: '프랑스', lanCd: 'en', feedCnt: 2 },
  { ntnId: 'IN', ntnNm: '인도', lanCd: 'en', feedCnt: 200 },
];

let scene: Stage;
let sent: unknown[];

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  vi.spyOn(http, 'post').mockImplementation((path, body) => {
    sent.push([path, body]);
    return Promise.resolve({ data: { data: { changedCnt: 2 } } });
  });
  scene = await stage(
    <QueryClientProvider client={new QueryClient()}>
      <NotificationContextProvider>
        <StartDialog sources={sources} onClose={() => {}} />
      </NotificationContextProvider>
    </QueryClientProvider>,
    '/admin/monitoring/CollectSource',
  );
});
afterEach(() => {
  scene.unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const choices = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
const choose = (text: string) =>
  act(async () =>
    [...document.querySelectorAll('label')].find((label) => label.textContent === text)?.click(),
  );
const startButton = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.endsWith('수집 시작'));

it('sources are chosen by country, then by the languages that these have, and started in one press', async () => {
  expect(choices()).toEqual(['모두242', '인도200', '프랑스42', '모두242', '영어202', '프랑스어40']);
  expect(startButton()?.getAttribute('aria-disabled')).toBe('true');
  await choose('프랑스42');
  expect(choices().slice(3)).toEqual(['모두42', '프랑스어40', '영어2']);
  await choose('영어2');
  expect(startButton()?.textContent).toBe('2곳 수집 시작');
  await act(async () => startButton()?.click());
  await settle();
  expect(sent).toEqual([['/mediafeed-start', { ntnId: ['FR'], lanCd: ['en'] }]]);
});
