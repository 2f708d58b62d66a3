// On both engines: an import that runs alternately with other requests.
import { asc, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { article, changeHistory, featureExtractionDict, relatedIssueDict } from '#generated/tables/index.ts';
import type { ImportedWords, WaitingArticles } from '#generated/types/dictionaryCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { setByPerson } from '#server/modules/analysis/index.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { createArticles } from '../helpers/factories.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp({ jobs: true });
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');

const csv = (...lines: string[]): Buffer =>
  Buffer.from(['대표어,특징 종류,다른 표기,비고', ...lines].join('\r\n'));
const send = (content: Buffer, tryYn: 'Y' | 'N', who = admin) =>
  who.call({
    method: 'POST',
    url: '/api/featureextractiondict-import',
    payload: { content: content.toString('base64'), tryYn },
  }) as Promise<Answer<{ data: ImportedWords } & ErrorBody>>;
const words = () =>
  inDatabase(async () =>
    db().select().from(featureExtractionDict).orderBy(asc(featureExtractionDict.extrId)),
  );

beforeEach(() =>
  inDatabase(async () => {
    await db().delete(relatedIssueDict);
    await db().delete(featureExtractionDict);
    await db().delete(changeHistory).where(eq(changeHistory.entityNm, 'featureExtractionDict'));
  }),
);

describe('a list of words', () => {
  it('is previewed, then imported; a repetition changes nothing', async () => {
    await inDatabase(() =>
      db()
        .insert(featureExtractionDict)
        .values([
          { extrKwd: '한류', featKndCd: 'issue', synmList: ['Hallyu'] },
          { extrKwd: '문체부', featKndCd: 'inst', synmList: null },
        ]),
    );
    const list = csv('한류,이슈,"Hallyu, 韓流",', '문체부,기관,,', '방탄소년단,인물,BTS,가수', '누구,사람,,');
    const seen = await send(list, 'Y');
    expect(seen.body.data).toMatchObject({ newCnt: 1, grownCnt: 1, knownCnt: 1, refusedCnt: 1 });
    expect(seen.body.data.items.map(({ line, stateCd, writings }) => [line, stateCd, writings])).toEqual([
      [5, 'refused', []],
      [2, 'grown', ['韓流']],
      [3, 'known', []],
      [4, 'new', ['BTS']],
    ]);
    expect(await words()).toHaveLength(2);
    expect((await send(list, 'N')).body.data).toMatchObject({ newCnt: 1, grownCnt: 1 });
    expect(await words()).toMatchObject([
      { extrKwd: '한류', synmList: ['Hallyu', '韓流'], mdfrId: 'demo-admin' },
      { extrKwd: '문체부', synmList: null },
      {
        extrKwd: '방탄소년단',
        extrKwdFold: '방탄소년단',
        synmList: ['BTS'],
        rmrk: '가수',
        rgtrId: 'demo-admin',
      },
    ]);
    const history = await inDatabase(async () =>
      db().select().from(changeHistory).where(eq(changeHistory.entityNm, 'featureExtractionDict')),
    );
    expect(history.map(({ chgKnd }) => chgKnd).toSorted()).toEqual(['insert', 'update']);
    expect((await send(list, 'N')).body.data).toMatchObject({ newCnt: 0, grownCnt: 0, knownCnt: 3 });
  });

  it('is accepted as template and as an export of the dictionary', async () => {
    for (const format of ['xlsx', 'csv']) {
      const { bytes = Buffer.of() } = await admin.get('/featureextractiondict-import/template', { format });
      const { body } = await send(bytes, 'N');
      expect(body.data).toMatchObject({ newCnt: format === 'xlsx' ? 2 : 0, refusedCnt: 0 });
      const exported = await admin.get('/featureextractiondict-list-excel', { format });
      const again = await send(exported.bytes ?? Buffer.of(), 'Y');
      expect(again.body.data).toMatchObject({ newCnt: 0, grownCnt: 0, knownCnt: 2, refusedCnt: 0 });
    }
  });

  it.each([
    ['no base64', '가', '파일을 읽을 수 없습니다. 다시 골라 주세요.'],
    ['no list', Buffer.from('아무 글').toString('base64'), "첫 줄에 '대표어'와 '특징 종류'가 있어야 합니다."],
  ])('is refused with a sentence if it is %s', async (_, content, sentence) => {
    const { status, body } = (await admin.call({
      method: 'POST',
      url: '/api/featureextractiondict-import',
      payload: { content, tryYn: 'N' },
    })) as Answer<ErrorBody>;
    expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('can be imported by administrators only', async () => {
    expect((await send(csv('한류,이슈,,'), 'N', staff)).status).toBe(403);
    expect(await words()).toEqual([]);
  });

  it('of thousands of words is stored in batches without blocking others', async () => {
    const lines = Array.from({ length: 3_000 }, (_, n) => `낱말 ${n},이슈,"word ${n}, 語${n}",`);
    let answered = 0;
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        await inDatabase(() =>
          db().select({ extrId: featureExtractionDict.extrId }).from(featureExtractionDict).limit(1),
        );
        if (!isOver) answered += 1;
      }
    })();
    const { body } = await send(csv(...lines), 'N');
    isOver = true;
    await others;
    expect(body.data).toMatchObject({ newCnt: 3_000, refusedCnt: 0 });
    expect(body.data.items.length).toBeLessThanOrEqual(500);
    // not once, after the whole import
    expect(answered).toBeGreaterThan(5);
  });
});

it('a word that the dictionary holds in this kind is reported once, at the word', async () => {
  const insert = (featKndCd: string) =>
    admin.call({
      method: 'POST',
      url: '/api/insert-featureextractiondict',
      payload: { extrKwd: '한류', featKndCd },
    }) as Promise<Answer<ErrorBody>>;
  expect((await insert('issue')).status).toBe(200);
  const { status, body } = await insert('issue');
  expect(status).toBe(409);
  expect(body.fields).toEqual([
    { name: 'extrKwd', label: '대표어', message: '같은 특징 종류로 이미 등록된 대표어입니다.' },
  ]);
  expect((await insert('plcy')).status).toBe(200);
});

describe('articles that are stored', () => {
  const bare = (change: Partial<typeof article.$inferInsert> = {}) => ({
    itemKnd: 'article' as const,
    lclanTtl: 'BTS in Seoul',
    lanCd: 'en',
    anlsYn: 'Y',
    srcNm: 'again',
    frmTrsfNscvrgDt: new Date(Date.now() - 86_400_000),
    ...change,
  });
  const waiting = async () =>
    ((await admin.get('/article-reanalysis/waiting')) as Answer<{ data: WaitingArticles }>).body.data;

  it('of recent days are analysed again, except people’s edits', async () => {
    const old = new Date(Date.now() - 40 * 86_400_000);
    await createArticles([
      bare(),
      bare({
        featExtrKwdList: ['손으로 쓴 말'],
        fieldOrgn: setByPerson({}, ['featExtrKwdList'], new Date()),
      }),
      bare({ frmTrsfNscvrgDt: old }),
    ]);
    await send(csv('방탄소년단,인물,BTS,'), 'N');
    const { status } = await admin.call({
      method: 'POST',
      url: '/api/article-reanalysis',
      payload: { days: 30 },
    });
    expect(status).toBe(200);
    await expect.poll(waiting).toEqual({
      waitingCnt: 0,
      moreYn: 'N',
      underWayYn: 'N',
      failedCnt: 0,
      nextTryDt: null,
    });
    const rows = await inDatabase(async () =>
      db().select().from(article).where(like(article.srcNm, 'again')).orderBy(asc(article.articleId)),
    );
    expect(rows.map(({ featExtrKwdList, featExtr }) => [featExtrKwdList, Boolean(featExtr)])).toEqual([
      [['방탄소년단'], true],
      [['손으로 쓴 말'], true],
      [null, false],
    ]);
  });

  it('are counted while they wait, apart from failed ones', async () => {
    await createArticles([bare({ anlsYn: 'N' }), bare({ anlsYn: 'N', featExtrErrYn: 'Y' })]);
    expect(await waiting()).toMatchObject({ waitingCnt: 1, moreYn: 'N', failedCnt: 1, nextTryDt: null });
  });

  it('are analysed again for at most a year, and not for staff', async () => {
    const ask = (days: number, who = admin) =>
      who.call({ method: 'POST', url: '/api/article-reanalysis', payload: { days } });
    expect((await ask(366)).status).toBe(400);
    expect((await ask(30, staff)).status).toBe(403);
  });
});
