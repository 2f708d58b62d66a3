import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { article, changeHistory, mediaMerge } from '#generated/tables/index.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { administrator } from '../../../../tests/helpers/callerOf.ts';
import type { Answer } from '../../../../tests/helpers/client.ts';
import { outletDesk } from '../../../../tests/helpers/outletDesk.ts';
import { testApp } from '../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { mergeMedia } from './mergeMedia.ts';
import { moveArticles, moveBatch } from './moveArticles.ts';
import { undoMerge } from './undoMerge.ts';

const { app, database } = await testApp();
const desk = await outletDesk(app);
const { admin, made, merge, undo, write, detail, articlesOf, articlesAt } = desk;

/** A confirmed merge whose articles have not been moved yet. */
const decided = async (from: number, into: number): Promise<number> => {
  const [mediaMrgId = 0] = await inDatabase(() =>
    mergeMedia(ourCatalogue, administrator, [from], into, null),
  );
  return mediaMrgId;
};
const undecided = (mediaMrgId: number) =>
  inDatabase(() => undoMerge(ourCatalogue, administrator, mediaMrgId, null));
const batch = (size: number) => inDatabase(() => moveBatch(size));
const moveOn = () => inDatabase(moveArticles);

const long = 60_000;

describe('the articles of a merge', () => {
  it('move in batches, shown on the outlet, and resume where they stopped', async () => {
    const [from, into] = [await made(), await made()];
    const ids = await articlesOf(from.mediaId, 5);
    await decided(from.mediaId, into.mediaId);
    await batch(2);
    expect(await articlesAt(into.mediaId)).toEqual(ids.slice(0, 2));
    expect((await detail(into.mediaId)).mediaMrgList).toMatchObject([
      { mvngYn: 'Y', articleCount: 5, movedCount: 2, undoDt: null },
    ]);
    await moveOn();
    expect(await articlesAt(into.mediaId)).toEqual(ids);
    expect((await detail(into.mediaId)).mediaMrgList).toMatchObject([{ mvngYn: 'N', movedCount: 5 }]);
  });

  it('can be edited while they move; conflicting changes are refused', async () => {
    const [from, into, third] = [await made(), await made(), await made()];
    const ids = await articlesOf(from.mediaId, 4);
    const mediaMrgId = await decided(from.mediaId, into.mediaId);
    await batch(1);
    const sentence = '이 매체의 기사를 옮기고 있습니다. 다 옮긴 뒤에 다시 시도해 주세요.';
    expect((await merge([into.mediaId], third.mediaId)).body.message).toBe(sentence);
    expect((await undo(mediaMrgId)).body.message).toBe(sentence);
    expect((await write('DELETE', '/delete-media', { mediaId: into.mediaId })).status).toBe(400);
    await moveOn();
    expect((await undo(mediaMrgId)).status).toBe(200);
    expect(await articlesAt(from.mediaId)).toEqual(ids);
  });

  it('move back in batches; the outlet that gets them cannot be merged or deleted', async () => {
    const [from, into, third] = [await made(), await made(), await made()];
    const ids = await articlesOf(from.mediaId, 4);
    const mediaMrgId = await decided(from.mediaId, into.mediaId);
    await moveOn();
    const later = await articlesOf(into.mediaId, 1);
    await undecided(mediaMrgId);
    await batch(3);
    expect(await articlesAt(from.mediaId)).toEqual(ids.slice(0, 3));
    expect((await detail(into.mediaId)).mediaMrgList).toMatchObject([{ mvngYn: 'Y', movedCount: 3 }]);
    expect((await merge([from.mediaId], third.mediaId)).status).toBe(400);
    expect((await write('DELETE', '/delete-media', { mediaId: from.mediaId })).body.message).toContain(
      '옮기고 있습니다',
    );
    await moveOn();
    expect(await articlesAt(from.mediaId)).toEqual(ids);
    expect(await articlesAt(into.mediaId)).toEqual(later);
    expect((await detail(into.mediaId)).mediaMrgList).toEqual([]);
  });

  it('of a chain go back step by step, each with its own', async () => {
    const [a, b, c] = [await made(), await made(), await made()];
    const [ofA, ofB, ofC] = [
      await articlesOf(a.mediaId, 3),
      await articlesOf(b.mediaId, 2),
      await articlesOf(c.mediaId, 1),
    ];
    const first = (await merge([a.mediaId], b.mediaId)).body.data[0]?.mediaMrgId ?? 0;
    const second = (await merge([b.mediaId], c.mediaId)).body.data[0]?.mediaMrgId ?? 0;
    expect(await articlesAt(c.mediaId)).toHaveLength(6);
    await undecided(second);
    await batch(2);
    // some articles of the first merge have not been moved back yet
    expect((await undo(first)).status).toBe(400);
    await moveOn();
    expect((await undo(first)).status).toBe(200);
    expect(await Promise.all([a, b, c].map(({ mediaId }) => articlesAt(mediaId)))).toEqual([ofA, ofB, ofC]);
  });

  it('move at two servers at once no article twice', async () => {
    const [from, into] = [await made(), await made()];
    const ids = await articlesOf(from.mediaId, 40);
    await decided(from.mediaId, into.mediaId);
    await Promise.all(Array.from({ length: 12 }, () => batch(5)));
    expect(await articlesAt(into.mediaId)).toEqual(ids);
    const noted = await inDatabase(() =>
      db()
        .select()
        .from(changeHistory)
        .where(eq(changeHistory.recordKey, String(ids[0]))),
    );
    expect(noted).toHaveLength(1);
  });

  it('stay where somebody put them meanwhile', async () => {
    const [from, into, third] = [await made(), await made(), await made()];
    const [one = 0, other = 0] = await articlesOf(from.mediaId, 2);
    await decided(from.mediaId, into.mediaId);
    await inDatabase(async () =>
      db().update(article).set({ mediaId: third.mediaId }).where(eq(article.articleId, one)),
    );
    await moveOn();
    expect([await articlesAt(third.mediaId), await articlesAt(into.mediaId)]).toEqual([[one], [other]]);
  });

  it(
    'go on at the start of a server after one that ended in the middle',
    async () => {
      const [from, into] = [await made(), await made()];
      const ids = await articlesOf(from.mediaId, 3);
      const mediaMrgId = await decided(from.mediaId, into.mediaId);
      await batch(1);
      const next = await testApp({ database });
      await next.app.listen({ host: '127.0.0.1', port: 0 });
      await expect
        .poll(async () => {
          const [row] = await inDatabase(() =>
            db().select().from(mediaMerge).where(eq(mediaMerge.mediaMrgId, mediaMrgId)),
          );
          return row?.mvngYn;
        })
        .toBe('N');
      expect(await articlesAt(into.mediaId)).toEqual(ids);
    },
    long,
  );
});

describe('the history of an article', () => {
  it('tells that a merge took it along, and that it came back', async () => {
    const [from, into] = [await made({ mediaKornNm: '옛 신문' }), await made({ mediaKornNm: '남은 신문' })];
    const [articleId = 0] = await articlesOf(from.mediaId, 1);
    const mediaMrgId = (await merge([from.mediaId], into.mediaId)).body.data[0]?.mediaMrgId ?? 0;
    await undo(mediaMrgId);
    const { body } = (await admin.get('/article-detail', { articleId })) as Answer<{
      data: { mdfcnHistoryList: { chgHstryId: number; chgKnd: string; fields: object[] }[] };
    }>;
    const lines = body.data.mdfcnHistoryList;
    expect(lines.map(({ chgKnd, fields }) => [chgKnd, fields])).toEqual([
      ['update', ['매체명']],
      ['update', ['매체명']],
    ]);
    const change = (await admin.get('/article-history-detail', {
      articleId,
      chgHstryId: lines[1]?.chgHstryId ?? 0,
    })) as Answer<{ data: { changes: object[] } }>;
    expect(change.body.data.changes).toEqual([
      expect.objectContaining({ label: '매체명', before: '옛 신문', after: '남은 신문' }),
    ]);
  });
});
