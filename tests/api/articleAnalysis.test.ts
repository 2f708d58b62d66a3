import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { article, featureExtractionDict } from '#generated/tables/index.ts';
import type { Article } from '#generated/types/article.ts';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { currentDictionary, type Origins } from '#server/modules/analysis/index.ts';
import { keywordToken } from '#server/modules/search/index.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { eventually } from '../helpers/eventually.ts';
import { createArticle, createOutlet } from '../helpers/factories.ts';
import { runJob } from '../helpers/runJob.ts';
import { staleTokens } from '../helpers/staleTokens.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp({ jobs: true });
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');

const { mediaId } = await inDatabase(async () => {
  await db()
    .insert(featureExtractionDict)
    .values([
      { extrKwd: '한국영화', featKndCd: 'issue', synmList: ['film coréen'] },
      { extrKwd: '파리 시청', featKndCd: 'inst', synmList: ['mairie de Paris'] },
    ]);
  await currentDictionary(0);
  return createOutlet({
    mediaKornNm: '파리 신문',
    ntnId: 'FR',
    dmnNm: 'desk.fr',
    rgtrId: 'SYSTEM',
    mdfrId: 'SYSTEM',
  });
});

type Stored = Answer<ErrorBody & { data: Article }>;
const noFeatures = { issue: [], pern: [], incdnt: [], plcy: [], inst: [], evnt: [] };
const originsOf = (record: Article) => record.fieldOrgn as Origins | null;

/** A collected article without a Korean title: the form could not save it. */
const collected = async (values: Partial<typeof article.$inferInsert> = {}): Promise<Article> => {
  const row = await createArticle({
    lclanTtl: 'Le festival du film coréen ouvre à Paris',
    articleCn: 'La mairie de Paris accueille le festival.',
    lanCd: 'fr',
    mediaId,
    ...values,
  });
  await runJob(app, 'enrichNew');
  return detail(row.articleId);
};
const detail = async (articleId: number): Promise<Article> =>
  ((await staff.get('/article-detail', { articleId })) as Stored).body.data;
const review = ({ articleId, mdfcnDt }: Article, said: object, client = admin) =>
  client.write('PUT', '/update-article/analysis', { articleId, mdfcnDt, ...said }) as Promise<Stored>;
const again = async (articleId: number): Promise<Article> => {
  await inDatabase(() => db().update(article).set({ anlsYn: 'N' }).where(eq(article.articleId, articleId)));
  await runJob(app, 'enrichNew');
  return detail(articleId);
};

/** Ids of the articles found by a search, with the fields that match. */
const found = async (query: object): Promise<[number, string[]][]> => {
  const { body } = (await staff.get('/search-list', query)) as Answer<ListAnswer<FoundItem>>;
  return body.data.map(({ articleId, snippets }) => [
    articleId,
    snippets.filter(({ marks }) => marks.length > 0).map(({ field }) => field),
  ]);
};

describe('the analysis of an article', () => {
  it('is found by search and by exclusion, but not as part of the title', async () => {
    const record = await collected({ articleCn: 'La mairie de Paris l’accueille. Séoul aussi.' });
    const { articleId } = record;
    const has = async (searchText: string, more = {}) =>
      (await found({ searchText, size: 200, ...more })).find(([id]) => id === articleId)?.[1];
    expect(await has('한국영화')).toEqual(['featExtrKwdList']);
    expect(await has('"파리 시청"')).toEqual(['featExtrKwdList']);
    expect(await has('Séoul -한국영화')).toBeUndefined();
    expect(await has('한국영화', { searchFields: 'title' })).toBeUndefined();
    const later = await review(record, { featExtrKwdList: ['케이팝'], featExtr: noFeatures });
    expect([later.status, await has('한국영화'), await has('케이팝')]).toEqual([
      200,
      undefined,
      ['featExtrKwdList'],
    ]);
    await review(await detail(articleId), { featExtrSmry: '세종학당을 다룬 글' });
    expect([await has('케이팝 세종학당'), await has('시청')]).toEqual([
      ['featExtrSmry', 'featExtrKwdList'],
      undefined,
    ]);
    await review(await detail(articleId), { featExtrSmry: null, featExtrKwdList: [] });
    expect([await has('케이팝'), await has('세종학당')]).toEqual([undefined, undefined]);
  });

  it('names what produced each field', async () => {
    const record = await collected();
    expect(record).toMatchObject({
      lclsfNm: 'KOREA',
      featExtrMclsf: 'MCLSF_05',
      featExtrKwdList: ['한국영화', '파리 시청'],
      anlsYn: 'Y',
    });
    expect(originsOf(record)).toMatchObject({
      lclsfNm: { by: 'rules' },
      featExtrMclsf: { by: 'rules' },
      featExtrKwdList: { by: 'dictionary' },
      featExtr: { by: 'dictionary' },
    });
  });

  it('can be confirmed by a person, and is then kept', async () => {
    const record = await collected();
    expect((await review(record, { confirmed: ['lclsfNm', 'featExtr', 'featExtrKwdList'] })).status).toBe(
      200,
    );
    const confirmed = await detail(record.articleId);
    for (const name of ['lclsfNm', 'featExtr', 'featExtrKwdList'] as const)
      expect(originsOf(confirmed)?.[name]).toMatchObject({ cnfrmId: expect.any(String) as string });
    await inDatabase(() => db().update(featureExtractionDict).set({ useYn: 'N', mdfcnDt: new Date() }));
    await inDatabase(() => currentDictionary(0));
    const later = await again(record.articleId);
    expect(later.featExtrKwdList).toEqual(['한국영화', '파리 시청']);
    expect(later.featExtr).toEqual(record.featExtr);
    await inDatabase(() => db().update(featureExtractionDict).set({ useYn: 'Y', mdfcnDt: new Date() }));
    await inDatabase(() => currentDictionary(0));
  });

  const corrections: [string, object][] = [
    ['featExtr', { featExtr: { ...noFeatures, pern: ['손으로 적은 사람'] } }],
    ['relIssueNmList', { relIssueNmList: ['손으로 적은 이슈'] }],
    ['lclsfNm', { lclsfNm: 'GLOBAL' }],
    ['featExtrMclsf', { featExtrMclsf: 'MCLSF_04' }],
    ['featExtrKwdList', { featExtrKwdList: ['손으로 고른 말'] }],
    ['featExtrSmry', { featExtrSmry: '사람이 쓴 요약.' }],
  ];
  it.each(corrections)('can be corrected in %s, and the correction is kept', async (name, said) => {
    const record = await collected();
    expect((await review(record, said)).status).toBe(200);
    const later = await again(record.articleId);
    expect(later).toMatchObject(said);
    expect(originsOf(later)).toMatchObject({ [name]: { by: 'person' } });
  });

  it('can be emptied by a person, and is then kept empty', async () => {
    const record = await collected();
    await review(record, {
      featExtr: noFeatures,
      featExtrKwdList: [],
      featExtrMclsf: null,
      relIssueNmList: [],
    });
    expect(await again(record.articleId)).toMatchObject({
      featExtr: null,
      featExtrKwdList: null,
      featExtrMclsf: null,
      relIssueNmList: null,
    });
  });

  it('is found by the corrected keywords', async () => {
    const record = await collected();
    await review(record, { featExtrKwdList: [' 손으로 고른 말 ', '손으로 고른 말'] });
    const stored = await detail(record.articleId);
    expect(stored.featExtrKwdList).toEqual(['손으로 고른 말']);
    const [row] = await inDatabase(() =>
      db().select({ kw: article.kw }).from(article).where(eq(article.articleId, record.articleId)),
    );
    expect(row?.kw).toContain(keywordToken('손으로 고른 말'));
  });

  it('is found by the corrected features, each word once', async () => {
    const record = await collected();
    await review(record, { featExtr: { ...noFeatures, evnt: [' 파리 영화제 ', '파리 영화제'] } });
    const stored = await detail(record.articleId);
    expect(stored.featExtr).toEqual({ ...noFeatures, evnt: ['파리 영화제'] });
    const { body } = await staff.get<{ data: Article[] }>('/article-list', { keyword: '파리 영화제' });
    expect(body.data.map(({ articleId }) => articleId)).toEqual([record.articleId]);
  });

  it('is not corrected by sending the stored value', async () => {
    const record = await collected();
    const { featExtr, relIssueNmList } = record;
    expect((await review(record, { featExtr, relIssueNmList: relIssueNmList ?? [] })).status).toBe(200);
    expect(originsOf(await detail(record.articleId))).toEqual(originsOf(record));
  });

  it('is recorded in the history with its features in words', async () => {
    const record = await collected();
    await review(record, {
      featExtr: { ...noFeatures, pern: ['홍길동'], evnt: ['영화제', '전시'] },
      relIssueNmList: ['한류'],
    });
    const { mdfcnHistoryList } = await detail(record.articleId);
    expect(mdfcnHistoryList).toMatchObject([{ fields: ['특징', '관련 이슈'] }]);
    const { chgHstryId } = (mdfcnHistoryList as { chgHstryId: number }[])[0] ?? { chgHstryId: 0 };
    const { body } = await staff.get<{ data: { changes: object[] } }>('/article-history-detail', {
      articleId: record.articleId,
      chgHstryId,
    });
    expect(body.data.changes).toMatchObject([
      { label: '특징', after: '인물: 홍길동\n행사: 영화제, 전시' },
      { label: '관련 이슈', before: null, after: '한류' },
    ]);
  });

  it('records in the history only what was corrected', async () => {
    const record = await collected();
    await review(record, { lclsfNm: 'GLOBAL' });
    const { mdfcnHistoryList } = await detail(record.articleId);
    expect(mdfcnHistoryList).toMatchObject([{ fields: ['대분류'] }]);
  });

  it('is reviewed by editors, in its version, with known classes', async () => {
    const record = await collected();
    const reader = await colleagueClient(app, await colleague({}, [1]));
    expect((await review(record, { lclsfNm: 'GLOBAL' }, reader)).status).toBe(403);
    expect((await review(record, { featExtrMclsf: 'MCLSF_77' })).status).toBe(400);
    expect((await review(record, { lclsfNm: 'EUROPE' })).status).toBe(400);
    expect((await review(record, { confirmed: ['kornTtl'] })).status).toBe(400);
    const many = Array.from({ length: 51 }, (_, index) => `말${index}`);
    expect((await review(record, { featExtrKwdList: many })).status).toBe(400);
    expect((await review(record, { relIssueNmList: many })).status).toBe(400);
    expect((await review(record, { featExtr: { ...noFeatures, pern: many } })).status).toBe(400);
    const long = '말'.repeat(101);
    expect((await review(record, { featExtr: { ...noFeatures, pern: [long] } })).status).toBe(400);
    expect((await review(record, { featExtr: '한류' })).status).toBe(400);
    expect((await review({ ...record, articleId: 999_999 }, {})).status).toBe(404);
    expect((await review(record, { lclsfNm: 'GLOBAL' })).status).toBe(200);
    expect((await review(record, { lclsfNm: 'KOREA' })).status).toBe(409);
  });
});

describe('an article registered by hand', () => {
  let counter = 0;
  const insert = async (values: object = {}): Promise<Article> => {
    counter += 1;
    const record = {
      kornTtl: `파리에서 열린 한국 영화제 ${counter}`,
      lclanTtl: 'Le festival du film coréen à Paris',
      lclsfNm: 'GLOBAL',
      mediaId,
      ntnId: 'FR',
      frmTrsfNscvrgDt: '2026-02-03T09:00:00+09:00',
      url: `https://www.desk.fr/culture/${counter}`,
      ...values,
    };
    return ((await staff.upload('POST', '/insert-article', 'article', record, [])) as Stored).body.data;
  };

  it('keeps what the person filled in, and the rest is filled', async () => {
    const record = await insert();
    expect(record).toMatchObject({ lclsfNm: 'GLOBAL', featExtrKwdList: ['한국영화'], anlsYn: 'Y' });
    expect(originsOf(record)).toMatchObject({
      lclsfNm: { by: 'person' },
      featExtrKwdList: { by: 'dictionary' },
    });
    expect(await again(record.articleId)).toMatchObject({ lclsfNm: 'GLOBAL' });
  });

  it('is analysed again after changes, except people’s fields', async () => {
    const record = await insert({ featExtrMclsf: 'MCLSF_99' });
    const answer = (await staff.write('PUT', '/update-article', {
      articleId: record.articleId,
      mdfcnDt: record.mdfcnDt,
      articleCn: 'La mairie de Paris a ouvert le festival.',
    })) as Stored;
    expect(answer.body.data).toMatchObject({
      lclsfNm: 'GLOBAL',
      featExtrMclsf: 'MCLSF_99',
      featExtrKwdList: ['한국영화', '파리 시청'],
    });
  });

  it('is analysed again after a batch edit', async () => {
    const record = await insert({ kornTtl: '바꿀제목, 파리' });
    const answer = await admin.write('PUT', '/update-article/batch-edit', {
      articleIds: [record.articleId],
      fromText: '바꿀제목',
      toText: 'Mairie de Paris',
    });
    expect(answer.status).toBe(200);
    await eventually(async () =>
      expect(await detail(record.articleId)).toMatchObject({
        anlsYn: 'Y',
        featExtrKwdList: ['파리 시청', '한국영화'],
      }),
    );
  });

  it('is found by its final texts, whoever wrote them', async () => {
    expect(await inDatabase(staleTokens)).toEqual([]);
  });
});

describe('the version of an outlet that waits beside a colleague’s', () => {
  const offered = () =>
    collected({
      mdaCrctDt: new Date('2026-03-01T00:00:00Z'),
      mdaCrctCn: {
        lclanTtl: 'Rectificatif : le festival est reporté',
        frmTrsfNscvrgDt: '2026-03-01T09:00:00.000Z',
      },
    });
  const settle = ({ articleId, mdfcnDt }: Article, takeYn: 'Y' | 'N', client = admin) =>
    client.write('PUT', '/update-article/outlet', { articleId, mdfcnDt, takeYn }) as Promise<Stored>;

  it('replaces it when taken: it is found by its words, and the history has both', async () => {
    const record = await offered();
    expect((await settle(record, 'Y')).status).toBe(200);
    expect(await detail(record.articleId)).toMatchObject({
      lclanTtl: 'Rectificatif : le festival est reporté',
      articleCn: record.articleCn,
      frmTrsfNscvrgDt: '2026-03-01T09:00:00.000Z',
      mdaCrctCn: null,
      mdfcnHistoryList: [{ fields: expect.arrayContaining(['제목(현지어)', '보도일시']) as string[] }],
    });
    expect((await found({ searchText: 'Rectificatif' })).map(([id]) => id)).toContain(record.articleId);
    const again = await settle(await detail(record.articleId), 'Y');
    expect([again.status, again.body.message]).toEqual([
      400,
      '매체가 고친 글이 없습니다. 새로고침해 주세요.',
    ]);
  });

  it('goes when it is not wanted, and leaves no line in the history', async () => {
    const record = await offered();
    expect((await settle(record, 'N')).status).toBe(200);
    expect(await detail(record.articleId)).toMatchObject({
      lclanTtl: record.lclanTtl,
      mdaCrctCn: null,
      mdfcnHistoryList: [],
    });
  });

  it('is not settled by who may not edit, nor on an older version', async () => {
    const record = await offered();
    const reader = await colleagueClient(app, await colleague({}, [1]));
    expect((await settle(record, 'Y', reader)).status).toBe(403);
    expect((await settle({ ...record, mdfcnDt: '2020-01-01T00:00:00.000Z' }, 'Y')).status).toBe(409);
  });
});
