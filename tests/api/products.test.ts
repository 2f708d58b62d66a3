import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { boardPost, dailyBriefing, menu } from '#generated/tables/index.ts';
import type { BoardPost, BoardPostItem } from '#generated/types/boardPost.ts';
import type { ReportItem } from '#generated/types/boardPostCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { menuHolder } from '../helpers/menuHolder.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Stored = Answer<ErrorBody & { data: BoardPost }>;
type Listed = Answer<ErrorBody & { data: BoardPostItem[]; totalRecords: number }>;

const { app } = await testApp();
const menuIdOf = async (url: string): Promise<number> => {
  const [found] = await inDatabase(() =>
    db().select({ menuId: menu.menuId }).from(menu).where(eq(menu.url, url)),
  );
  if (!found) throw new Error(`There is no menu ${url}.`);
  return found.menuId;
};
const cardNews = '/product/publicity/CardNews';
const weekly = '/product/weekly/WeeklyEconomy';
const cards = await menuIdOf(cardNews);
const reports = await menuIdOf(weekly);
const notices = await menuIdOf('/communication/Notice');

const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');
const adminOffSite = await signedIn(app, 'admin', '8.8.8.8');
const holder = (urls: string[], prslYn: string, wrtYn: string) => menuHolder(app, urls, { prslYn, wrtYn });
const cardReader = await holder([cardNews], 'Y', 'N');
const cardWriter = await holder([cardNews], 'Y', 'Y');
const cardLister = await holder([cardNews], 'N', 'N');
const weeklyWriter = await holder([weekly, '/article/Report'], 'Y', 'Y');

/** The smallest valid picture. */
const png = (name: string) => ({
  name,
  bytes: new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
});
const pdf = (name: string) => ({ name, bytes: `%PDF-1.4 ${name} %%EOF` });
type File = ReturnType<typeof pdf> | ReturnType<typeof png>;

const text = { menuId: cards, ttl: '한눈에 보는 한류', cn: '<p>카드 다섯 장입니다.</p>' };
const insert = (values = {}, client = cardWriter, files: File[] = []) =>
  client.upload('POST', '/insert-esboard', 'board', { ...text, ...values }, files) as Promise<Stored>;
const made = async (values = {}, client = cardWriter, files: File[] = []) => {
  const answer = await insert(values, client, files);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.data;
};
const list = (query = {}, client = cardReader) =>
  client.get('/esboard-list', { menuId: cards, ...query }) as Promise<Listed>;
const detail = (pstId: number, client = cardReader) =>
  client.get('/esboard-detail', { pstId }) as Promise<Stored>;
const update = (values: object, client = cardWriter, files: File[] = [], extra = {}) =>
  client.upload('PUT', '/update-esboard', 'board', values, files, extra) as Promise<Stored>;
const remove = (pstId: number, client = cardWriter) =>
  client.write('DELETE', '/delete-esboard', { pstId }) as Promise<Answer<ErrorBody>>;
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

describe('a post of a product page', () => {
  it('is written with its menu’s right, with title and content only', async () => {
    const { pstId } = await made({}, cardWriter, [pdf('원고.pdf'), png('첫 장.png')]);
    const { body } = await detail(pstId);
    expect(body.data).toMatchObject({
      menuId: cards,
      menuNm: '카드뉴스',
      menuUrl: cardNews,
      pstKndCd: 'CARD_NEWS',
      ttl: text.ttl,
      rgtrNm: '박동료',
      delYn: 'N',
      files: [{ orgnlFileNm: '원고.pdf' }, { orgnlFileNm: '첫 장.png' }],
    });
    expect(body.data.cvrFileId).toBe(body.data.files[1]?.fileId);
  });

  it.each([
    [{ ttl: ' ' }, 'ttl', '제목을(를) 입력해주세요.'],
    [{ cn: '<p></p>' }, 'cn', '내용을(를) 입력해주세요.'],
    [{ ttl: '가'.repeat(201) }, 'ttl', undefined],
    [{ menuId: null }, 'menuId', '게시판을(를) 입력해주세요.'],
    [{ menuId: '모르는 곳' }, 'menuId', undefined],
    [{ menuId: 99_999_999 }, 'menuId', undefined],
    [{ menuId: notices }, 'menuId', undefined],
    [{ pstClsfCd: 'PST_CLSF_01' }, 'pstClsfCd', '이 게시판에는 분류를 둘 수 없습니다.'],
    [{ pstClsfCd: 'NOWHERE' }, 'pstClsfCd', undefined],
  ])('is refused with %j, which is named', async (values, name, sentence) => {
    const { status, body } = await insert(values, admin);
    expect([status, body.fields?.[0]?.name]).toEqual([400, name]);
    if (sentence) expect(body.message).toBe(sentence);
  });

  it('is stored without scripts, sent kind and counters', async () => {
    const { pstId } = await made({
      cn: '<p>글<img src=x onerror=alert(1)><script>alert(1)</script></p>',
      pstKndCd: 'OTHER',
      inqCnt: 999,
      rgtrId: 'demo-admin',
    });
    const { data } = (await detail(pstId)).body;
    expect(data.cn).not.toMatch(/onerror|script/);
    expect(data).toMatchObject({ pstKndCd: 'CARD_NEWS', inqCnt: 1 });
    expect(data.rgtrId).not.toBe('demo-admin');
  });

  it('counts views of others than its author', async () => {
    const { pstId } = await made();
    await detail(pstId, cardWriter);
    expect((await detail(pstId)).body.data.inqCnt).toBe(1);
    const { body } = await detail(pstId, cardWriter);
    expect([body.data.inqCnt, body.data.mdfcnDt]).toEqual([1, (await detail(pstId)).body.data.mdfcnDt]);
  });

  it('names its neighbours within its menu', async () => {
    const first = await made({ ttl: '앞선 글' });
    await made({ menuId: reports, ttl: '다른 곳의 글' }, weeklyWriter);
    const second = await made({ ttl: '뒤의 글' });
    const { data } = (await detail(second.pstId)).body;
    expect(data).toMatchObject({ previous: null, next: { pstId: first.pstId, ttl: '앞선 글' } });
  });

  it('accepts ten files at most', async () => {
    const files = Array.from({ length: 11 }, (_, index) => pdf(`${index}.pdf`));
    expect(await statusOf(insert({}, cardWriter, files.slice(0, 10)))).toBe(200);
    const { status, body } = await insert({}, cardWriter, files);
    expect([status, body.message]).toEqual([400, '최대 10개까지만 파일을 첨부할 수 있습니다.']);
  });
});

describe('the menu in which a post lies', () => {
  it('determines who lists, reads and writes', async () => {
    const { pstId } = await made({ ttl: '권한을 시험하는 글' });
    const found = { ttl: '권한을 시험하는' };
    expect((await list(found, cardLister)).body.data).toHaveLength(1);
    expect(await statusOf(detail(pstId, cardLister))).toBe(403);
    expect(await statusOf(detail(pstId, cardReader))).toBe(200);
    expect(await statusOf(list(found, weeklyWriter))).toBe(403);
    expect(await statusOf(detail(pstId, weeklyWriter))).toBe(404);
    expect(await statusOf(insert({}, cardReader))).toBe(403);
    expect(await statusOf(insert({}, weeklyWriter))).toBe(403);
    expect(await statusOf(insert({ menuId: reports }, cardWriter))).toBe(403);
  });

  it('determines the rights, whatever menu the screen names', async () => {
    const { pstId } = await made();
    const named = { 'menu-id': String(reports) };
    const asked = await weeklyWriter.call({
      method: 'GET',
      url: `/api/esboard-detail?pstId=${pstId}`,
      headers: named,
    });
    expect(asked.status).toBe(404);
  });

  it('cannot differ from the menu that the screen names', async () => {
    const form = new FormData();
    form.append('board', JSON.stringify(text));
    const encoded = new Response(form);
    const answer = (await admin.call({
      method: 'POST',
      url: '/api/insert-esboard',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        'menu-id': String(reports),
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })) as Answer<ErrorBody>;
    expect([answer.status, answer.body.message]).toEqual([
      400,
      '다른 메뉴의 게시판에는 글을 올릴 수 없습니다. 그 게시판을 열고 등록해 주세요.',
    ]);
  });

  it('is fixed: a post is not moved', async () => {
    const { pstId, mdfcnDt } = await made();
    const { status, body } = await update({ pstId, mdfcnDt, menuId: reports }, admin);
    expect([status, body.message]).toEqual([400, '올린 글은 다른 게시판으로 옮길 수 없습니다.']);
    expect(await statusOf(update({ pstId, mdfcnDt, menuId: cards, ttl: '제자리' }))).toBe(200);
  });

  it('hides its posts when it is disabled', async () => {
    const { pstId } = await made({ menuId: reports }, weeklyWriter);
    const use = (useYn: string) =>
      admin.get('/menu-detail', { menuId: reports }).then(({ body }) => {
        const { mdfcnDt } = (body as { data: { mdfcnDt: string } }).data;
        return admin.write('PUT', '/update-menu', { menuId: reports, mdfcnDt, useYn });
      });
    expect((await use('N')).status).toBe(200);
    expect(await statusOf(detail(pstId, admin))).toBe(404);
    expect(await statusOf(insert({ menuId: reports }, admin))).toBe(400);
    expect((await use('Y')).status).toBe(200);
    expect(await statusOf(detail(pstId, admin))).toBe(200);
  });
});

describe('from an address that is not allowed', () => {
  it('nobody reaches the boards, not even an administrator', async () => {
    const { pstId, files } = await made({}, cardWriter, [png('표지.png')]);
    const fileId = files[0]?.fileId;
    for (const call of [
      list({}, adminOffSite),
      detail(pstId, adminOffSite),
      adminOffSite.get('/esboard-list-excel', { menuId: cards }),
      adminOffSite.get('/esboard-picture', { pstId }),
      adminOffSite.get('/file-download', { fileId }),
      insert({}, adminOffSite),
      update({ pstId, ttl: '바꿈' }, adminOffSite),
      remove(pstId, adminOffSite),
    ])
      expect(await statusOf(call as Promise<{ status: number }>)).toBe(403);
  });
});

describe('changing and deleting', () => {
  it('is for the author and administrators, in the version they read', async () => {
    const { pstId, mdfcnDt } = await made();
    const other = await holder([cardNews], 'Y', 'Y');
    expect(await statusOf(update({ pstId, mdfcnDt, ttl: '남의 손' }, other))).toBe(403);
    expect(await statusOf(remove(pstId, other))).toBe(403);
    expect(await statusOf(update({ pstId, mdfcnDt, ttl: '작성자의 손' }))).toBe(200);
    expect(await statusOf(update({ pstId, mdfcnDt, ttl: '옛 글을 보고' }))).toBe(409);
    const { data } = (await detail(pstId)).body;
    expect(await statusOf(update({ pstId, mdfcnDt: data.mdfcnDt, ttl: '관리자의 손' }, admin))).toBe(200);
  });

  it('hides the post, keeps its row, and blocks its files', async () => {
    const { pstId, files } = await made({}, cardWriter, [png('표지.png')]);
    expect(await statusOf(remove(pstId))).toBe(200);
    expect(await statusOf(detail(pstId, admin))).toBe(404);
    expect(await statusOf(admin.get('/file-download', { fileId: files[0]?.fileId }))).toBe(404);
    expect(await statusOf(admin.get('/esboard-picture', { pstId }))).toBe(404);
    const [row] = await inDatabase(() =>
      db().select({ delYn: boardPost.delYn }).from(boardPost).where(eq(boardPost.pstId, pstId)),
    );
    expect(row?.delYn).toBe('Y');
    expect(await statusOf(remove(pstId))).toBe(404);
  });
});

describe('the list of product posts', () => {
  it('has no bodies, and only posts of its menu', async () => {
    await made({ ttl: '본문 없이' });
    const { body } = await list({ size: 200 });
    expect(body.data.every((row) => !('cn' in row) && row.menuId === cards)).toBe(true);
  });

  it('without a menu covers all boards open to the caller', async () => {
    await made({ ttl: '두루 찾는 카드' });
    await made({ menuId: reports, ttl: '두루 찾는 보고서' }, weeklyWriter);
    const urls = async (client: typeof admin) => {
      const { body } = (await client.get('/esboard-list', { ttl: '두루 찾는' })) as Listed;
      return body.data.map(({ menuUrl }) => menuUrl);
    };
    expect(await urls(cardReader)).toEqual([cardNews]);
    expect(await urls(weeklyWriter)).toEqual([weekly]);
    expect(await urls(staff)).toEqual([weekly, cardNews]);
  });

  it('is filtered by title, author and days', async () => {
    await made({ ttl: '걸러 낼 글 100%' });
    const total = async (query: object) => (await list(query)).body.totalRecords;
    expect(await total({ ttl: '100%' })).toBe(1);
    expect(await total({ ttl: '걸러', rgtrNm: '박동료' })).toBe(1);
    expect(await total({ ttl: '걸러', rgtrNm: '다른 사람' })).toBe(0);
    expect((await list({ sort: 'cn,ASC' })).status).toBe(400);
  });

  it('is exported by its readers with the same conditions', async () => {
    await made({ ttl: '내보낼 글' });
    const asked = { menuId: cards, ttl: '내보낼' };
    const answer = await cardReader.get('/esboard-list-excel', asked);
    const { head, rows } = await readXlsxExport(answer.bytes as Buffer);
    expect([head.includes('제목'), rows.length]).toEqual([true, 1]);
    expect(await statusOf(cardLister.get('/esboard-list-excel', asked))).toBe(403);
    expect(await statusOf(weeklyWriter.get('/esboard-list-excel', asked))).toBe(403);
  });
});

describe('the cover of a post', () => {
  it('is the first or the chosen picture, until that is removed', async () => {
    const files = [png('가.png'), png('나.png')];
    const { pstId, mdfcnDt } = await made({ cvrFileNm: '나.png' }, cardWriter, files);
    const stored = (await detail(pstId)).body.data;
    expect(stored.cvrFileId).toBe(stored.files[1]?.fileId);
    const removed = { deleteFiles: [stored.files[1]?.fileId] };
    expect(await statusOf(update({ pstId, mdfcnDt }, cardWriter, [], removed))).toBe(200);
    const after = (await detail(pstId)).body.data;
    expect(after.cvrFileId).toBe(after.files[0]?.fileId);
  });

  it('is shown to readers, cached, and fetched by name', async () => {
    const { pstId } = await made({ ttl: '표지를 보는 글' }, cardWriter, [png('표지.png')]);
    const first = await cardReader.get('/esboard-picture', { pstId });
    expect([first.status, first.headers['content-type'], first.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'private, no-cache',
    ]);
    const again = await cardReader.call({
      method: 'GET',
      url: `/api/esboard-picture?pstId=${pstId}`,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.status, again.bytes?.length]).toEqual([304, 0]);
    expect(await statusOf(cardLister.get('/esboard-picture', { pstId }))).toBe(403);
    const listed = await list({ ttl: '표지를 보는' }, cardLister);
    expect(listed.body.data[0]?.cvrFileId).toBeNull();
  });

  it('does not exist without pictures', async () => {
    const { pstId } = await made({}, cardWriter, [pdf('원고.pdf')]);
    expect(await statusOf(cardReader.get('/esboard-picture', { pstId }))).toBe(404);
  });
});

describe('the files of a post', () => {
  it('have the access of the post', async () => {
    const { files } = await made({}, cardWriter, [pdf('원고.pdf')]);
    const load = (client: typeof admin) =>
      statusOf(client.get('/file-download', { fileId: files[0]?.fileId }));
    expect(await load(cardReader)).toBe(200);
    expect(await load(cardLister)).toBe(403);
    expect(await load(weeklyWriter)).toBe(404);
  });
});

describe('the list of reports', () => {
  const found = async (client: typeof admin, query = {}) =>
    (await client.get('/report-list', query)) as Answer<ErrorBody & { data: ReportItem[] }>;

  it('holds the products open to the reader, newest first, without bodies', async () => {
    const card = await made({ ttl: '보고서에 오를 카드' });
    const report = await made({ menuId: reports, ttl: '보고서에 오를 주간' }, weeklyWriter);
    const mine = (await found(weeklyWriter, { ttl: '보고서에 오를' })).body.data;
    expect(mine.map(({ kind, key, menuUrl }) => [kind, key, menuUrl])).toEqual([
      ['product', report.pstId, weekly],
    ]);
    const all = (await found(staff, { ttl: '보고서에 오를' })).body.data;
    expect(all.map(({ key }) => key)).toEqual([report.pstId, card.pstId]);
    expect(all.some((row) => 'cn' in row)).toBe(false);
  });

  it('includes published daily briefings, but no drafts', async () => {
    const edition = (ttl: string, values: object) => ({
      ttl,
      ttlFold: ttl,
      brfgYmd: '2026-11-22',
      rgtrNm: '이직원',
      ...values,
    });
    await inDatabase(() =>
      db()
        .insert(dailyBriefing)
        .values([
          edition('보고서에 오를 브리핑', { sttsCd: 'PUBLISHED', brfgNo: 9001, pblcnDt: new Date() }),
          edition('보고서에 오를 초안', { sttsCd: 'DRAFT' }),
        ]),
    );
    const rows = (await found(staff, { ttl: '보고서에 오를' })).body.data;
    expect(rows[0]).toMatchObject({
      kind: 'briefing',
      ttl: '보고서에 오를 브리핑',
      menuUrl: '/product/daily/DailyBriefing',
    });
    expect(rows.filter(({ kind }) => kind === 'briefing')).toHaveLength(1);
    expect((await found(staff, { ttl: '보고서에 오를', kind: 'product' })).body.data).toHaveLength(
      rows.length - 1,
    );
    const { menuId: ofBriefings } = rows[0] ?? {};
    const inMenu = async (menuId: unknown, client = staff) =>
      (await found(client, { ttl: '보고서에 오를', menuId })).body.data.map(({ menuUrl }) => menuUrl);
    expect(await inMenu(ofBriefings)).toEqual(['/product/daily/DailyBriefing']);
    expect(await inMenu(reports)).toEqual([weekly]);
    expect(await inMenu(ofBriefings, weeklyWriter)).toEqual([]);
    expect((await found(staff, { menuId: 'x' })).status).toBe(400);
    const others = (await found(weeklyWriter, { ttl: '보고서에 오를' })).body.data;
    expect(others.some(({ kind }) => kind === 'briefing')).toBe(false);
  });

  it('requires the right to its menu, and for products an allowed address', async () => {
    expect((await found(cardReader)).status).toBe(403);
    expect((await found(adminOffSite)).body.data).toEqual([]);
  });

  it.each([{ kind: 'memo' }, { page: 0 }, { size: 7 }, { startDate: '2026-02-02', endDate: '2026-01-01' }])(
    'is refused with %j',
    async (query) => expect((await found(admin, query)).status).toBe(400),
  );
});
