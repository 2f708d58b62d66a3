// On both engines: changes to many articles.
import { and, desc, eq, inArray, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { maxArticles } from '#contract/batchEdit.ts';
import { today } from '#contract/days.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { article, changeHistory } from '#generated/tables/index.ts';
import type {
  BatchIds,
  BatchPreviewItem,
  BatchReading,
  BatchResult,
  LastBatch,
} from '#generated/types/articleBatchCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../../../../../tests/helpers/client.ts';
import { createArticle, createArticles } from '../../../../../tests/helpers/factories.ts';
import { pendingLimit } from '../../../../../tests/helpers/pendingLimit.ts';
import { staleTokens } from '../../../../../tests/helpers/staleTokens.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { articleColumns } from '../articleColumns.ts';
import * as writing from './writeTexts.ts';

const { app, database } = await testApp();
const admin = await signedIn(app, 'admin');

const texts = (kornTtl: string, articleTransCn = '') => ({
  kornTtl,
  articleCn: '',
  articleTransCn,
  ntnId: 'JP',
  lclsfNm: 'KOREA',
  rgtrId: 'SYSTEM',
});
const store = async (kornTtl: string, articleTransCn?: string) =>
  (await createArticle(texts(kornTtl, articleTransCn))).articleId;
const titleOf = async (articleId: number) => {
  const [row] = await inDatabase(async () =>
    db().select({ kornTtl: article.kornTtl }).from(article).where(eq(article.articleId, articleId)),
  );
  return row?.kornTtl;
};

const preview = (query: Record<string, string | number>) =>
  admin.get<ListAnswer<BatchPreviewItem> & { additionalInfos: BatchReading }>('/article-list/batch-edit', {
    startDate: today(),
    endDate: today(),
    ...query,
  });
const apply = (fromText: string, toText: string, articleIds: number[], readDt?: string) =>
  admin.write('PUT', '/update-article/batch-edit', {
    fromText,
    toText,
    articleIds,
    readDt,
  }) as Promise<Answer<{ data: BatchResult } & ErrorBody>>;
const undo = (batchEditId: number | null) =>
  admin.write('PUT', '/update-article/batch-edit/undo', { batchEditId }) as Promise<
    Answer<{ data: BatchResult } & ErrorBody>
  >;

let first = 0;
let second = 0;
beforeAll(async () => {
  first = await store('문체부, 도쿄에서 한류 행사', '문체부 장관은 문체부 직원과 함께 참석했다.');
  second = await store('문체부 새 정책 발표');
  await store('다른 부처의 소식');
});

describe('a batch edit', () => {
  it('previews every place that would change, and the number of articles', async () => {
    const { body } = await preview({ fromText: '문체부', toText: '문화체육관광부' });
    expect(body.totalRecords).toBe(2);
    const one = body.data.find(({ articleId }) => articleId === first);
    expect(one?.changes.map(({ name, count }) => [name, count])).toEqual([
      ['kornTtl', 1],
      ['articleTransCn', 2],
      ['articleTransCn', 2],
    ]);
    expect(one?.ntnNm).toBe('일본');
    expect(await titleOf(first)).toContain('문체부,');
  });

  it('changes the chosen texts with one history line each, and updates search', async () => {
    const { body } = await apply('문체부', '문화체육관광부', [first, second, 999_999]);
    expect(body.data).toMatchObject({ changed: 2, unchanged: 0, missing: 1 });
    expect(await titleOf(second)).toBe('문화체육관광부 새 정책 발표');
    const found = await admin.get<{ totalRecords: number }>('/article-list', {
      searchText: '문화체육관광부',
    });
    expect(found.body.totalRecords).toBe(2);
    const lines = await inDatabase(async () =>
      db()
        .select()
        .from(changeHistory)
        .where(eq(changeHistory.recordKey, String(second))),
    );
    expect(lines[0]).toMatchObject({
      entityNm: 'article',
      bfrCn: { kornTtl: '문체부 새 정책 발표' },
      rgtrId: 'demo-admin',
    });
  });

  it('is undone in one step, except texts that a person corrected since', async () => {
    await inDatabase(async () =>
      db().update(article).set({ kornTtl: '사람이 고친 제목' }).where(eq(article.articleId, second)),
    );
    const last = await admin.get<{ data: LastBatch | null }>('/article-list/batch-edit/last');
    expect(last.body.data).toMatchObject({
      fromText: '문체부',
      toText: '문화체육관광부',
      changed: 2,
      userNm: '김*리',
    });
    const { body } = await undo(last.body.data?.batchEditId ?? 0);
    expect(body.data).toMatchObject({ changed: 1, unchanged: 1 });
    expect([await titleOf(first), await titleOf(second)]).toEqual([
      '문체부, 도쿄에서 한류 행사',
      '사람이 고친 제목',
    ]);
    expect((await admin.get<{ data: unknown }>('/article-list/batch-edit/last')).body.data).toBeNull();
    expect((await undo(last.body.data?.batchEditId ?? 0)).status).toBe(400);
  });

  it('replaces whole words and adapts particles on request, as previewed and counted', async () => {
    const word = await store('공예를 다공예와 공예품', '공예로 잇다');
    const part = await store('다공예의 공예품');
    const query = { fromText: '공예', toText: '수공예품', wholeWords: 'Y', fitParticles: 'Y' };
    expect((await preview({ fromText: '공예', toText: '수공예품' })).body.totalRecords).toBe(2);
    const { body } = await preview(query);
    expect(body.totalRecords).toBe(1);
    expect(body.data[0]?.changes.map(({ fromPart, toPart }) => [fromPart, toPart])).toEqual([
      ['공예를', '수공예품을'],
      ['공예로', '수공예품으로'],
    ]);
    const ids = await admin.get<{ data: BatchIds }>('/article-list/batch-edit/ids', {
      ...query,
      startDate: today(),
      endDate: today(),
    });
    expect(ids.body.data.articleIds).toEqual([word]);
    const done = (await admin.write('PUT', '/update-article/batch-edit', {
      ...query,
      articleIds: [word, part],
    })) as Answer<{ data: BatchResult }>;
    expect(done.body.data).toMatchObject({ changed: 1, unchanged: 1 });
    expect([await titleOf(word), await titleOf(part)]).toEqual([
      '수공예품을 다공예와 공예품',
      '다공예의 공예품',
    ]);
    await undo(done.body.data.batchEditId);
    expect(await titleOf(word)).toBe('공예를 다공예와 공예품');
  });

  it('does not match again if the new text contains the old one', async () => {
    const done = await store('국립극장(서울) 공연');
    const open = await store('국립극장 공연');
    const texts = { fromText: '국립극장', toText: '국립극장(서울)' };
    const before = await preview(texts);
    expect(before.body.data.map(({ articleId }) => articleId)).toEqual([open]);
    const named = await admin.get<{ data: BatchIds }>('/article-list/batch-edit/ids', {
      startDate: today(),
      endDate: today(),
      ...texts,
    });
    expect(named.body.data.articleIds).toEqual([open]);
    await apply(texts.fromText, texts.toText, [open, done]);
    expect([await titleOf(done), await titleOf(open)]).toEqual([
      '국립극장(서울) 공연',
      '국립극장(서울) 공연',
    ]);
    expect((await preview(texts)).body.totalRecords).toBe(0);
  });

  it('skips articles changed after the preview', async () => {
    const [seen, moved] = [await store('살펴본 말'), await store('살펴본 말과 다른 말')];
    const { readDt } = (await preview({ fromText: '살펴본 말' })).body.additionalInfos;
    await inDatabase(async () =>
      db()
        .update(article)
        .set({ kornTtl: '살펴본 말을 사람이 고침', mdfcnDt: new Date(Date.parse(readDt) + 1) })
        .where(eq(article.articleId, moved)),
    );
    const { body } = await apply('살펴본 말', '바꾼 말', [seen, moved], readDt);
    expect(body.data).toMatchObject({ changed: 1, unchanged: 0, moved: 1 });
    expect([await titleOf(seen), await titleOf(moved)]).toEqual(['바꾼 말', '살펴본 말을 사람이 고침']);
  });

  it('returns the ids of all articles that would change', async () => {
    const [one, other] = [await store('모두 고를 말'), await store('모두 고를 말 둘')];
    const { body } = await admin.get<{ data: BatchIds }>('/article-list/batch-edit/ids', {
      fromText: '모두 고를 말',
      startDate: today(),
      endDate: today(),
    });
    expect(body.data.articleIds.toSorted((a, b) => a - b)).toEqual([one, other]);
    expect(
      (await apply('모두 고를 말', '고른 말', body.data.articleIds, body.data.readDt)).body.data.changed,
    ).toBe(2);
  });

  it('is undone text by text: texts corrected since are skipped', async () => {
    const id = await store('되돌릴 말', '되돌릴 말의 본문');
    const { batchEditId } = (await apply('되돌릴 말', '바뀐 말', [id])).body.data;
    await inDatabase(async () =>
      db().update(article).set({ kornTtl: '사람이 고친 제목' }).where(eq(article.articleId, id)),
    );
    expect((await undo(batchEditId)).body.data).toMatchObject({ changed: 0, unchanged: 1 });
    const [row] = await inDatabase(async () =>
      db()
        .select({ kornTtl: article.kornTtl, articleTransCn: article.articleTransCn })
        .from(article)
        .where(eq(article.articleId, id)),
    );
    expect(row).toEqual({ kornTtl: '사람이 고친 제목', articleTransCn: '되돌릴 말의 본문' });
  });

  it('is refused as a whole if one title would become empty', async () => {
    const [empty, whole] = [await store('지울말'), await store('지울말 남을말')];
    const answer = await apply('지울말', '', [whole, empty]);
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('제목이 비게')]);
    expect(await titleOf(whole)).toBe('지울말 남을말');
  });

  it.each([
    [{ fromText: '가', startDate: '2026-01-02', endDate: '2026-01-01' }, '시작일은 종료일보다'],
    [{ fromText: '가', startDate: '2020-01-01', endDate: '2026-01-01' }, '366일을 초과'],
    [{ fromText: '가', startDate: '', endDate: '' }, '입력해주세요'],
    [{ startDate: '2026-01-01', endDate: '2026-01-02' }, '찾을 글'],
  ])('of %j is refused with a sentence', async (query, sentence) => {
    const answer = (await admin.get('/article-list/batch-edit', query)) as Answer<ErrorBody>;
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it.each([
    ['the same text', '가', '가', [1]],
    ['no article', '가', '나', []],
    ['more than a thousand articles', '가', '나', Array.from({ length: 1_001 }, (_, index) => index + 1)],
  ])('with %s is refused', async (_what, fromText, toText, ids) => {
    expect((await apply(fromText, toText, ids)).status).toBe(400);
  });

  it('takes characters of patterns literally', async () => {
    const id = await store('50% 할인 (a_b) \\ ^$.*');
    expect((await preview({ fromText: '% 할인 (a_b) \\ ^$.*' })).body.totalRecords).toBe(1);
    expect((await apply('% 할인 (a_b) \\ ^$.*', '$& $1', [id])).body.data.changed).toBe(1);
    expect(await titleOf(id)).toBe('50$& $1');
  });

  it('beyond one transaction is reported and undone as one', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 45; n += 1) ids.push(await store(`한 번에 ${n}`));
    const applied = await apply('한 번에', '통째로', ids);
    expect(applied.body.data).toMatchObject({ changed: 45, unchanged: 0, moved: 0, missing: 0 });
    const back = await undo(applied.body.data.batchEditId);
    expect(back.body.data).toMatchObject({ changed: 45, unchanged: 0, missing: 0 });
    const titles = await Promise.all(ids.map(titleOf));
    expect(titles.every((title) => title?.startsWith('한 번에'))).toBe(true);
  });

  // the embedded database needs 15 seconds for this number of articles
  it.skipIf(database.engine === 'pglite')(
    'changes up to the maximum number of articles, and undoes them all',
    async () => {
      const rows = Array.from({ length: maxArticles }, (_, n) => texts(`가득한 제목 ${n}`));
      const stored = await createArticles(rows);
      const ids = stored.map(({ articleId }) => articleId);
      const changedCount = () =>
        inDatabase(async () =>
          db().$count(article, and(inArray(article.articleId, ids), like(article.kornTtl, '바뀐 제목%'))),
        );
      expect((await apply('가득한', '바뀐', [...ids, 999_999])).status).toBe(400);
      const applied = await apply('가득한', '바뀐', ids);
      expect(applied.body.data).toMatchObject({ changed: maxArticles, unchanged: 0, missing: 0 });
      expect(await changedCount()).toBe(maxArticles);
      const back = await undo(applied.body.data.batchEditId);
      expect(back.body.data).toMatchObject({ changed: maxArticles, unchanged: 0, missing: 0 });
      expect(await changedCount()).toBe(0);
    },
  );

  it('that was interrupted keeps its changes, and can be undone', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 45; n += 1) ids.push(await store(`중단될 제목 ${n}`));
    const changedIds = async () => {
      const titles = await Promise.all(ids.map(titleOf));
      return ids.filter((_, place) => titles[place]?.startsWith('이어질'));
    };
    const { writeTexts } = writing;
    let times = 0;
    const failing = vi.spyOn(writing, 'writeTexts').mockImplementation((...of) => {
      times += 1;
      if (times === 30) throw new Error('the server ended');
      return writeTexts(...of);
    });
    expect((await apply('중단될', '이어질', ids)).status).toBe(500);
    failing.mockRestore();
    // the articles of the first transaction, and none of the one that failed
    const done = await changedIds();
    expect(done).toEqual(ids.slice(0, done.length));
    expect(done.length).toBeGreaterThan(0);
    expect(done.length).toBeLessThan(30);
    const { body } = await admin.get<{ data: LastBatch }>('/article-list/batch-edit/last');
    expect(body.data).toMatchObject({ fromText: '중단될', changed: done.length });
    const back = await undo(body.data.batchEditId);
    expect(back.body.data).toMatchObject({ changed: done.length, missing: 0 });
    expect(await changedIds()).toEqual([]);
  });

  // the embedded database has one connection: no other query runs during a transaction
  it.skipIf(database.engine === 'pglite')(
    'that is undone while it runs changes nothing in the end',
    async () => {
      const ids: number[] = [];
      for (let n = 0; n < 70; n += 1) ids.push(await store(`겹치는 제목 ${n}`));
      const { writeTexts } = writing;
      let undoing: ReturnType<typeof undo> | undefined;
      let times = 0;
      const watched = vi.spyOn(writing, 'writeTexts').mockImplementation(async (...of) => {
        times += 1;
        // in the second transaction of the edit
        if (times === 21) {
          const { body } = await admin.get<{ data: LastBatch }>('/article-list/batch-edit/last');
          undoing = undo(body.data.batchEditId);
        }
        return writeTexts(...of);
      });
      const applied = await apply('겹치는', '바뀐', ids);
      // either the edit finished before it was undone, or its answer says that it was undone
      expect([200, 400]).toContain(applied.status);
      expect((await undoing)?.status).toBe(200);
      watched.mockRestore();
      const titles = await Promise.all(ids.map(titleOf));
      expect(titles.filter((title) => title?.startsWith('바뀐'))).toEqual([]);
      expect(
        (await admin.get<{ data: LastBatch | null }>('/article-list/batch-edit/last')).body.data,
      ).toBeNull();
    },
  );

  it('by two people at once loses nothing', async () => {
    const id = await store('하나 둘 셋');
    const answers = await Promise.all([
      apply('하나', '1', [id]),
      apply('둘', '2', [id]),
      apply('셋', '3', [id]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await titleOf(id)).toBe('1 2 3');
    const lines = await inDatabase(async () =>
      db()
        .select({ aftrCn: changeHistory.aftrCn })
        .from(changeHistory)
        .where(eq(changeHistory.recordKey, String(id)))
        .orderBy(desc(changeHistory.chgHstryId)),
    );
    expect(lines[0]?.aftrCn).toEqual({ kornTtl: '1 2 3' });
  });

  it('updates search tokens also for summaries and articles with keywords', async () => {
    const { articleId: id } = await createArticle({
      ...texts('요약이 있는 글'),
      featExtrKwdList: ['케이팝'],
      featExtrSmry: '공연을 다룬다.',
    });
    expect((await apply('공연', '연주회', [id])).body.data.changed).toBe(1);
    expect(await inDatabase(staleTokens)).not.toContain(id);
  });

  it('and a saved article with files are indexed at once', async () => {
    const record = { ...(await createArticle({ ...texts('색인할 글'), ta: [1] })), files: [{}] };
    const writers = [
      async () => {
        const [held] = await writing.lockTexts([record.articleId]);
        return held && writing.writeTexts(held, { kornTtl: '색인' }, 'SYSTEM');
      },
      () => articleColumns({ caller: null, before: record, sent: {}, record, files: 1 }),
    ];
    for (const write of writers) expect(await inDatabase(() => pendingLimit(write))).toBe('64kB');
  });
});
