import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUnread, markItem, writeOverMarks } from './readMarks.ts';

const server = setupServer(mock.post('*/api/update-article/read', () => HttpResponse.json({ data: {} })));
beforeAll(() => server.listen());
afterAll(() => server.close());

it('a mark holds against an answer that was under way, until everything is marked at once', async () => {
  const answered = { articleId: 11, readYn: 'Y' } as const;
  await markItem(11, false);
  expect(isUnread(answered)).toBe(true);
  await writeOverMarks(async () => undefined);
  expect(isUnread(answered)).toBe(false);
});

it('marks stand as they were where not everything could be marked', async () => {
  await markItem(12, false);
  await expect(writeOverMarks(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(isUnread({ articleId: 12, readYn: 'Y' })).toBe(true);
});

it('a mark that is set while everything is marked comes after it', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const all = writeOverMarks(() => promise);
  const one = markItem(13, false);
  resolve(undefined);
  await Promise.all([all, one]);
  expect(isUnread({ articleId: 13, readYn: 'Y' })).toBe(true);
});

it('a mark that is changed while everything is marked stays as it was set last', async () => {
  await markItem(14, true);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const all = writeOverMarks(() => promise);
  const one = markItem(14, false);
  resolve(undefined);
  await Promise.all([all, one]);
  expect(isUnread({ articleId: 14, readYn: 'Y' })).toBe(true);
});
