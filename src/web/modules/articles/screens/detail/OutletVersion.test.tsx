import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from '#web/client/http/http.ts';
import { type Stage, settle, stage } from '../../../../../../tests/stage/stage.tsx';
import type { ArticleRecord } from './articleRecord.ts';
import { OutletVersion } from './OutletVersion.tsx';
// preloaded: the page loads it lazily
import './TextDifference.tsx';

const version = { articleId: 7, mdfcnDt: '2026-11-29T00:00:00.000Z' };
const article = {
  ...version,
  mdaCrctDt: '2026-11-29T01:00:00.000Z',
  lclanTtl: 'Fire kills three people',
  articleCn: 'Three people died.',
  frmTrsfNscvrgDt: null,
} as ArticleRecord;

let scene: Stage;
let sent: unknown[];

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  vi.spyOn(http, 'post').mockImplementation((path, body) => {
    sent.push([path, body]);
    return Promise.resolve({ data: { data: { mdfcnDt: version.mdfcnDt } } });
  });
  scene = await stage(
    <QueryClientProvider client={new QueryClient()}>
      <OutletVersion article={article} offer={{ lclanTtl: 'Fire kills twelve people' }} />
    </QueryClientProvider>,
    '/detail',
  );
});
afterEach(() => {
  scene.unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = async (name: string) => {
  const buttons = [...document.querySelectorAll('button')];
  await act(async () => buttons.find(({ textContent }) => textContent === name)?.click());
  await settle();
};

it('an outlet’s version shows the words in which it differs, in the fields that differ', async () => {
  await settle();
  const words = (tag: string) => [...document.querySelectorAll(tag)].map(({ textContent }) => textContent);
  expect([words('h3'), words('del'), words('ins')]).toEqual([['제목(현지어)'], ['three'], ['twelve']]);
});

it.each([
  ['매체 글로 바꾸기', 'Y'],
  ['지금 글 그대로 두기', 'N'],
])('a choice between two versions is sent with the version that was seen: %s', async (name, takeYn) => {
  await press(name);
  expect(sent).toEqual([['/update-article/outlet', { ...version, takeYn }]]);
});
