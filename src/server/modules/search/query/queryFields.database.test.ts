// On both engines: facts are conditions of a statement, and of items that have been read.
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ListAnswer } from '#contract/list.ts';
import { article, media } from '#generated/tables/index.ts';
import type { FoundItem, RewrittenSearch } from '#generated/types/searchCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { storeDemoData } from '../../../../../scripts/seed/storeDemoData.ts';
import { signedIn } from '../../../../../tests/helpers/client.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { articleWhere } from '../lookup/planWhere.ts';
import { keywordsOf } from '../words/articleTokens.ts';
import { readArticleQuery } from './articleQuery.ts';

const { app } = await testApp();
await inDatabase(() => storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 40 }, () => {}));
const staff = await signedIn(app, 'staff');

const stored = await inDatabase(() =>
  db()
    .select()
    .from(article)
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .where(and(eq(article.itemKnd, 'article'), eq(article.delYn, 'N'))),
);
type Stored = (typeof stored)[number]['article'];
const outletOf = new Map(stored.map(({ article: one, media: of }) => [one.articleId, of]));

/** A long Korean word is also written with spaces in it. */
const inText = (word: string, ...texts: (string | null)[]) =>
  texts.some((text) => (word === '한국문화' ? /한국\s*문화/u.test(text ?? '') : text?.includes(word)));
const anywhere = (word: string) => (one: Stored) =>
  inText(
    word,
    one.kornTtl,
    one.lclanTtl,
    one.articleCn,
    one.articleTransCn,
    one.jrnlLclanNm,
    one.featExtrSmry,
    ...keywordsOf(one),
  );
const inTitle = (word: string) => (one: Stored) => inText(word, one.kornTtl, one.lclanTtl);
const inBody = (word: string) => (one: Stored) => inText(word, one.articleCn, one.articleTransCn);
const at = (time: Date | null) => time?.getTime() ?? Number.NaN;
const day = (text: string) => new Date(`${text}T00:00:00+09:00`).getTime();
const score = (one: Stored) => one.mainSnthsScr ?? Number.NaN;

const found = (searchText: string, more: object = {}) =>
  inDatabase(async () => {
    const { query, problems } = await readArticleQuery({ searchText, ...more });
    if (!query) return { ids: undefined, problems: problems.map(({ message }) => message) };
    const rows = await db()
      .select({ id: article.articleId })
      .from(article)
      .where(await articleWhere('article', query));
    return { ids: rows.map(({ id }) => id).sort((one, other) => one - other), problems: [] };
  });

const median = stored.map(({ article: one }) => score(one)).sort((one, other) => one - other)[
  Math.floor(stored.length / 2)
];

describe('a field of the query language', () => {
  it.each<[string, (one: Stored) => boolean, object?]>([
    ['제목:한복', inTitle('한복')],
    ['본문:한복', inBody('한복')],
    ['본문:한국문화', inBody('한국문화')],
    ['제목:(한복 OR 영화)', (one) => inTitle('한복')(one) || inTitle('영화')(one)],
    ['한국 -제목:한국', (one) => anywhere('한국')(one) && !inTitle('한국')(one)],
    ['국가:프랑스', ({ ntnId }) => ntnId === 'FR'],
    ['국가:fr', ({ ntnId }) => ntnId === 'FR'],
    ['country:France', ({ ntnId }) => ntnId === 'FR'],
    ['국가:(프랑스 OR 일본) 한국', (one) => ['FR', 'JP'].includes(one.ntnId ?? '') && anywhere('한국')(one)],
    ['한국 -국가:일본', (one) => one.ntnId !== 'JP' && anywhere('한국')(one)],
    ['한복 OR 국가:프랑스', (one) => anywhere('한복')(one) || one.ntnId === 'FR'],
    [
      '(한복 국가:프랑스) OR (영화 국가:일본)',
      (one) => (anywhere('한복')(one) && one.ntnId === 'FR') || (anywhere('영화')(one) && one.ntnId === 'JP'),
    ],
    ['한국문화 OR 국가:프랑스', (one) => anywhere('한국문화')(one) || one.ntnId === 'FR'],
    ['한국, 국가:프랑스', (one) => anywhere('한국')(one) && one.ntnId === 'FR', { multiSearchCnd: 'AND' }],
    ['한복, 국가:프랑스', (one) => anywhere('한복')(one) || one.ntnId === 'FR', { multiSearchCnd: 'OR' }],
    ['언어:프랑스어', ({ lanCd }) => lanCd === 'fr'],
    ['분류:문화', ({ featExtrMclsf }) => featExtrMclsf === 'MCLSF_04'],
    ['대분류:국제', ({ lclsfNm }) => lclsfNm === 'GLOBAL'],
    ['키워드:한복', (one) => keywordsOf(one).includes('한복')],
    [`점수:>${median}`, (one) => score(one) > (median ?? 0)],
    [`점수:<=${median} 한국`, (one) => score(one) <= (median ?? 0) && anywhere('한국')(one)],
    ['유료:예', ({ payYn }) => payYn === 'Y'],
    [
      '기간:2026-11-01..2026-11-10',
      ({ frmTrsfNscvrgDt }) =>
        at(frmTrsfNscvrgDt) >= day('2026-11-01') && at(frmTrsfNscvrgDt) < day('2026-11-11'),
    ],
    [
      '기간:2026-10',
      ({ frmTrsfNscvrgDt }) =>
        at(frmTrsfNscvrgDt) < day('2026-11-01') && at(frmTrsfNscvrgDt) >= day('2026-10-01'),
    ],
    ['등록:..2026-11-05', ({ regDt }) => at(regDt) < day('2026-11-06')],
  ])('%s finds what it says, and only that', async (text, isMeant, more) => {
    const expected = stored
      .filter(({ article: one }) => isMeant(one))
      .map(({ article: one }) => one.articleId);
    const { ids } = await found(text, more);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(stored.length);
    expect(ids).toEqual(expected.sort((one, other) => one - other));
  });

  it('names an outlet by each of its names, by a part of one, and by its address', async () => {
    const outlet = [...outletOf.values()].find(
      (one) => one?.mediaEngNm && one.dmnNm && one.mediaEngNm.includes(' '),
    );
    const expected = stored
      .filter(({ media: of }) => of?.mediaId === outlet?.mediaId)
      .map(({ article: one }) => one.articleId)
      .sort((one, other) => one - other);
    for (const name of [`"${outlet?.mediaEngNm}"`, outlet?.dmnNm])
      expect([name, (await found(`매체:${name}`)).ids]).toEqual([name, expected]);
    const [part] = (outlet?.mediaEngNm ?? '').split(' ');
    expect((await found(`매체:${part}`)).ids).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['국가:프랑즈', '‘프랑즈’: 그런 국가가 없습니다 – 4번째 글자. ‘프랑스’를 찾으셨나요?'],
    ['한복 분류:쀍', '‘쀍’: 그런 분류가 없습니다 – 7번째 글자. 이름을 다시 확인해 주세요.'],
    ['한복 기간:7x', '‘기간:’ 뒤의 ‘7x’ 값을 읽을 수 없습니다 – 7번째 글자.'],
    ['점수:많음', '‘점수:’ 뒤의 ‘많음’ 값을 읽을 수 없습니다 – 4번째 글자.'],
    ['한복 -(전시 NEAR/5 공연)', 'NEAR로 이은 말은 뺄 수 없습니다.'],
  ])('%s is refused with its place', async (text, problem) => {
    expect((await found(text)).problems).toEqual([expect.stringContaining(problem)]);
  });
});

describe('the beginning of a word', () => {
  const begins = (pattern: RegExp, ...names: ('kornTtl' | 'lclanTtl')[]) =>
    stored
      .filter(({ article: one }) => names.some((name) => pattern.test(one[name] ?? '')))
      .map(({ article: one }) => one.articleId)
      .sort((one, other) => one - other);

  it('stands for the words that begin like this', async () => {
    const { ids = [] } = await found('제목:cult*');
    expect(ids).toEqual(begins(/(?<![\p{L}\p{N}])cult/iu, 'kornTtl', 'lclanTtl'));
    expect(ids.length).toBeGreaterThan((await found('제목:culture')).ids?.length ?? 0);
  });

  it('is the word itself in scripts that are searched by part, and where no word begins like this', async () => {
    expect((await found('한복*')).ids).toEqual((await found('한복')).ids);
    expect((await found('xyzzy*')).ids).toEqual([]);
  });
});

describe('words near each other', () => {
  const near = (distance: number) =>
    stored
      .filter(({ article: one }) =>
        [one.kornTtl, one.lclanTtl, one.articleCn, one.articleTransCn, one.featExtrSmry].some((text) => {
          const words = (text ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
          const placesOf = (word: string) =>
            words.flatMap((one, place) => (one.includes(word) ? [place] : []));
          return placesOf('한국').some((a) => placesOf('문화').some((b) => Math.abs(a - b) <= distance));
        }),
      )
      .map(({ article: one }) => one.articleId)
      .sort((one, other) => one - other);

  it('are counted in words, whichever comes first', async () => {
    const [one, nine] = [await found('한국 NEAR/1 문화'), await found('문화 NEAR/9 한국')];
    expect(one.ids).toEqual(near(1));
    expect(nine.ids).toEqual(near(9));
    expect(near(9).length).toBeGreaterThan(near(1).length);
  });
});

describe('the integrated search', () => {
  it('takes fields alone, and shows posts only where no fact of articles is asked for', async () => {
    const hits = async (searchText: string) =>
      (await staff.get<ListAnswer<FoundItem>>('/search-list', { searchText, size: 50 })).body;
    const french = await hits('국가:프랑스 한국');
    expect(french.data.length).toBeGreaterThan(0);
    expect(new Set(french.data.map(({ ntnId }) => ntnId))).toEqual(new Set(['FR']));
    const all = await hits('국가:프랑스');
    expect(all.totalRecords).toBeGreaterThan(french.totalRecords);
    expect((await hits('한국 OR 국가:프랑스')).totalRecords).toBeGreaterThanOrEqual(all.totalRecords);
  });

  it('completes the names of values', async () => {
    const words = async (searchText: string) =>
      (await staff.get<{ data: { words: string[] } }>('/search/words', { searchText })).body.data.words;
    expect(await words('한복 국가:프')).toContain('한복 국가:프랑스');
    expect(await words('-분류:문')).toContain('-분류:문화·예술');
    expect(await words('한복 국ㅈ')).toEqual([]);
    expect(await words('매체:')).not.toEqual([]);
  });
});

describe('conditions of the form', () => {
  const rewritten = async (to: 'typed' | 'form', conditions: object) => {
    const answer = await staff.get<{ data: RewrittenSearch; message?: string }>('/search/rewritten', {
      to,
      ...conditions,
    });
    return { status: answer.status, message: answer.body.message, ...answer.body.data };
  };
  const days = { startDate: '2026-11-01', endDate: '2026-11-15' };
  const outlet = String(stored[0]?.article.mediaId);

  it.each<Record<string, string | string[]>>([
    { searchText: '한복', excludeText: '전시, 국가:일본', ntnId: ['FR', 'US'] },
    { searchText: '한국 OR 영화', keyword: '영화, 한복', multiKeywordCnd: 'OR', lclsfNm: 'KOREA' },
    { searchText: '한국, 문화', multiSearchCnd: 'OR', mediaId: [outlet], ...days },
    { keyword: '한복', featExtrMclsf: ['MCLSF_01', 'MCLSF_04'] },
  ])('find the same as the query that says them: %o', async (conditions) => {
    const { status, form } = await rewritten('typed', {
      ...conditions,
      multiSearchCnd: undefined,
      ...('startDate' in conditions && { period: 'custom' }),
    });
    expect(status).toBe(200);
    const { searchText = '', multiSearchCnd, ...given } = conditions;
    const typed = await found(form.searchText, { multiSearchCnd });
    expect(typed).toEqual(await found(String(searchText), { multiSearchCnd, ...given }));
    expect(typed.ids?.length).toBeGreaterThan(0);
    expect((await rewritten('form', form)).form).toMatchObject({ searchText, ...given });
  });

  it('of which no query can be made are refused in words', async () => {
    expect(await rewritten('typed', { excludeText: '전시' })).toMatchObject({
      status: 400,
      message: expect.stringContaining('검색식으로 옮기면') as string,
    });
  });
});
