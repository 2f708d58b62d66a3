import { expect, it, vi } from 'vitest';
import { askAhead, queryOf } from './ahead.ts';

const { signal } = new AbortController();
const questionOf = (id: number) => {
  let asked = 0;
  return { queryKey: ['record', { id }], ask: async () => `${id}, asked ${++asked}` };
};

it('a query takes the answer that was asked for ahead once, and asks for itself afterwards', async () => {
  const question = questionOf(1);
  askAhead(question);
  const { queryFn } = queryOf(question);
  expect(await queryFn({ signal })).toBe('1, asked 1');
  expect(await queryFn({ signal })).toBe('1, asked 2');
});

it('another query asks for itself, and a failure is told to who takes it', async () => {
  askAhead({ queryKey: ['record', { id: 2 }], ask: () => Promise.reject(new Error('away')) });
  expect(await queryOf(questionOf(3)).queryFn({ signal })).toBe('3, asked 1');
  await expect(queryOf(questionOf(2)).queryFn({ signal })).rejects.toThrow('away');
});

it('an answer that nobody has taken for ten seconds is dropped', async () => {
  vi.useFakeTimers();
  const question = questionOf(4);
  askAhead(question);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(await queryOf(question).queryFn({ signal })).toBe('4, asked 2');
});
