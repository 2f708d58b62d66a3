import { expect, it } from 'vitest';
import { noteMemoWrite, readAfterMemoWrites } from './memoWrites.ts';

const state = async (waiting: Promise<unknown>): Promise<'waits' | 'goes on'> =>
  Promise.race([
    waiting.then(() => 'goes on' as const),
    // promises that are settled go on before it, on however slow a machine
    new Promise<'waits'>((resolve) => setImmediate(resolve, 'waits')),
  ]);
const read = (articleId: number) => readAfterMemoWrites(articleId, async () => 'article');

it('an article is read when its memo is stored, or was refused; others are read at once', async () => {
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  expect(await state(read(7))).toBe('goes on');
  expect(noteMemoWrite(7, first.promise)).toBe(first.promise);
  void noteMemoWrite(7, second.promise).catch(() => {});
  expect([await state(read(7)), await state(read(8))]).toEqual(['waits', 'goes on']);
  first.resolve('stored');
  expect(await state(read(7))).toBe('waits');
  second.reject(new Error('refused'));
  expect(await state(read(7))).toBe('goes on');
});

it('an article whose memo is written while it is read is read again, when the memo is stored', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const reading = readAfterMemoWrites(
    9,
    () => answers[asked++]?.promise ?? Promise.reject(new Error('asked')),
  );
  await Promise.resolve();
  const stored = Promise.withResolvers<void>();
  void noteMemoWrite(9, stored.promise);
  answers[0]?.resolve('without memo');
  expect([await state(reading), asked]).toEqual(['waits', 1]);
  stored.resolve();
  answers[1]?.resolve('with memo');
  expect(await reading).toBe('with memo');
});
