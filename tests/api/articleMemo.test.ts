import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { article, articleMemo, articlePassage } from '#generated/tables/index.ts';
import type { Article, ArticleItem } from '#generated/types/article.ts';
import type { KeptArticleItem, MemoState, PassageMemo } from '#generated/types/articleMemoCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { storeDemoData } from '../../scripts/seed/storeDemoData.ts';
import { type Answer, type Client, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const rows = await inDatabase(async () => {
  await storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 6 }, () => {});
  return db().select().from(article);
});
const staff = await signedIn(app, 'staff');
const admin = await signedIn(app, 'admin');
const ofKind = (kind: string) => rows.filter(({ itemKnd }) => itemKnd === kind);
const [first, second, third] = ofKind('article') as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];

type Kept = Answer<{ data: MemoState } & ErrorBody>;
const keep = (articleId: unknown, memoCn?: unknown, client: Client = staff): Promise<Kept> =>
  client.write('POST', '/insert-articlememo', { articleId, ...(memoCn !== undefined && { memoCn }) });
const drop = (articleId: unknown, client: Client = staff): Promise<Kept> =>
  client.write('DELETE', '/delete-articlememo', { articleId });
const memos = async (query: Record<string, string | number> = {}, client: Client = staff) =>
  (await client.get<ListAnswer<KeptArticleItem> & ErrorBody>('/articlememo-list', query)).body;
const stored = (articleId: number) =>
  inDatabase(() => db().select().from(articleMemo).where(eq(articleMemo.articleId, articleId)));
const detail = async (articleId: number) =>
  (await staff.get<{ data: Article }>('/article-detail', { articleId })).body.data;
const reset = () =>
  inDatabase(async () => {
    await db().delete(articlePassage);
    await db().delete(articleMemo);
  });

describe('bookmarking an article', () => {
  it('returns the state, and shows in list and detail for that user only', async () => {
    await reset();
    const answer = await keep(first.articleId, ' 브리핑에 넣을 것 ');
    expect([answer.status, answer.body.data]).toEqual([
      200,
      { articleId: first.articleId, memoYn: 'Y', memoCn: '브리핑에 넣을 것' },
    ]);
    expect(await detail(first.articleId)).toMatchObject({ memoYn: 'Y', memoCn: '브리핑에 넣을 것' });
    expect(await detail(second.articleId)).toMatchObject({ memoYn: 'N', memoCn: null });
    const listed = async (client: Client) =>
      (await client.get<ListAnswer<ArticleItem>>('/article-list', { size: 200 })).body.data
        .filter(({ memoYn }) => memoYn === 'Y')
        .map(({ articleId }) => articleId);
    expect(await listed(staff)).toEqual([first.articleId]);
    expect(await listed(admin)).toEqual([]);
    expect((await memos({}, admin)).totalRecords).toBe(0);
  });

  it('twice, or many times at once, stores one row', async () => {
    await reset();
    const answers = await Promise.all(Array.from({ length: 12 }, () => keep(first.articleId)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(await stored(first.articleId)).toHaveLength(1);
    expect((await memos()).totalRecords).toBe(1);
  });

  it('and removing it by turns leaves the last state and one row', async () => {
    await reset();
    await Promise.all([keep(first.articleId), drop(first.articleId), keep(first.articleId)]);
    await drop(first.articleId);
    expect((await memos()).data).toEqual([]);
    await keep(first.articleId);
    expect((await memos()).data).toHaveLength(1);
    expect(await stored(first.articleId)).toHaveLength(1);
  });

  it('replaces the note if one is sent, and else keeps it', async () => {
    await reset();
    await keep(first.articleId, '첫 메모');
    expect((await keep(first.articleId)).body.data.memoCn).toBe('첫 메모');
    expect((await keep(first.articleId, '고친 메모')).body.data.memoCn).toBe('고친 메모');
    expect((await keep(first.articleId, '')).body.data.memoCn).toBeNull();
  });

  it('again after removal restores its note, and counts as new', async () => {
    await reset();
    await keep(first.articleId, '잃지 말 것');
    const [before] = (await memos()).data;
    expect((await drop(first.articleId)).body.data).toEqual({
      articleId: first.articleId,
      memoYn: 'N',
      memoCn: '잃지 말 것',
    });
    expect((await keep(first.articleId)).body.data.memoCn).toBe('잃지 말 것');
    const [after] = (await memos()).data;
    expect(Date.parse(after?.regDt ?? '')).toBeGreaterThan(Date.parse(before?.regDt ?? ''));
  });

  it('does not happen by reading its note', async () => {
    await reset();
    const read = async (articleId: number, client: Client = staff) =>
      (await client.get<{ data: MemoState }>('/articlememo', { articleId })).body.data;
    const unkept = { articleId: first.articleId, memoYn: 'N', memoCn: null };
    expect(await read(first.articleId)).toEqual(unkept);
    expect(await stored(first.articleId)).toEqual([]);
    await keep(first.articleId, '남는 글');
    expect(await read(first.articleId)).toEqual({ ...unkept, memoYn: 'Y', memoCn: '남는 글' });
    await drop(first.articleId);
    expect(await read(first.articleId)).toEqual({ ...unkept, memoCn: '남는 글' });
    expect(await detail(first.articleId)).toMatchObject({ memoYn: 'N', memoCn: '남는 글' });
    expect((await memos()).data).toEqual([]);
    expect(await read(first.articleId, admin)).toEqual(unkept);
    expect((await staff.get('/articlememo', { articleId: 999_999_999 })).status).toBe(404);
  });

  it('that was never bookmarked can be removed without an error', async () => {
    await reset();
    expect((await drop(third.articleId)).status).toBe(200);
    expect((await drop(999_999_999)).status).toBe(200);
  });
});

describe('a note in two windows', () => {
  const from = (bfrMemoCn: string | null, memoCn: string): Promise<Kept> =>
    staff.write('POST', '/insert-articlememo', { articleId: first.articleId, memoCn, bfrMemoCn });

  it('cannot be overwritten: the second save returns what the first stored', async () => {
    await reset();
    await keep(first.articleId, '처음');
    expect((await from('처음', '왼쪽 창')).status).toBe(200);
    const refused = await from('처음', '오른쪽 창');
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      409,
      'CONFLICT',
      { articleId: first.articleId, memoYn: 'Y', memoCn: '왼쪽 창' },
    ]);
    expect((await memos()).data[0]?.memoCn).toBe('왼쪽 창');
    expect((await from('왼쪽 창', '오른쪽 창')).body.data.memoCn).toBe('오른쪽 창');
  });

  it('cannot be created twice: of many at once one is stored', async () => {
    await reset();
    await keep(first.articleId);
    const answers = await Promise.all(['하나', '둘', '셋'].map((text) => from(null, text)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
  });

  it('that says the same in both is no conflict', async () => {
    await reset();
    await from(null, '같은 글');
    expect((await from(null, '같은 글')).status).toBe(200);
    expect((await from(' 같은 글 ', '다른 글')).status).toBe(200);
  });
});

describe('a note on a passage', () => {
  const { articleId } = first;
  const text = '앞 문단입니다.\n한국 영화가 상을 받았다. 다시 한국 영화가 상을 받았다.';
  const setText = (articleCn: string) =>
    inDatabase(() => db().update(article).set({ articleCn }).where(eq(article.articleId, articleId)));
  type Noted = Answer<{ data: PassageMemo } & ErrorBody>;
  const second = text.lastIndexOf('한국 영화');
  const note = (change: object = {}, client: Client = staff): Promise<Noted> =>
    client.write('POST', '/insert-articlememo/passage', {
      ...{ articleId, fldNm: 'articleCn', quotCn: '한국 영화', bgngNo: second, memoCn: ' 확인할 것 ' },
      ...change,
    });
  const rewrite = (passageId: number, memoCn: string, client: Client = staff): Promise<Noted> =>
    client.write('PUT', '/update-articlememo/passage', { passageId, memoCn });
  const erase = (passageId: number, client: Client = staff): Promise<Noted> =>
    client.write('DELETE', '/delete-articlememo/passage', { passageId });
  const listed = async () => (await memos()).data.flatMap(({ passageList }) => passageList);
  const begin = async () => {
    await reset();
    await setText(text);
  };

  it('has the quote with what surrounds it, stars the article, and shows in its detail and the list', async () => {
    await begin();
    const { status, body } = await note();
    const expected = {
      passageId: body.data.passageId,
      fldNm: 'articleCn',
      quotCn: '한국 영화',
      prfxCn: text.slice(second - 40 < 0 ? 0 : second - 40, second),
      sfxCn: '가 상을 받았다.',
      bgngNo: second,
      memoCn: '확인할 것',
    };
    expect([status, body.data]).toEqual([200, expected]);
    expect(await detail(articleId)).toMatchObject({ memoYn: 'Y', memoCn: null, passageList: [expected] });
    expect(await listed()).toEqual([{ ...expected, foundYn: 'Y' }]);
    expect((await memos({ searchText: '확인할' })).totalRecords).toBe(1);
    expect((await memos({ searchText: '없는 말' })).totalRecords).toBe(0);
  });

  it('stays when the text is corrected, and when its passage has gone', async () => {
    await begin();
    await note();
    const states: unknown[] = [];
    for (const now of [`새 문단.\n${text}`, '한국 영화가 상을 받았다.', '다른 글', '']) {
      await setText(now);
      states.push((await listed()).map(({ quotCn, foundYn }) => [quotCn, foundYn]));
    }
    expect(states).toEqual([
      [['한국 영화', 'Y']],
      [['한국 영화', 'Y']],
      [['한국 영화', 'N']],
      [['한국 영화', 'N']],
    ]);
  });

  it('is corrected, deleted and restored by its writer alone', async () => {
    await begin();
    const { passageId } = (await note()).body.data;
    expect((await rewrite(passageId, '고친 글')).body.data.memoCn).toBe('고친 글');
    for (const refused of [await rewrite(passageId, '남의 글', admin), await erase(passageId, admin)])
      expect(refused.status).toBe(404);
    const ofAdmin = await admin.get<{ data: Article }>('/article-detail', { articleId });
    expect(ofAdmin.body.data.passageList).toEqual([]);
    await erase(passageId);
    expect(await listed()).toEqual([]);
    await rewrite(passageId, '고친 글');
    expect((await listed()).map(({ memoCn }) => memoCn)).toEqual(['고친 글']);
    await drop(articleId);
    expect((await detail(articleId)).passageList).toHaveLength(1);
  });

  it('is refused without words, for words that the text does not have, and for an unknown article', async () => {
    await begin();
    const cases = [{ memoCn: ' ' }, { quotCn: '없는 말' }, { fldNm: 'kornTtl' }, { articleId: 999_999_999 }];
    const statuses = [];
    for (const change of cases) statuses.push((await note(change)).status);
    expect([statuses, (await memos()).totalRecords]).toEqual([[400, 409, 400, 404], 0]);
  });
});

describe('bad input', () => {
  it.each([
    ['an unknown article', 999_999_999, undefined, 404],
    ['no article', undefined, undefined, 400],
    ['an article that is no number', 'abc', undefined, 400],
    ['a number out of bounds', 2 ** 60, undefined, 400],
    ['a note that is no text', 1, { text: 'x' }, 400],
  ])('%s is refused', async (_what, articleId, memoCn, status) => {
    expect((await keep(articleId, memoCn)).status).toBe(status);
  });

  it('a note is limited to 2,000 letters', async () => {
    expect((await keep(first.articleId, '가'.repeat(2_000))).status).toBe(200);
    const refused = await keep(first.articleId, '가'.repeat(2_001));
    expect([refused.status, refused.body.fields?.[0]?.name]).toEqual([400, 'memoCn']);
  });

  it('a deleted article can be neither bookmarked nor listed', async () => {
    await reset();
    await keep(second.articleId);
    const mark = (delYn: string) =>
      inDatabase(() => db().update(article).set({ delYn }).where(eq(article.articleId, second.articleId)));
    await mark('Y');
    expect((await keep(second.articleId)).status).toBe(404);
    expect((await memos()).totalRecords).toBe(0);
    await mark('N');
    expect((await memos()).totalRecords).toBe(1);
  });

  it.each([{ itemKnd: 'post' }, { sort: 'kornTtl,ASC' }, { size: 7 }, { page: 0 }, { color: 'red' }])(
    '%o of the list is named in the refusal',
    async (query) => {
      expect((await staff.get('/articlememo-list', query)).status).toBe(400);
    },
  );
});

describe('the list of bookmarks', () => {
  it('shows title, outlet, country and time of all kinds, newest first', async () => {
    await reset();
    const [report] = ofKind('thinkTank');
    const [post] = ofKind('sns');
    for (const row of [first, report, post]) await keep(row?.articleId);
    const { data, totalRecords } = await memos();
    expect(totalRecords).toBe(3);
    expect(data.map(({ articleId }) => articleId)).toEqual([
      post?.articleId,
      report?.articleId,
      first.articleId,
    ]);
    expect(data[2]).toMatchObject({
      itemKnd: 'article',
      kornTtl: first.kornTtl,
      lclanTtl: first.lclanTtl,
      mediaNm: expect.any(String),
      ntnNm: expect.any(String),
      frmTrsfNscvrgDt: first.frmTrsfNscvrgDt?.toISOString(),
      memoCn: null,
    });
    expect((await memos({ itemKnd: 'sns' })).data.map(({ itemKnd }) => itemKnd)).toEqual(['sns']);
  });

  it('can be searched by words of titles and notes, and is paged', async () => {
    await reset();
    for (const row of ofKind('article').slice(0, 12)) await keep(row.articleId);
    await keep(first.articleId, '100%_확인 Ｋ-Culture');
    const found = async (searchText: string) => (await memos({ searchText, size: 50 })).data;
    const ids = (items: KeptArticleItem[]) => items.map(({ articleId }) => articleId);
    expect(ids(await found('100%_'))).toEqual([first.articleId]);
    expect(ids(await found('k-culture'))).toEqual([first.articleId]);
    expect(await found('10%')).toEqual([]);
    const word = first.kornTtl?.split(' ')[0] ?? '';
    expect(ids(await found(word))).toContain(first.articleId);
    const pages = [await memos({ size: 10 }), await memos({ size: 10, page: 2 })];
    expect(pages.map(({ data, totalRecords }) => [data.length, totalRecords])).toEqual([
      [10, 12],
      [2, 12],
    ]);
  });

  it('adds and removes many in one call, and restores their notes', async () => {
    await reset();
    const ids = ofKind('article')
      .slice(0, 6)
      .map(({ articleId }) => articleId)
      .toSorted((one, other) => one - other);
    const many = async (articleIds: unknown, memoYn: string, client = staff) =>
      client.write<{ data: { changed: number[] } } & ErrorBody>('PUT', '/update-articlememo/many', {
        articleIds,
        memoYn,
      });
    const [noted, ...others] = ids as [number, ...number[]];
    await keep(noted, '메모');
    expect((await many([...ids, ...ids, 1e9], 'Y')).body.data.changed).toEqual(others);
    expect((await memos({ size: 50 })).totalRecords).toBe(6);
    expect((await many(ids, 'N')).body.data.changed).toEqual(ids);
    expect((await many(ids, 'N')).body.data.changed).toEqual([]);
    const twice = await Promise.all([many(ids, 'Y'), many(ids, 'Y')]);
    expect(twice.flatMap(({ body }) => body.data.changed).toSorted((a, b) => a - b)).toEqual(ids);
    expect((await detail(noted)).memoCn).toBe('메모');
    expect((await memos({}, admin)).totalRecords).toBe(0);
    for (const wrong of [[], Array.from({ length: 201 }, (_, index) => index + 1), ['x'], 7])
      expect((await many(wrong, 'Y')).status).toBe(400);
  });

  it('hides kinds whose menus the caller lacks, and does not store them', async () => {
    await reset();
    const userId = await colleague();
    await inDatabase(() => db().insert(articleMemo).values({ userId, articleId: first.articleId }));
    const without = await colleagueClient(app, userId);
    expect(await memos({}, without)).toMatchObject({ data: [], totalRecords: 0 });
    expect((await keep(first.articleId, 'x', without)).status).toBe(404);
    const many = { articleIds: [first.articleId], memoYn: 'Y' };
    expect((await without.write('PUT', '/update-articlememo/many', many)).body).toMatchObject({
      data: { changed: [] },
    });
  });
});
