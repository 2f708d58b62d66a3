import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RepairKind, RepairRun } from '#generated/types/articleBatchCalls.ts';
import { http } from '#web/client/http/http.ts';
import * as dialogs from '#web/kit/dialogs/dialogStore.ts';
import { type Stage, settle, stage } from '../../../../../../../tests/stage/stage.tsx';
import { Repair } from './Repair.tsx';

const kind = (kindCd: string, more: Partial<RepairKind>): RepairKind => ({
  kindCd,
  count: 0,
  duplicateCnt: 0,
  editedCnt: 0,
  examples: [],
  duplicates: [],
  ...more,
});
const run = (more: Partial<RepairRun>): RepairRun => ({
  articleRepairId: 3,
  sttsCd: 'done',
  seenRt: 1,
  changedCnt: 7,
  undoneCnt: 0,
  regDt: '2026-11-29T01:00:00.000Z',
  endDt: '2026-11-29T01:10:00.000Z',
  undoDt: null,
  userNm: '김*리',
  kinds: [],
  ...more,
});
const example = { articleId: 1, ttl: 'Новая выставка', mediaNm: '인도신문', written: null };
const preview = run({
  kinds: [
    kind('language', { count: 7, editedCnt: 2, examples: [{ ...example, before: 'sr', after: 'ru' }] }),
    kind('address', { duplicateCnt: 1, duplicates: [{ ...example, before: 'a?x', after: 'a' }] }),
  ],
});

let scene: Stage;
let sent: unknown[];
const shows = async (repairs: { preview: RepairRun | null; last: RepairRun | null }): Promise<string> => {
  vi.spyOn(http, 'get').mockResolvedValue({ data: { data: repairs } });
  scene = await stage(
    <QueryClientProvider client={new QueryClient()}>
      <Repair />
    </QueryClientProvider>,
    '/admin/ArticleBatchEdit',
  );
  await settle();
  return document.body.textContent ?? '';
};
const press = async (name: string) => {
  const buttons = [...document.querySelectorAll('button')];
  await act(async () => buttons.find(({ textContent }) => textContent === name)?.click());
  await settle();
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  vi.spyOn(dialogs, 'askConfirm').mockResolvedValue(true);
  vi.spyOn(http, 'post').mockImplementation((path, body) => {
    sent.push([path, body]);
    return Promise.resolve({ data: { data: { preview: null, last: null } } });
  });
});
afterEach(() => {
  scene.unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a preview says what would become of what, and what stays; one press repairs it', async () => {
  const text = await shows({ preview, last: null });
  for (const words of [
    '바로잡을 기사 7건',
    '세르비아어',
    '러시아어',
    '그 밖에 6건이 더 있습니다.',
    '담당자가 고친 2건은 그대로 둡니다.',
    '다른 기사가 그 주소를 이미 쓰는 1건은 그대로 둡니다.',
  ])
    expect(text).toContain(words);
  await press('7건 바로잡기');
  expect(sent).toEqual([['/update-article/repair', { tryYn: 'N' }]]);
});

it('a repair that runs says how far it is and can be stopped and undone', async () => {
  const last = run({ sttsCd: 'running', seenRt: 0.428, endDt: null });
  expect(await shows({ preview: null, last })).toContain('지금까지 7건. 42%');
  // the answer to the first press takes its time
  vi.spyOn(http, 'post').mockImplementation((path, body) => {
    sent.push([path, body]);
    return new Promise(() => {});
  });
  await press('멈추고 되돌리기');
  await press('멈추고 되돌리기');
  expect(sent).toEqual([['/update-article/repair/undo', { articleRepairId: 3 }]]);
});

it('an undone repair says what stays and offers nothing to undo', async () => {
  const last = run({ sttsCd: 'undone', undoneCnt: 5, undoDt: '2026-11-29T02:00:00.000Z' });
  const text = await shows({ preview: null, last });
  expect(text).toContain('7건 가운데 5건을 되돌렸습니다. 그 뒤에 다시 고치거나 삭제한 2건은');
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    '바로잡을 기사 찾아보기',
  ]);
});
