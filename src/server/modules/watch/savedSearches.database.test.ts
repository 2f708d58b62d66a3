// On both engines: hits are found and told by statements.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { article, savedView, searchSynonym, watch, watchHit, watchWaiting } from '#generated/tables/index.ts';
import type { KeptViews } from '#generated/types/savedViewCalls.ts';
import type { WatchPreview } from '#generated/types/watchCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { signedIn } from '../../../../tests/helpers/client.ts';
import { createArticles } from '../../../../tests/helpers/factories.ts';
import { runJob } from '../../../../tests/helpers/runJob.ts';
import { testApp } from '../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { always, watching } from '../../../../tests/helpers/watching.ts';

const { app } = await testApp();
const { staff, save, keepWatch, listed, comeIn } = await watching(app);
const mission = await signedIn(app, 'mission');

beforeEach(() =>
  inDatabase(async () => {
    for (const table of [watchHit, watchWaiting, watch, savedView, article]) await db().delete(table);
  }),
);

describe('new hits', () => {
  it('are counted since the last look, for the owner and for the group', async () => {
    const viewId = await save('한복', 'searchText=%ED%95%9C%EB%B3%B5');
    await comeIn([{ kornTtl: '한복' }, { kornTtl: '한복 둘' }, { kornTtl: '김치' }]);
    expect((await listed(viewId))?.newCnt).toBe(2);
    await staff.write('PUT', '/update-watch/seen', { viewId });
    expect((await listed(viewId))?.newCnt).toBe(0);
    await comeIn([{ kornTtl: '한복 셋' }]);
    expect((await listed(viewId))?.newCnt).toBe(1);
    expect(await listed(viewId, mission)).toBeUndefined();
    expect((await mission.write('PUT', '/update-watch/seen', { viewId })).status).toBe(404);
  });

  it('are forgotten if an article no longer fits before it was told', async () => {
    const viewId = await save('한복', 'searchText=%ED%95%9C%EB%B3%B5&ntnId=FR');
    const [articleId] = await comeIn([{ kornTtl: '한복', ntnId: 'FR' }]);
    expect((await listed(viewId))?.newCnt).toBe(1);
    await inDatabase(async () =>
      db()
        .update(article)
        .set({ ntnId: 'DE' })
        .where(eq(article.articleId, articleId ?? 0)),
    );
    await runJob(app, 'watchMatch');
    expect((await listed(viewId))?.newCnt).toBe(0);
  });

  it('of the integrated search include other spellings and all kinds', async () => {
    await inDatabase(async () =>
      db()
        .insert(searchSynonym)
        .values({ rprsNm: '한지', rprsNmFold: '한지', synmList: ['hanjipaper'] }),
    );
    const viewId = await save('한지', `searchText=${encodeURIComponent('한지')}`, '/search');
    await comeIn([{ lclanTtl: 'Hanjipaper in Paris' }, { kornTtl: '한지', itemKnd: 'thinkTank' }]);
    expect((await listed(viewId))?.newCnt).toBe(2);
  });
});

describe('a search that cannot keep watch', () => {
  it.each([
    ['without any condition', '/article/Article', 'lclsfNm=all', '조건이 없어'],
    ['for unread articles', '/article/Article', 'lclsfNm=all&unreadYn=Y', '‘새로 온 것만’'],
    [
      'with a name that is gone',
      '/article/Article',
      `lclsfNm=all&searchText=${encodeURIComponent('국가:없는나라')}`,
      '그런 국가가 없습니다',
    ],
    ['of posts', '/search', 'searchText=a&kind=board', '기사, 싱크탱크, 소셜 미디어'],
  ])('%s says why', async (_name, menuUrl, cndCn, reason) => {
    const answer = await staff.write<{ data: KeptViews }>('POST', '/insert-savedview', {
      menuUrl,
      viewNm: '보기',
      cndCn,
    });
    const viewId = answer.body.data.viewId ?? 0;
    const one = await listed(viewId);
    expect([one?.watchableYn, one?.rsn]).toEqual(['N', expect.stringContaining(reason)]);
    const refused = await keepWatch(viewId);
    expect([refused.status, refused.body.fields?.[0]?.message]).toEqual([
      400,
      expect.stringContaining(reason),
    ]);
  });

  it('asks for a telephone number and a server of text messages', async () => {
    const viewId = await save('한복', 'searchText=a');
    expect((await keepWatch(viewId, { smsYn: 'Y' })).body.fields?.[0]?.name).toBe('smsYn');
  });
});

describe('a saved search within another', () => {
  const found = async (searchText: string) =>
    staff.get<{ totalRecords: number } & ErrorBody>('/article-list', { searchText });

  it('stands for its query', async () => {
    await createArticles([
      { kornTtl: '한복', ntnId: 'FR', frmTrsfNscvrgDt: new Date() },
      { kornTtl: '한복', ntnId: 'DE', frmTrsfNscvrgDt: new Date() },
      { kornTtl: '한복 전시', ntnId: 'FR', frmTrsfNscvrgDt: new Date() },
    ]);
    await save('프랑스 한복', 'searchText=%ED%95%9C%EB%B3%B5&ntnId=FR');
    expect((await found('저장:"프랑스 한복"')).body.totalRecords).toBe(2);
    expect((await found('저장:"프랑스 한복" 전시')).body.totalRecords).toBe(1);
    expect((await found('저장:없는것')).body.fields?.[0]?.message).toContain(
      '그런 이름으로 저장한 검색이 없습니다',
    );
  });

  it('stands for a limited number of words, however deep', async () => {
    const many = Array.from({ length: 50 }, (_, at) => `낱말${at}`).join(' OR ');
    for (const name of ['하나', '둘', '셋', '넷', '다섯'])
      await save(name, `searchText=${encodeURIComponent(many)}`);
    const four = await found('저장:하나 OR 저장:둘 OR 저장:셋 OR 저장:넷');
    expect(four.status).toBe(200);
    for (const text of ['하나 둘 셋 넷 다섯', '하나 하나 하나 하나 하나 하나']) {
      const all = text.split(' ').map((name) => `저장:${name}`);
      expect((await found(`${all.join(' OR ')} OR ${many.slice(0, 400)}`)).status).toBe(400);
    }
  });

  it('reads no more than some searches within each other for one query, though each calls five', async () => {
    await save('1층', 'searchText=%ED%95%9C%EB%B3%B5');
    for (const level of [2, 3, 4])
      await save(
        `${level}층`,
        `searchText=${encodeURIComponent(
          Array(5)
            .fill(`저장:${level - 1}층`)
            .join(' '),
        )}`,
      );
    expect((await found('저장:3층')).status).toBe(200);
    const [fault] = (await found('저장:4층')).body.fields ?? [];
    expect(fault?.message).toContain('모두 50번까지');
  });

  it('keeps no watch for words without letters', async () => {
    const viewId = await save('별', `searchText=${encodeURIComponent('*')}`);
    expect(await listed(viewId)).toMatchObject({
      watchableYn: 'N',
      rsn: expect.stringContaining('‘*’에는 글자나 숫자가 없어') as string,
    });
  });

  it('refuses to call itself, by whatever way', async () => {
    const inner = await save('가', `searchText=${encodeURIComponent('저장:나')}`);
    await save('나', `searchText=${encodeURIComponent('저장:가')}`);
    expect((await found('저장:가')).body.fields?.[0]?.message).toContain('가 → 나 → 가');
    expect((await listed(inner))?.rsn).toContain('다시 자신을 부릅니다');
  });
});

it('a preview says what would have been told in the last 30 days', async () => {
  const day = (days: number, hour: number) => new Date(Date.now() - days * 86_400_000 - hour * 3_600_000);
  await createArticles(
    [1, 1, 2, 3, 40].map((days, at) => ({
      kornTtl: `한복 ${at}`,
      regDt: day(days, at % 2),
      frmTrsfNscvrgDt: day(days, at % 2),
    })),
  );
  const viewId = await save('한복', 'searchText=%ED%95%9C%EB%B3%B5');
  const preview = async (settings: object) =>
    (await staff.get<{ data: WatchPreview }>('/watch/preview', { viewId, ...always, ...settings })).body.data;
  const daily = await preview({ freqCd: 'daily', sndHm: '00:00' });
  expect([daily.articleCnt, daily.isWhole]).toEqual([4, true]);
  expect(daily.messages.reduce((sum, { articleCnt }) => sum + articleCnt, 0)).toBe(4);
  expect((await preview({ freqCd: 'atOnce' })).msgCnt).toBe(4);
  expect((await preview({ freqCd: 'none' })).messages).toEqual([]);
});
