import { expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Comment } from '#generated/types/comment.ts';
import { hostileTexts } from '../helpers/badInput.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';

const { app } = await testApp();
const author = await signedIn(app, 'admin');

type Stored = Answer<ErrorBody & { data: { pstId: number } }>;
type Said = Answer<ErrorBody & { data: Comment }>;

/** Whole texts of the collections, packed into comments of maximum length. */
const comments = (): string[] => {
  const packed: string[] = [];
  for (const text of hostileTexts().map((one) => one.trim().slice(0, 4_000))) {
    const joined = `${packed.at(-1) ?? ''} ${text}`;
    if (packed.length && joined.length <= 4_000) packed[packed.length - 1] = joined;
    else packed.push(text);
  }
  return packed;
};

it('a comment returns every hostile text of the collections as it was written', async () => {
  const record = { pstClsfCd: 'PST_CLSF_01', ttl: '글', cn: '<p>글</p>' };
  const post = (await author.upload('POST', '/insert-commonboard', 'commonBoard', record)) as Stored;
  const { pstId } = post.body.data;
  for (const cn of comments()) {
    const { status, body } = (await author.upload(
      'POST',
      '/insert-commonboardcomment',
      'commonBoardComment',
      { pstId, cn },
    )) as Said;
    expect([status, body.message, body.data.cn]).toEqual([200, undefined, cn]);
  }
});
