// On both engines: slices lock, change and count articles in one transaction.
import { asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { article, articleRepair, changeHistory } from '#generated/tables/index.ts';
import type { Repairs } from '#generated/types/articleBatchCalls.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db } from '#server/kernel/database/db.ts';
import { startJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { neverStop } from '#server/kernel/jobs/job.ts';
import { type Answer, signedIn } from '../../../../../tests/helpers/client.ts';
import { type ArticleColumns, createArticles, createOutlet } from '../../../../../tests/helpers/factories.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { registerLanguages } from '../collect/registerLanguages.ts';
import { repairSlice } from './repairSlice.ts';
import { continueRepair, repairWorker } from './repairWorker.ts';
import { undoSlice } from './undoSlice.ts';

const { app, database } = await testApp();
const admin = await signedIn(app, 'admin');
const jobs = await startJobs(database, [repairWorker()], {
  log: { info: () => {}, warn: () => {} },
  pollSeconds: 0,
});
afterAll(() => jobs.close());

type Said = Answer<{ data: Repairs } & ErrorBody>;
const read = async () => ((await admin.get('/article-list/repair')) as Said).body.data;
const begin = (tryYn: 'Y' | 'N') => admin.write('PUT', '/update-article/repair', { tryYn }) as Promise<Said>;
const undo = (articleRepairId = 0) =>
  admin.write('PUT', '/update-article/repair/undo', { articleRepairId }) as Promise<Said>;
const ended = async (answer: Promise<Said>): Promise<Repairs> => {
  expect((await answer).status).toBe(200);
  await jobs.idle();
  return read();
};

const columns = {
  id: article.articleId,
  at: article.frmTrsfNscvrgDt,
  atYn: article.nscvrgDtClctYn,
  written: article.nscvrgDtCn,
  url: article.url,
  given: article.givenUrl,
  key: article.canonicalUrl,
  lang: article.lanCd,
};
const stored = () =>
  inDatabase(async () => db().select(columns).from(article).orderBy(asc(article.articleId)));
const history = () =>
  inDatabase(async () =>
    db()
      .select()
      .from(changeHistory)
      .where(like(changeHistory.rgtrId, 'REPAIR%'))
      .orderBy(changeHistory.chgHstryId),
  );

await inDatabase(() => registerLanguages(['sr', 'uk', 'und']));
const collectedAt = new Date('2026-11-20T06:00:00Z');
const unread = (text: string): ArticleColumns => ({
  frmTrsfNscvrgDt: collectedAt,
  nscvrgDtClctYn: 'Y',
  nscvrgDtCn: text,
});
const at = (url: string, canonicalUrl: string): ArticleColumns => ({ url, canonicalUrl });
const misread: ArticleColumns[] = [
  unread('Fri, 20 Nov 2026 09:30:00 IST'),
  at('https://paper.example/1?utm_source=rss&id=1', 'paper.example/1?id=1&utm_source=rss'),
  { lanCd: 'sr', lclanTtl: 'Новая выставка открылась в музее: выбрали лучшие работы' },
  // the address is that of the next one
  at('https://paper.example/2?utm_medium=feed', 'paper.example/2?utm_medium=feed'),
  at('https://paper.example/2', 'paper.example/2'),
  // neither can be read
  unread('last Tuesday or so'),
  // edited by a person
  unread('Fri, 20 Nov 2026 10:30:00 IST'),
];
/** Stores the articles. @returns their ids */
const collect = async (list: readonly ArticleColumns[]): Promise<number[]> => {
  const { mediaId } = await createOutlet({ ntnId: 'IN', mediaKornNm: '인도신문' });
  const made = await createArticles(
    list.map((one) => ({
      mediaId,
      ntnId: 'IN',
      srcNm: 'feed:1',
      lanCd: 'en',
      lclanTtl: 'The museum opens a new show',
      articleCn: '',
      regDt: collectedAt,
      rgtrId: 'SYSTEM',
      ...one,
    })),
  );
  return made.map(({ articleId }) => articleId);
};
const edit = (articleId: number, field: string) =>
  inDatabase(() =>
    addHistory([
      {
        entityNm: 'article',
        recordKey: String(articleId),
        chgKnd: 'update',
        bfrCn: {},
        aftrCn: { [field]: 'theirs' },
        rgtrId: 'editor@example.kr',
      },
    ]),
  );

let ids: number[] = [];
beforeEach(async () => {
  await inDatabase(async () => {
    for (const table of [articleRepair, changeHistory, article]) await db().delete(table);
  });
  ids = await collect(misread);
  await edit(ids[6] ?? 0, 'frmTrsfNscvrgDt');
});

describe('articles that earlier rules read wrongly', () => {
  it('are shown before anything is changed, by kind, with what stays as it is', async () => {
    const before = await stored();
    // one begun anew takes the place of the other
    expect((await begin('Y')).status).toBe(200);
    const { preview, last } = await ended(begin('Y'));
    expect(last).toBeNull();
    expect(preview).toMatchObject({ sttsCd: 'done', seenRt: 1, changedCnt: 3 });
    expect(preview?.kinds).toMatchObject([
      {
        kindCd: 'date',
        count: 1,
        editedCnt: 1,
        examples: [
          {
            articleId: ids[0],
            mediaNm: '인도신문',
            written: 'Fri, 20 Nov 2026 09:30:00 IST',
            before: collectedAt.toISOString(),
            after: '2026-11-20T04:00:00.000Z',
          },
        ],
      },
      {
        kindCd: 'address',
        count: 1,
        duplicateCnt: 1,
        examples: [{ articleId: ids[1], after: 'https://paper.example/1?id=1' }],
        duplicates: [{ articleId: ids[3], after: 'https://paper.example/2' }],
      },
      {
        kindCd: 'language',
        count: 1,
        examples: [{ articleId: ids[2], before: 'sr', after: 'ru' }],
      },
    ]);
    expect(await stored()).toEqual(before);
    expect(await history()).toEqual([]);
  });

  it('are repaired, the history says by which job, and one press undoes it', async () => {
    const before = await stored();
    const { last, preview } = await ended(begin('N'));
    expect(preview).toBeNull();
    expect(last).toMatchObject({ sttsCd: 'done', changedCnt: 3, userNm: expect.any(String) as string });
    const after = await stored();
    expect(after.slice(0, 3)).toMatchObject([
      { at: new Date('2026-11-20T04:00:00Z'), atYn: 'N', written: null },
      {
        url: 'https://paper.example/1?id=1',
        given: 'https://paper.example/1?utm_source=rss&id=1',
        key: 'paper.example/1?id=1',
      },
      { lang: 'ru' },
    ]);
    expect(after.slice(3)).toEqual(before.slice(3));
    expect(await history()).toMatchObject([
      {
        rgtrId: 'REPAIR',
        recordKey: String(ids[0]),
        aftrCn: { frmTrsfNscvrgDt: '2026-11-20T04:00:00.000Z' },
      },
      { rgtrId: 'REPAIR', recordKey: String(ids[1]) },
      {
        rgtrId: 'REPAIR',
        recordKey: String(ids[2]),
        bfrCn: { lanNm: '세르비아어' },
        aftrCn: { lanNm: '러시아어' },
      },
    ]);
    const detail = await admin.get<{ data: { mdfcnHistoryList: object[] } }>('/article-detail', {
      articleId: ids[1],
    });
    expect(detail.body.data.mdfcnHistoryList).toMatchObject([{ rgtrNm: '수집 규칙으로 바로잡기' }]);

    // what a person has changed since stays
    await inDatabase(async () =>
      db()
        .update(article)
        .set({ lanCd: 'uk' })
        .where(eq(article.articleId, ids[2] ?? 0)),
    );
    const undone = (await ended(undo(last?.articleRepairId))).last;
    expect(undone).toMatchObject({ sttsCd: 'undone', undoneCnt: 2 });
    expect(await stored()).toEqual(before.map((one) => (one.id === ids[2] ? { ...one, lang: 'uk' } : one)));
    expect((await undo(last?.articleRepairId)).status).toBe(400);
  });

  it('are repaired once when the server dies in between, and a repair that stopped can be undone', async () => {
    const before = await stored();
    await collect(Array.from({ length: 40 }, () => unread('Fri, 20 Nov 2026 09:30:00 IST')));
    const begun = await inDatabase(async () => {
      const [run] = await db()
        .insert(articleRepair)
        .values({ sttsCd: 'running', maxId: 2 ** 40 })
        .returning();
      return run?.articleRepairId ?? 0;
    });
    // dies after the second slice
    for (const _ of [1, 2]) await inDatabase(() => repairSlice(begun, 10));
    expect(await read()).toMatchObject({ last: { sttsCd: 'running', changedCnt: 16 } });
    expect((await begin('N')).body.message).toContain('지금 기사를 바로잡고 있습니다.');
    await inDatabase(() => continueRepair(neverStop));
    expect(await read()).toMatchObject({ last: { sttsCd: 'done', changedCnt: 43 } });
    expect(new Set((await history()).map(({ recordKey }) => recordKey)).size).toBe(43);
    expect(await history()).toHaveLength(43);

    await inDatabase(async () => db().update(articleRepair).set({ sttsCd: 'undoing', lastId: 0 }));
    await inDatabase(() => undoSlice(begun, 10));
    expect(await read()).toMatchObject({ last: { sttsCd: 'undoing', undoneCnt: 10 } });
    await inDatabase(() => continueRepair(neverStop));
    expect(await read()).toMatchObject({ last: { sttsCd: 'undone', undoneCnt: 43 } });
    expect((await stored()).slice(0, before.length)).toEqual(before);
  });
});

it('what a run of an earlier version told is shown as far as it still fits', async () => {
  const example = { articleId: 1, ttl: null, mediaNm: null, written: null, before: null, after: 'en' };
  const language = { count: 2, duplicateCnt: 0, editedCnt: 0, examples: [example], duplicates: [] };
  const earlier = { changedCnt: 5, kinds: { date: { count: 3, examples: [] }, language } };
  await inDatabase(async () => {
    for (const [tryYn, rsltCn] of Object.entries({ Y: earlier, N: { changed: 5 } }))
      await db().insert(articleRepair).values({ tryYn, sttsCd: 'done', endDt: new Date(), rsltCn });
  });
  expect(await read()).toMatchObject({
    preview: { changedCnt: 5, kinds: [{ count: 0 }, { count: 0 }, { kindCd: 'language', ...language }] },
    last: { changedCnt: 0 },
  });
});

it('articles that present rules read the same stay untouched', async () => {
  await inDatabase(async () => db().delete(article));
  await collect([
    { lanCd: 'en', lclanTtl: 'Café Łódź wins the prize of the year in München' },
    { lanCd: 'uk', lclanTtl: 'Їхній музей відкриває виставку' },
    { lanCd: 'und', lclanTtl: '2026' },
    at('https://paper.example/show?id=7', 'paper.example/show?id=7'),
    at('https://paper.example/page#second', 'paper.example/page#second'),
    { url: null, canonicalUrl: null },
    unread('Fri, 20 Nov 2026 19:30:00 IST'),
  ]);
  expect((await ended(begin('Y'))).preview).toMatchObject({ changedCnt: 0 });
});
