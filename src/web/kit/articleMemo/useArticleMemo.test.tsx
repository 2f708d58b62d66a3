import { afterEach, expect, it, vi } from 'vitest';
import { button, press, type Stage, settle, stage } from '../../../../tests/stage/stage.tsx';
import { useMemoUndo } from './noteRequest.ts';
import { type MemoFacts, useArticleMemo } from './useArticleMemo.ts';

const { write } = vi.hoisted(() => ({
  write: vi.fn<(method: string, path: string, body: object) => Promise<unknown>>(),
}));
vi.mock('../http/write.ts', () => ({ write }));

let shown: Stage | undefined;
afterEach(() => {
  shown?.unmount();
  shown = undefined;
  write.mockReset();
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

const Star = (facts: MemoFacts) => {
  const { isKept, note, keep, write: store } = useArticleMemo(facts, () => {});
  return (
    <>
      <button type="button" onClick={() => void keep(!isKept)}>
        별표
      </button>
      <button type="button" onClick={() => void store('내일 볼 것')}>
        메모
      </button>
      <output>{note ?? '모름'}</output>
    </>
  );
};

it('an article whose star is pressed again, or given back by the notice, has its note as before', async () => {
  const memo = { memoYn: 'N' as const, memoCn: null as string | null };
  serve(memo);
  shown = await stage(<Star articleId={7} memoYn="N" memoCn={null} />);
  await press(button('별표'));
  await press(button('메모'));
  await press(button('별표'));
  expect(memo).toEqual({ memoYn: 'N', memoCn: '내일 볼 것' });
  useMemoUndo.getState().undo?.();
  await settle();
  if (memo.memoYn === 'N') await press(button('별표'));
  expect(memo).toEqual({ memoYn: 'Y', memoCn: '내일 볼 것' });
  expect(document.querySelector('output')?.textContent).toBe('내일 볼 것');
});

it('only a row, which does not know the note, offers it back in a notice', async () => {
  const memo = { memoYn: 'Y' as const, memoCn: '적어 둔 것' };
  serve(memo);
  shown = await stage(<Star articleId={8} memoYn="Y" memoCn="적어 둔 것" />);
  await press(button('별표'));
  expect(useMemoUndo.getState().undo).toBeNull();
  shown.unmount();
  Object.assign(memo, { memoYn: 'Y' });
  shown = await stage(<Star articleId={8} memoYn="Y" />);
  await press(button('별표'));
  useMemoUndo.getState().undo?.();
  await settle();
  expect(write.mock.lastCall?.slice(0, 3)).toEqual(['POST', '/insert-articlememo', { articleId: 8 }]);
  expect(memo).toEqual({ memoYn: 'Y', memoCn: '적어 둔 것' });
});
