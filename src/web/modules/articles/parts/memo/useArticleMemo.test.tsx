import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { queryClient } from '#web/kit/query/queryClient.ts';
import { button, press, type Stage, stage } from '../../../../../../tests/stage/stage.tsx';

import { RowStar } from './RowStar.tsx';
import { type MemoFacts, useArticleMemo } from './useArticleMemo.ts';

const { write } = vi.hoisted(() => ({
  write: vi.fn<(method: string, path: string, body: object) => Promise<unknown>>(),
}));
vi.mock('#web/client/http/write.ts', () => ({ write }));

let shown: Stage | undefined;
let other: BroadcastChannel | undefined;
afterEach(() => {
  other?.close();
  other = undefined;
  queryClient.clear();
  shown?.unmount();
  shown = undefined;
});

/** A server with one memo. */
const serve = (memo: { memoYn: 'Y' | 'N'; memoCn: string | null }) =>
  write.mockImplementation(async (method, _path, body) =>
    Object.assign(
      memo,
      { memoYn: method === 'POST' ? 'Y' : 'N' },
      'memoCn' in body && { memoCn: body.memoCn },
    ),
  );
const offers = () => document.querySelectorAll('[role=status]').length;

const Article = (facts: MemoFacts) => {
  const { isKept, note, keep, write: store } = useArticleMemo(facts, () => {});
  return (
    <>
      <button type="button" onClick={() => void keep(!isKept)}>
        별표
      </button>
      <button type="button" onClick={() => void store('내일 볼 것')}>
        메모
      </button>
      <output>{note}</output>
    </>
  );
};

it('an article removed on its page comes back there with its note, without a notice', async () => {
  const memo = { memoYn: 'N' as const, memoCn: null };
  serve(memo);
  shown = await stage(<Article articleId={7} memoYn="N" memoCn={null} />);
  for (const name of ['별표', '메모', '별표']) await press(button(name));
  expect(memo).toEqual({ memoYn: 'N', memoCn: '내일 볼 것' });
  expect(offers()).toBe(0);
  await press(button('별표'));
  expect(memo).toEqual({ memoYn: 'Y', memoCn: '내일 볼 것' });
  expect(document.querySelector('output')?.textContent).toBe('내일 볼 것');
});

it('a star set in one tab is set in the others', async () => {
  serve({ memoYn: 'N', memoCn: null });
  other = new BroadcastChannel('article-stars');
  const heard = vi.fn<(message: unknown) => void>();
  other.addEventListener('message', ({ data }: MessageEvent) => heard(data));
  shown = await stage(<Article articleId={7} memoYn="N" memoCn={null} />);
  await press(button('별표'));
  const star = [[7], 'Y'];
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[star]]));
  const row = { articleId: 7, memoYn: 'Y' };
  queryClient.setQueryDefaults([], { gcTime: 60_000 });
  queryClient.setQueryData(['article-list', 1], { data: [row] });
  queryClient.setQueryData(['article', 7], { ...row, memoCn: '적는 중' });
  other.postMessage([[7], 'N']);
  await vi.waitFor(() =>
    expect(queryClient.getQueryData(['article-list', 1])).toEqual({ data: [{ ...row, memoYn: 'N' }] }),
  );
  expect(queryClient.getQueryData(['article', 7])).toEqual({ ...row, memoYn: 'N', memoCn: '적는 중' });
});

it('a note that is on its way to the server stays when another tab sets the star', async () => {
  write.mockReturnValue(new Promise(() => {}));
  const Starred = () => {
    const [memoYn, set] = useState<'Y' | 'N'>('N');
    return (
      <>
        <Article articleId={7} memoYn={memoYn} memoCn={null} />
        <button type="button" onClick={() => set('Y')}>
          다른 탭
        </button>
      </>
    );
  };
  shown = await stage(<Starred />);
  for (const name of ['메모', '다른 탭']) await press(button(name));
  expect(document.querySelector('output')?.textContent).toBe('내일 볼 것');
});

it('a row, which does not know the note, offers the article back; there is one offer at a time', async () => {
  const memo = { memoYn: 'Y' as const, memoCn: '적어 둔 것' };
  serve(memo);
  shown = await stage(
    [8, 9].map((articleId) => (
      <RowStar key={articleId} facts={{ articleId, memoYn: 'Y' }} title="기사" describedBy="title" />
    )),
  );
  const [first, second] = [...document.querySelectorAll<HTMLElement>('[data-reading=star]')];
  for (const star of [first, second]) if (star) await press(star);
  await vi.waitFor(() => expect(offers()).toBe(1));
  await press(button('되돌리기'));
  expect(write.mock.lastCall?.slice(0, 3)).toEqual(['POST', '/insert-articlememo', { articleId: 9 }]);
  expect(memo).toEqual({ memoYn: 'Y', memoCn: '적어 둔 것' });
  expect(offers()).toBe(0);
});
