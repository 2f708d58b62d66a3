import { expect, it, vi } from 'vitest';
import { type Memo, MemoConflict, memoUpdateQueue, type SendMemo } from './memoUpdateQueue.ts';

type Settled = Parameters<typeof memoUpdateQueue>[2];
const none: Memo = { isKept: false };
const kept: Memo = { isKept: true };
const echo: SendMemo = (wanted) => Promise.resolve(wanted);

it('stores an update and says so', async () => {
  const settled = vi.fn<Settled>();
  await memoUpdateQueue(none, echo, settled)(kept);
  expect(settled.mock.calls).toEqual([[kept]]);
});

it('that is taken back before it went out is never sent; the last of many is', async () => {
  const sent: Memo[] = [];
  const send: SendMemo = async (wanted) => {
    sent.push(wanted);
    await new Promise((done) => setTimeout(done));
    return wanted;
  };
  const settled = vi.fn<Settled>();
  const update = memoUpdateQueue(none, send, settled);
  void update(kept);
  void update(none);
  void update(kept);
  void update({ isKept: true, note: '가' });
  await update({ isKept: true, note: '가나' });
  expect(sent).toEqual([kept, { isKept: true, note: '가나' }]);
  expect(settled.mock.calls).toEqual([[{ isKept: true, note: '가나' }]]);
});

it('that failed rolls back to what is stored, and can be tried again', async () => {
  const settled = vi.fn<Settled>();
  const problem = new Error('offline');
  const send = vi.fn<SendMemo>(echo).mockRejectedValueOnce(problem);
  const update = memoUpdateQueue(none, send, settled);
  await update(kept);
  expect(settled.mock.calls).toEqual([[none, problem]]);
  await update(kept);
  expect(settled).toHaveBeenLastCalledWith(kept);
});

it('that failed while another came is no matter: the later one goes out', async () => {
  const settled = vi.fn<Settled>();
  const send = vi.fn<SendMemo>(echo).mockRejectedValueOnce(new Error('once'));
  const update = memoUpdateQueue(none, send, settled);
  void update(kept);
  await update({ isKept: true, note: '가' });
  expect(settled.mock.calls).toEqual([[{ isKept: true, note: '가' }]]);
});

it('takes over the note that the server brought back', async () => {
  const settled = vi.fn<Settled>();
  await memoUpdateQueue(none, () => Promise.resolve({ isKept: true, note: '예전 메모' }), settled)(kept);
  expect(settled.mock.calls).toEqual([[{ isKept: true, note: '예전 메모' }]]);
});

it('that met a conflict stops, with what waits behind it; the next begins from what is stored', async () => {
  const settled = vi.fn<Settled>();
  const theirs: Memo = { isKept: true, note: '다른 창' };
  const conflict = new MemoConflict('먼저 고쳤습니다.', theirs);
  const send = vi.fn<SendMemo>(echo).mockRejectedValueOnce(conflict);
  const update = memoUpdateQueue({ isKept: true, note: '처음' }, send, settled);
  void update({ isKept: true, note: '이 창' });
  await update({ isKept: true, note: '이 창에서' });
  expect(settled.mock.calls).toEqual([[theirs, conflict]]);
  await update({ isKept: true, note: '이 창에서' });
  expect(send).toHaveBeenLastCalledWith({ isKept: true, note: '이 창에서' }, theirs);
});
