import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { clearSession } from '#web/client/session/sessionStore.ts';
import { signInAs } from '../../../../tests/stage/signInAs.ts';
import { prefetch, prefetchAfter, queryOptionsOf } from './prefetch.ts';
import { queryClient } from './queryClient.ts';

const { signal } = new AbortController();
const questionOf = (id: number) => {
  let requested = 0;
  return { queryKey: ['record', { id }], load: async () => `${id}, asked ${++requested}` };
};

it('a query takes the answer that was asked for ahead once, and asks for itself afterwards', async () => {
  const question = questionOf(1);
  expect(await prefetch(question)).toBe('1, asked 1');
  const { queryFn } = queryOptionsOf(question);
  expect(await queryFn({ signal })).toBe('1, asked 1');
  expect(await queryFn({ signal })).toBe('1, asked 2');
});

it('an answer that came before its screen is drawn with it, and is not asked for twice', async () => {
  const question = questionOf(7);
  await prefetch(question);
  const screen = () => new QueryObserver(new QueryClient(), { ...queryOptionsOf(question), staleTime: 0 });
  const first = screen();
  const drawn: unknown[] = [first.getCurrentResult().data];
  const leave = first.subscribe(({ data }) => drawn.push(data));
  await expect.poll(() => first.getCurrentResult().fetchStatus).toBe('idle');
  expect(new Set(drawn)).toEqual(new Set(['7, asked 1']));
  leave();
  const later = screen();
  expect(later.getCurrentResult().data).toBeUndefined();
  expect((await later.refetch()).data).toBe('7, asked 2');
});

it('another query asks for itself, and a failure is told to who takes it', async () => {
  void prefetch({ queryKey: ['record', { id: 2 }], load: () => Promise.reject(new Error('away')) });
  expect(await queryOptionsOf(questionOf(3)).queryFn({ signal })).toBe('3, asked 1');
  await expect(queryOptionsOf(questionOf(2)).queryFn({ signal })).rejects.toThrow('away');
});

it('what could not be reached is asked for again by who opens the screen later', async () => {
  const question = questionOf(8);
  const away = new HttpProblem(0, {}, 'away');
  await prefetch({ ...question, load: () => Promise.reject(away) }).catch(() => {});
  expect(await queryOptionsOf(question).queryFn({ signal })).toBe('8, asked 1');
});

it('an answer that nobody has taken for ten seconds is dropped', async () => {
  vi.useFakeTimers();
  const question = questionOf(4);
  void prefetch(question);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(await queryOptionsOf(question).queryFn({ signal })).toBe('4, asked 2');
});

it('nothing that one person was told, asked ahead or kept, is left when they have gone', async () => {
  signInAs({ userId: 'one' });
  const question = questionOf(5);
  void prefetch(question);
  const kept = questionOf(6);
  prefetchAfter(queryClient, kept, 0);
  await expect.poll(() => queryClient.getQueryData(kept.queryKey)).toBe('6, asked 1');
  clearSession();
  expect(queryClient.getQueryData(kept.queryKey)).toBeUndefined();
  expect(await queryOptionsOf(question).queryFn({ signal })).toBe('5, asked 2');
});
