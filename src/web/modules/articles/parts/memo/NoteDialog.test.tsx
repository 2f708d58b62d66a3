import { QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { button, press, type Stage, stage, type } from '../../../../../../tests/stage/stage.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { RowStar } from './RowStar.tsx';

const { write } = vi.hoisted(() => ({ write: vi.fn<(method: string, path: string) => Promise<unknown>>() }));
vi.mock('#web/client/http/write.ts', () => ({ write }));
const { read } = vi.hoisted(() => ({
  read: vi.fn<() => Promise<object>>(async () => ({
    data: { data: { articleId: 7, memoYn: 'N', memoCn: null } },
  })),
}));
vi.mock('#web/client/http/http.ts', () => ({ http: { get: read } }));

let shown: Stage | undefined;
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

const Row = () => {
  const [isNoted, setNoted] = useState(false);
  return (
    <QueryClientProvider client={queryClient}>
      <RowStar facts={{ articleId: 7, memoYn: 'N' }} title="기사" describedBy="title" />
      <button type="button" onClick={() => setNoted(true)}>
        메모 쓰기
      </button>
      {isNoted && <NoteDialog articleId={7} title="기사" onClose={() => {}} />}
    </QueryClientProvider>
  );
};

it('a note opened right after its star is read once that is stored, and kept once written in', async () => {
  const answers: ((memo: unknown) => void)[] = [];
  write.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const sent = () => write.mock.calls.map(([method, path]) => `${method} ${path}`);
  shown = await stage(<Row />);
  const star = document.querySelector<HTMLElement>('[data-reading=star]') as HTMLElement;
  await press(star);
  await press(star);
  await press(button('메모 쓰기'));
  expect([sent(), read.mock.calls]).toEqual([['POST /insert-articlememo'], []]);
  answers[0]?.({ memoYn: 'Y', memoCn: null });
  await vi.waitFor(() => expect(sent().slice(1)).toEqual(['DELETE /delete-articlememo']));
  answers[1]?.({ memoYn: 'N', memoCn: null });
  await vi.waitFor(() => expect(document.querySelector('dialog textarea')).not.toBeNull());
  expect(document.activeElement).toBe(document.querySelector('dialog textarea'));
  expect([read.mock.calls.length, sent().length]).toEqual([1, 2]);
  expect(star.ariaPressed).toBe('false');
  await type(document.activeElement as HTMLTextAreaElement, '메모');
  await act(async () => (document.activeElement as HTMLElement).blur());
  expect(sent().slice(2)).toEqual(['POST /insert-articlememo']);
});
