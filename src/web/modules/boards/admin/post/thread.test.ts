import { expect, it } from 'vitest';
import { type PostComment, threadsOf } from './thread.ts';

const comment = (cmntId: number, upCmntId: number | null = null) => ({ cmntId, upCmntId }) as PostComment;

it('puts replies below their comment, and keeps those whose comment is gone', () => {
  const threads = threadsOf([comment(1), comment(3, 1), comment(2), comment(5, 4)]);
  expect(
    threads.map(({ comment: top, replies }) => [top?.cmntId, replies.map(({ cmntId }) => cmntId)]),
  ).toEqual([
    [1, [3]],
    [2, []],
    [undefined, [5]],
  ]);
});
