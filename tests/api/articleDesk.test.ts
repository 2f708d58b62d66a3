import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { article } from '#generated/tables/index.ts';
import type { Article } from '#generated/types/article.ts';
import type { ArticleRevision, ArticleUrlCheck } from '#generated/types/articleDeskCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { createArticle, createOutlet } from '../helpers/factories.ts';
import { readCsvExport } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'desk-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { app } = await testApp({ variables: { DATA_DIR: dataDir } });
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');
const mission = await signedIn(app, 'mission');

const outlet = await createOutlet({
  mediaKornNm: '파리 신문',
  ntnId: 'FR',
  dmnNm: 'desk.fr',
  rgtrId: 'SYSTEM',
  mdfrId: 'SYSTEM',
});
const mediaId = outlet.mediaId;

type Stored = Answer<
  ErrorBody & {
    data: Article & { mdfcnHistoryList: { chgHstryId: number; chgKnd: string; fields: object[] }[] };
  }
>;

let counter = 0;
const written = (values: object = {}) => {
  counter += 1;
  return {
    kornTtl: `파리에서 열린 한국 영화제 ${counter}`,
    lclanTtl: 'Le festival du film coréen à Paris',
    articleCn: 'Le festival du film coréen a ouvert ses portes vendredi à Paris.',
    lclsfNm: 'KOREA',
    mediaId,
    ntnId: 'FR',
    frmTrsfNscvrgDt: '2026-02-03T09:00:00+09:00',
    url: `https://www.desk.fr/culture/${counter}`,
    ...values,
  };
};
const pdf = { name: '지면.pdf', bytes: '%PDF-1.4 지면 %%EOF' };
const insert = (values: object = {}, files: (typeof pdf)[] = [], client = staff) =>
  client.upload('POST', '/insert-article', 'article', written(values), files) as Promise<Stored>;
const made = async (values: object = {}, files: (typeof pdf)[] = [], client = staff) => {
  const answer = await insert(values, files, client);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.data;
};
const update = (record: Article, values: object, client = staff) =>
  client.write('PUT', '/update-article', {
    articleId: record.articleId,
    mdfcnDt: record.mdfcnDt,
    ...values,
  }) as Promise<Stored>;
const detail = async (articleId: number, client = staff) =>
  ((await client.get('/article-detail', { articleId })) as Stored).body.data;
const refusal = ({ status, body }: Answer<ErrorBody>) => [
  status,
  body.fields?.map(({ name, message }) => [name, message]),
];
const check = (url: string, query: object = {}) =>
  staff.write('POST', '/article-check/url', { url, ...query }) as Promise<
    Answer<ErrorBody & { data: ArticleUrlCheck }>
  >;

describe('an article registered by hand', () => {
  it('is stored with language, author’s group and translator', async () => {
    const stored = await made({
      articleTransCn: '한국 영화제가 금요일 파리에서 열렸다.',
      featExtrSmry: '영화제 개막',
    });
    expect(stored).toMatchObject({
      menualYn: 'Y',
      aiYn: 'N',
      payYn: 'N',
      lanCd: 'fr',
      mediaNm: '파리 신문',
      ntnNm: '프랑스',
      userGroupCd: 'HQ',
      transOrgnNm: 'person',
      smryOrgnNm: 'person',
    });
    expect(await detail(stored.articleId)).toMatchObject({ groupNm: '본부', kornTtl: stored.kornTtl });
  });

  it('is found by its words at once, also after a correction', async () => {
    const stored = await made({ kornTtl: '희귀한낱말 전시' });
    const found = async (searchText: string) =>
      ((await staff.get('/article-list', { searchText })) as Answer<{ totalRecords: number }>).body
        .totalRecords;
    expect(await found('희귀한낱말')).toBe(1);
    expect((await update(stored, { kornTtl: '흔한낱말 전시' })).status).toBe(200);
    expect([await found('희귀한낱말'), await found('흔한낱말')]).toEqual([0, 1]);
  });

  it('requires every field that the form requires', async () => {
    const answer = await insert({
      kornTtl: '',
      lclsfNm: null,
      mediaId: null,
      ntnId: null,
      frmTrsfNscvrgDt: null,
      url: '',
    });
    expect(answer.body.message).toBe(messages.required.many);
    expect(answer.body.fields?.map(({ name }) => name).sort()).toEqual(
      ['frmTrsfNscvrgDt', 'kornTtl', 'lclsfNm', 'mediaId', 'ntnId', 'url'].sort(),
    );
  });

  it('requires a public address', async () => {
    for (const url of ['http://127.0.0.1/a', 'http://localhost/a', 'http://10.0.0.1/'])
      expect(refusal(await insert({ url }))).toEqual([
        400,
        [['url', '인터넷에서 누구나 열 수 있는 주소(http, https)를 입력해 주세요.']],
      ]);
    for (const url of [
      'ftp://desk.fr/a',
      'javascript:alert(1)',
      'http://192.168.0.10/culture',
      'http://[::ffff:10.0.0.1]/culture',
      '그냥글자',
    ])
      expect([url, (await insert({ url })).status]).toEqual([url, 400]);
  });

  it('is registered once, in whatever form its address is given', async () => {
    const stored = await made({ url: 'https://www.desk.fr/once?id=1' });
    for (const url of [
      'http://desk.fr/once/?utm_source=x&id=1',
      'https://desk.fr/once?id=1#top',
      'HTTPS://WWW.DESK.FR/once?id=1&fbclid=2',
    ]) {
      expect((await check(url)).body.data).toMatchObject({ duplicated: true, articleId: stored.articleId });
      expect(refusal(await insert({ url }))).toEqual([
        400,
        [['url', `이미 등록된 URL입니다. (기사 번호 ${stored.articleId})`]],
      ]);
    }
    expect((await check('https://www.desk.fr/once?id=2')).body.data).toMatchObject({
      duplicated: false,
      articleId: null,
    });
    const own = await check('https://www.desk.fr/once?id=1', { articleId: stored.articleId });
    expect(own.body.data.duplicated).toBe(false);
  });

  it('is stored once if two people register it at the same moment', async () => {
    const url = 'https://www.desk.fr/both';
    const answers = await Promise.all([insert({ url }), insert({ url }, [], admin)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await inDatabase(() => db().select().from(article).where(eq(article.url, url)));
    expect(rows).toHaveLength(1);
  });

  it('is stored once if its address is sent in two forms', async () => {
    for (const spelling of [
      'http://desk.fr/spelt/',
      'https://www.desk.fr/spelt?utm_source=x',
      'http://www.desk.fr/spelt#a',
    ]) {
      const [page, other] = [spelling.replace('spelt', 'a'), 'https://desk.fr/spelt'].map((url) =>
        url.replace(/(a|spelt)(?=[/?#]|$)/, `page-${counter}`),
      );
      const answers = await Promise.all([insert({ url: page }), insert({ url: other }, [], admin)]);
      const [refused] = answers.filter(({ status }) => status !== 200);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(refused?.body.fields?.map(({ name }) => name)).toEqual(['url']);
      expect(refused?.body.message).toMatch(/^이미 등록된 URL입니다\./);
    }
  });

  it('is a duplicate of another kind, with its title hidden', async () => {
    const paper = await createArticle({
      itemKnd: 'thinkTank',
      kornTtl: '비밀 보고서',
      url: 'https://tank.fr/paper',
      canonicalUrl: 'tank.fr/paper',
      rgtrId: 'SYSTEM',
      mdfrId: 'SYSTEM',
    });
    expect((await check('http://www.tank.fr/paper/')).body.data).toEqual({
      duplicated: true,
      articleId: paper.articleId,
      itemKnd: 'thinkTank',
      kornTtl: null,
      url: 'http://www.tank.fr/paper/',
    });
  });

  it('cannot be dated in the future', async () => {
    const at = (ahead: number) => new Date(Date.now() + ahead).toISOString();
    expect(refusal(await insert({ frmTrsfNscvrgDt: at(2 * 3_600_000) }))).toEqual([
      400,
      [['frmTrsfNscvrgDt', messages.dateRange.beyondMax]],
    ]);
    await made({ frmTrsfNscvrgDt: at(600_000) });
  });

  it('cannot set how it was collected or who translated it', async () => {
    const stored = await made({ articleTransCn: '번역' });
    const { body } = await update(stored, { aiYn: 'Y', transOrgnNm: 'some-model', userGroupCd: 'ADMIN' });
    expect(body.data).toMatchObject({ aiYn: 'N', transOrgnNm: 'person', userGroupCd: 'HQ' });
  });
});

describe('a print report', () => {
  it('requires page, column and a file, but no address', async () => {
    const bare = { prcYn: 'Y', url: '' };
    expect(refusal(await insert(bare))).toEqual([
      400,
      [
        ['prcvpg', messages.form.printReportNeeded],
        ['files', messages.form.articleFileNeeded],
      ],
    ]);
    expect(refusal(await insert({ ...bare, prcvpg: '3', prcvsc: '2' }))).toEqual([
      400,
      [['files', messages.form.articleFileNeeded]],
    ]);
    const stored = await made({ ...bare, prcvpg: '3', prcvsc: '2' }, [pdf]);
    expect(stored.url).toBeNull();
    expect((await detail(stored.articleId)).files).toHaveLength(1);
  });

  it('cannot lose its last file', async () => {
    const stored = await made({ prcYn: 'Y', url: null, prcvpg: '3', prcvsc: '2' }, [pdf]);
    const fileId = (stored.files as { fileId: string }[])[0]?.fileId;
    const answer = (await staff.upload(
      'PUT',
      '/update-article',
      'article',
      { articleId: stored.articleId, mdfcnDt: stored.mdfcnDt },
      [],
      { deleteFiles: [fileId] },
    )) as Stored;
    expect(refusal(answer)).toEqual([400, [['files', messages.form.articleFileNeeded]]]);
  });
});

describe('a correction', () => {
  const byModel = async () => {
    const { articleId } = await made({ articleTransCn: '기계가 옮긴 글.' });
    await inDatabase(() =>
      db()
        .update(article)
        .set({ transOrgnNm: 'some-model', rgtrId: 'AI' })
        .where(eq(article.articleId, articleId)),
    );
    return detail(articleId);
  };

  it('of a machine translation makes a person its translator; both versions are kept', async () => {
    const machine = await byModel();
    expect(machine.transOrgnNm).toBe('some-model');
    const answer = await update(machine, { articleTransCn: '사람이 고친 글.' });
    expect([answer.status, answer.body.data.transOrgnNm]).toEqual([200, 'person']);
    const { mdfcnHistoryList } = await detail(machine.articleId);
    expect(mdfcnHistoryList[0]).toMatchObject({ chgKnd: 'update', rgtrNm: '이직원', fields: ['번역문'] });
    const { body } = (await staff.get('/article-history-detail', {
      articleId: machine.articleId,
      chgHstryId: mdfcnHistoryList[0]?.chgHstryId,
    })) as Answer<{ data: ArticleRevision }>;
    expect(body.data.changes).toEqual([
      { name: 'articleTransCn', label: '번역문', before: '기계가 옮긴 글.', after: '사람이 고친 글.' },
    ]);
  });

  it('of another field leaves the machine as translator', async () => {
    const machine = await byModel();
    const { body } = await update(machine, { htcnyOpnn: '검토함' });
    expect(body.data.transOrgnNm).toBe('some-model');
  });

  it('shows references by their names in the history', async () => {
    const stored = await made();
    expect((await update(stored, { ntnId: 'BE' })).status).toBe(200);
    const { mdfcnHistoryList } = await detail(stored.articleId);
    const { body } = (await staff.get('/article-history-detail', {
      articleId: stored.articleId,
      chgHstryId: mdfcnHistoryList[0]?.chgHstryId,
    })) as Answer<{ data: ArticleRevision }>;
    expect(body.data.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['국가', '프랑스', '벨기에'],
    ]);
  });

  it('does not reveal the history of another article', async () => {
    const [one, other] = [await made(), await made()];
    await update(one, { ntnId: 'BE' });
    const { mdfcnHistoryList } = await detail(one.articleId);
    const { status } = await staff.get('/article-history-detail', {
      articleId: other.articleId,
      chgHstryId: mdfcnHistoryList[0]?.chgHstryId,
    });
    expect(status).toBe(404);
  });

  it('over somebody else’s is a conflict and returns the current version', async () => {
    const stored = await made();
    expect((await update(stored, { htcnyOpnn: '첫째' }, admin)).status).toBe(200);
    const answer = await update(stored, { htcnyOpnn: '둘째' });
    expect([answer.status, answer.body.data.htcnyOpnn]).toEqual([409, '첫째']);
  });
});

describe('the right to register and edit', () => {
  const person = async (flags: object, authorities: number[] = [1]) =>
    colleagueClient(app, await colleague(flags, authorities));

  it('is write access to the menu, or of data collectors', async () => {
    const reader = await person({});
    expect((await insert({}, [], reader)).status).toBe(403);
    const collector = await person({ clctdrProfcTkcgYn: 'Y' });
    expect((await insert({}, [], collector)).status).toBe(200);
    const elsewhere = await person({ clctdrProfcTkcgYn: 'Y' }, []);
    expect((await insert({}, [], elsewhere)).status).toBe(403);
  });

  it('does not include articles of others for mere writers', async () => {
    const { userId, client } = await writer();
    const own = await made({}, [], client);
    expect(own.rgtrId).toBe(userId);
    expect((await update(own, { htcnyOpnn: '내 것' }, client)).status).toBe(200);
    const foreign = await made();
    expect((await update(foreign, { htcnyOpnn: '남의 것' }, client)).status).toBe(403);
    expect((await update(foreign, { htcnyOpnn: '관리자' }, admin)).status).toBe(200);
  });

  const writer = async () => {
    const userId = await colleague({}, [1]);
    await inDatabase(async () => {
      const { authorityUser } = await import('#generated/tables/index.ts');
      await db().update(authorityUser).set({ wrtYn: 'Y' }).where(eq(authorityUser.userId, userId));
    });
    return { userId, client: await colleagueClient(app, userId) };
  };
});

describe('the history of an article', () => {
  it('names files without their storage keys', async () => {
    const stored = await made();
    const answer = (await staff.upload(
      'PUT',
      '/update-article',
      'article',
      { articleId: stored.articleId, mdfcnDt: stored.mdfcnDt },
      [pdf],
    )) as Stored;
    expect(answer.status).toBe(200);
    const [line] = (await detail(stored.articleId)).mdfcnHistoryList;
    const { body } = (await staff.get('/article-history-detail', {
      articleId: stored.articleId,
      chgHstryId: line?.chgHstryId ?? 0,
    })) as Answer<{ data: ArticleRevision }>;
    expect(body.data.changes).toEqual([{ name: 'files', label: '첨부파일', before: null, after: pdf.name }]);
  });
});

describe('articles of the local press', () => {
  const onsite = async (query: object = {}) =>
    (await mission.get('/article-list/onsite', query)) as Answer<
      ErrorBody & { data: { articleId: number }[]; totalRecords: number }
    >;
  const mark = (articleIds: number[], onsiteMediaArticleYn: string, client = mission) =>
    client.write('PUT', '/update-article/onsite', { articleIds, onsiteMediaArticleYn }) as Promise<
      Answer<ErrorBody & { data: { changed: number } }>
    >;

  it('are for missions abroad and administrators only', async () => {
    const [one, other] = [await made(), await made()];
    const before = (await onsite()).body.totalRecords;
    expect((await mark([one.articleId, other.articleId], 'Y')).body.data).toEqual({ changed: 2 });
    expect((await mark([one.articleId], 'Y')).body.data).toEqual({ changed: 0 });
    expect((await onsite()).body.totalRecords).toBe(before + 2);
    expect((await onsite({ searchText: one.kornTtl })).body.data.map(({ articleId }) => articleId)).toEqual([
      one.articleId,
    ]);
    expect((await mark([one.articleId], 'N', staff)).status).toBe(403);
    expect((await staff.get('/article-list/onsite')).status).toBe(403);
    expect((await mark([other.articleId], 'N', admin)).body.data).toEqual({ changed: 1 });
    expect((await onsite()).body.totalRecords).toBe(before + 1);
    expect((await detail(one.articleId)).mdfcnHistoryList[0]).toMatchObject({ fields: ['현지 언론 기사'] });
  });

  it('cannot be edited by those who may mark them', async () => {
    const foreign = await made({}, [], staff);
    await mark([foreign.articleId], 'Y');
    const now = await detail(foreign.articleId);
    expect((await update(now, { htcnyOpnn: '재외공관이 고침' }, mission)).status).toBe(403);
    expect((await detail(foreign.articleId)).htcnyOpnn).toBe(now.htcnyOpnn);
  });

  it('keep their version if they are marked already', async () => {
    const stored = await made();
    await mark([stored.articleId], 'Y');
    const { mdfcnDt, mdfcnHistoryList } = await detail(stored.articleId);
    expect((await mark([stored.articleId], 'Y', admin)).body.data).toEqual({ changed: 0 });
    expect((await detail(stored.articleId)).mdfcnDt).toBe(mdfcnDt);
    expect((await detail(stored.articleId)).mdfcnHistoryList).toHaveLength(mdfcnHistoryList.length);
  });

  it('are exported with the condition in the heading', async () => {
    const stored = await made();
    await mark([stored.articleId], 'Y');
    const query = { format: 'csv', columns: ['kornTtl'], searchText: stored.kornTtl ?? '' };
    const { bytes = Buffer.alloc(0), headers } = await mission.get('/article-list-excel/onsite', query);
    expect(decodeURIComponent(String(headers['content-disposition']))).toMatch(/현지 언론 기사_\d{8}\.csv/);
    const { preamble, rows } = readCsvExport(bytes);
    expect(preamble[0]).toContain('현지 언론 기사');
    expect(preamble[1]).toContain('현지 언론 기사: 예');
    expect(rows).toEqual([[stored.kornTtl]]);
  });

  it('are marked all or none', async () => {
    const stored = await made();
    expect((await mark([stored.articleId, 999_999_999], 'Y')).status).toBe(404);
    expect((await detail(stored.articleId)).onsiteMediaArticleYn).toBe('N');
    expect((await mark([], 'Y')).status).toBe(400);
  });
});
