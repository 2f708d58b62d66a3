import { expect, it } from 'vitest';
import { memoWritten, noteMemoWrite } from './memoWrites.ts';

const state = async (waiting: Promise<void>): Promise<'waits' | 'goes on'> =>
  Promise.race([
    waiting.then(() => 'goes on' as const),
    new Promise<'waits'>((resolve) => setTimeout(resolve, 5, 'waits')),
  ]);

it('an article is read when its memo is stored, or was refused; others are read at once', async () => {
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  expect(await state(memoWritten(7))).toBe('goes on');
  expect(noteMemoWrite(7, first.promise)).toBe(first.promise);
  void noteMemoWrite(7, second.promise).catch(() => {});
  expect([await state(memoWritten(7)), await state(memoWritten(8))]).toEqual(['waits', 'goes on']);
  first.resolve('stored');
  expect(await state(memoWritten(7))).toBe('waits');
  second.reject(new Error('refused'));
  expect(await state(memoWritten(7))).toBe('goes on');
});
