import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { authorityMenu, authorityUser, menu, post } from '#generated/tables/index.ts';
import type { Post, PostItem } from '#generated/types/post.ts';
import { invalidateRights } from '#server/kernel/access/withdrawRights.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, type Client, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Stored = Answer<ErrorBody & { data: Post }>;
type Listed = Answer<{ data: PostItem[]; totalRecords: number; stats: { unread: number } }>;

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');
const nobody = await colleagueClient(app, await colleague());

const text = { pstKndCd: 'NOTICE', ttl: '점검을 알립니다', cn: '<p>토요일 새벽입니다.</p>' };
const pdf = (name: string) => ({ name, bytes: `%PDF-1.4 ${name} %%EOF` });

const insert = (values = {}, client = staff, files = [] as ReturnType<typeof pdf>[]) =>
  client.upload(
    'POST',
    '/insert-commonboard',
    'commonBoard',
    { ...text, ...values },
    files,
  ) as Promise<Stored>;
const made = async (values = {}, client = staff, files = [] as ReturnType<typeof pdf>[]) => {
  const answer = await insert(values, client, files);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.data;
};
const list = (query = {}, client = staff) =>
  client.get('/commonboard-list', { pstKndCd: 'NOTICE', ...query }) as Promise<Listed>;
const detail = (pstId: number, client = staff) =>
  client.get('/commonboard-detail', { pstId }) as Promise<Stored>;
const update = (values: object, client = staff) =>
  client.upload('PUT', '/update-commonboard', 'commonBoard', values) as Promise<Stored>;
const remove = (pstId: number, client = staff) => client.write('DELETE', '/delete-commonboard', { pstId });
const titles = ({ body }: Listed) => body.data.map(({ ttl }) => ttl);

/** A user whose authority group grants these menus, for reading or writing. */
let nextGroup = 900;
const holder = async (urls: string[], rights: { prslYn: string; wrtYn: string }): Promise<Client> => {
  const userId = await colleague();
  await inDatabase(async () => {
    const authrtId = nextGroup++;
    await db().execute(
      `insert into authority_group (authrt_id, authrt_nm) values (${authrtId}, '시험 ${authrtId}')`,
    );
    for (const url of urls) {
      const [found] = await db().select({ menuId: menu.menuId }).from(menu).where(eq(menu.url, url));
      await db()
        .insert(authorityMenu)
        .values({ authrtId, menuId: found?.menuId ?? 0, authorizedYn: 'Y' });
    }
    await db()
      .insert(authorityUser)
      .values({ authrtId, userId, ...rights });
    await invalidateRights();
  });
  return colleagueClient(app, userId);
};

describe('a notice', () => {
  it('is written by whoever may write on its menu, with title and content alone', async () => {
    const { pstId } = await made({ emrgYn: 'Y' }, staff, [pdf('안내.pdf')]);
    const { body } = await detail(pstId, admin);
    expect(body.data).toMatchObject({
      pstKndCd: 'NOTICE',
      pstClsfCd: null,
      sttsCd: null,
      emrgYn: 'Y',
      upperNtcYn: 'N',
      rgtrId: 'demo-staff',
      files: [{ orgnlFileNm: '안내.pdf' }],
    });
  });

  it.each([
    [{ ttl: ' ' }, 'ttl', '제목을(를) 입력해주세요.'],
    [{ cn: '<p></p>' }, 'cn', '내용을(를) 입력해주세요.'],
    [{ ttl: '가'.repeat(201) }, 'ttl', undefined],
    [{ emrgYn: '네' }, 'emrgYn', undefined],
    [{ recipients: [{ userId: 'demo-admin' }] }, 'recipients', undefined],
    [{ recipientIds: 'demo-admin' }, 'recipientIds', undefined],
    [{ rlsYn: 'Y' }, 'rlsYn', undefined],
    [{ pstKndCd: 'MEMO' }, 'pstKndCd', undefined],
  ])('is refused with %j, by name', async (values, name, sentence) => {
    const { status, body } = await insert(values);
    expect([status, body.fields?.[0]?.name]).toEqual([400, name]);
    if (sentence) expect(body.message).toBe(sentence);
  });

  it('keeps nothing that runs', async () => {
    const { pstId } = await made({ cn: '<p>글<img src=x onerror=alert(1)><script>alert(1)</script></p>' });
    expect((await detail(pstId)).body.data.cn).not.toMatch(/onerror|script/);
  });

  it('is put on top when it is pinned, and comes down when it is not', async () => {
    const first = await made({ ttl: '차례 하나', upperNtcYn: 'Y' });
    await made({ ttl: '차례 둘' });
    await made({ ttl: '차례 셋', upperNtcYn: 'Y' });
    expect(titles(await list({ ttl: '차례' }))).toEqual(['차례 셋', '차례 하나', '차례 둘']);
    expect(titles(await list({ ttl: '차례', sort: 'regDt,DESC' }))).toEqual([
      '차례 셋',
      '차례 둘',
      '차례 하나',
    ]);
    await update({ pstId: first.pstId, mdfcnDt: first.mdfcnDt, upperNtcYn: 'N' });
    expect(titles(await list({ ttl: '차례' }))).toEqual(['차례 셋', '차례 둘', '차례 하나']);
  });

  it('lies between its neighbours as in the list', async () => {
    const low = await made({ ttl: '이웃 아래' });
    const high = await made({ ttl: '이웃 위' });
    expect((await detail(low.pstId)).body.data.previous).toEqual({ pstId: high.pstId, ttl: '이웃 위' });
    expect((await detail(high.pstId)).body.data.next).toEqual({ pstId: low.pstId, ttl: '이웃 아래' });
  });

  it('is exported as it lies, with what is pinned marked and the columns of the screen', async () => {
    await made({ ttl: '내보냄 보통' });
    await made({ ttl: '내보냄 고정', upperNtcYn: 'Y', emrgYn: 'Y' });
    const { body } = (await staff.get('/commonboard-list-excel', {
      pstKndCd: 'NOTICE',
      ttl: '내보냄',
      format: 'csv',
      columns: ['upperNtcYn', 'emrgYn', 'ttl'],
    })) as Answer<string>;
    const lines = body.trim().split(/\r?\n/);
    expect(lines.slice(-2)).toEqual(['상단고정,긴급,내보냄 고정', '일반,일반,내보냄 보통']);
  });

  it('is unread until it is opened, and found by that', async () => {
    const { pstId } = await made({ ttl: '아직 안 읽음' }, admin);
    const before = (await list()).body.stats.unread;
    expect(titles(await list({ prslYn: 'N', ttl: '아직 안' }))).toEqual(['아직 안 읽음']);
    await detail(pstId);
    expect((await list()).body.stats.unread).toBe(before - 1);
    expect(titles(await list({ prslYn: 'N', ttl: '아직 안' }))).toEqual([]);
    expect(titles(await list({ prslYn: 'Y', ttl: '아직 안' }))).toEqual(['아직 안 읽음']);
    expect((await list({ prslYn: 'X' })).status).toBe(400);
  });

  it('is changed and deleted by its author and by administrators, nobody else', async () => {
    const other = await holder(['/communication/Notice'], { prslYn: 'Y', wrtYn: 'Y' });
    const { pstId, mdfcnDt } = await made();
    expect((await update({ pstId, mdfcnDt, ttl: '남의 글' }, other)).status).toBe(403);
    expect((await remove(pstId, other)).status).toBe(403);
    const changed = await update({ pstId, mdfcnDt, ttl: '고친 글' });
    expect(changed.body.data.ttl).toBe('고친 글');
    expect((await update({ pstId, mdfcnDt, ttl: '늦은 글' })).status).toBe(409);
    expect((await remove(pstId, admin)).status).toBe(200);
    expect((await detail(pstId)).status).toBe(404);
  });

  it('never moves to another board', async () => {
    const { pstId, mdfcnDt } = await made();
    await update({ pstId, mdfcnDt, pstKndCd: 'BOARD' }, admin);
    expect((await detail(pstId)).body.data.pstKndCd).toBe('NOTICE');
  });

  it('has no comments and no state', async () => {
    const { pstId } = await made();
    const comment = await admin.write<ErrorBody>('POST', '/insert-commonboardcomment', { pstId, cn: '댓글' });
    expect([comment.status, comment.body.message]).toEqual([400, '공지사항에는 댓글을 달 수 없습니다.']);
    const state = { pstId, sttsCd: 'PST_STTS_02', prcsClsfCd: 'PRCS_CLSF_01' };
    expect((await admin.write('PUT', '/update-commonboard-stts', state)).status).toBe(400);
  });

  it('says who read it to its author and to administrators', async () => {
    const { pstId } = await made();
    await detail(pstId, admin);
    const readers = (client: Client) =>
      client.get<{ data: { userId: string; rcptnYn: string }[] }>('/commonboard-prsl-list', { pstId });
    expect((await readers(staff)).body.data).toMatchObject([{ userId: 'demo-admin', rcptnYn: 'N' }]);
    const other = await holder(['/communication/Notice'], { prslYn: 'Y', wrtYn: 'Y' });
    expect((await readers(other)).status).toBe(403);
  });
});

describe('the notices’ menu decides:', () => {
  it('nothing is open without it', async () => {
    const { pstId, files } = await made({}, staff, [pdf('없는 권한.pdf')]);
    for (const { status } of [
      await list({}, nobody),
      await detail(pstId, nobody),
      await insert({}, nobody),
      await remove(pstId, nobody),
    ])
      expect(status).toBe(403);
    expect((await nobody.get('/file-download', { fileId: files[0]?.fileId })).status).toBe(403);
  });

  it('and not that of another board', async () => {
    const { pstId, files, mdfcnDt } = await made({}, staff, [pdf('다른 메뉴.pdf')]);
    const stranger = await holder(['/communication/Board'], { prslYn: 'Y', wrtYn: 'Y' });
    expect((await list({}, stranger)).status).toBe(403);
    expect(((await stranger.get('/commonboard-list')) as Listed).body.totalRecords).toBe(0);
    expect((await detail(pstId, stranger)).status).toBe(404);
    expect((await update({ pstId, mdfcnDt, ttl: '몰래' }, stranger)).status).toBe(404);
    expect((await remove(pstId, stranger)).status).toBe(404);
    expect((await insert({}, stranger)).status).toBe(403);
    expect((await stranger.get('/file-download', { fileId: files[0]?.fileId })).status).toBe(404);
    expect((await stranger.get('/commonboard-list-excel', { pstKndCd: 'NOTICE' })).status).toBe(403);
  });

  it('a list without details stays a list', async () => {
    const { pstId, files } = await made({ ttl: '목록만' }, staff, [pdf('목록만.pdf')]);
    const lister = await holder(['/communication/Notice'], { prslYn: 'N', wrtYn: 'N' });
    expect(titles(await list({ ttl: '목록만' }, lister))).toEqual(['목록만']);
    expect((await detail(pstId, lister)).status).toBe(403);
    expect((await lister.get('/file-download', { fileId: files[0]?.fileId })).status).toBe(403);
  });

  it('reading elsewhere does not open what is only listed here', async () => {
    const { pstId, files } = await made({}, staff, [pdf('둘.pdf')]);
    const both = await holder(['/communication/Notice'], { prslYn: 'N', wrtYn: 'N' });
    const userId = ((await both.get('/user-info')) as Answer<{ data: { user: { userId: string } } }>).body
      .data.user.userId;
    await inDatabase(async () => {
      const [board] = await db()
        .select({ menuId: menu.menuId })
        .from(menu)
        .where(eq(menu.url, '/communication/Board'));
      await db().execute(`insert into authority_group (authrt_id, authrt_nm) values (${nextGroup}, '둘')`);
      await db()
        .insert(authorityMenu)
        .values({ authrtId: nextGroup, menuId: board?.menuId ?? 0, authorizedYn: 'Y' });
      await db().insert(authorityUser).values({ authrtId: nextGroup, userId, prslYn: 'Y', wrtYn: 'Y' });
      nextGroup += 1;
      await invalidateRights();
    });
    expect((await detail(pstId, both)).status).toBe(403);
    expect((await both.get('/file-download', { fileId: files[0]?.fileId })).status).toBe(403);
    expect((await both.get('/commonboard-list-excel', { pstKndCd: 'NOTICE' })).status).toBe(403);
    expect((await insert({}, both)).status).toBe(403);
  });

  it('readers write nothing', async () => {
    const reader = await holder(['/communication/Notice'], { prslYn: 'Y', wrtYn: 'N' });
    const { pstId } = await made();
    expect((await detail(pstId, reader)).status).toBe(200);
    expect((await insert({}, reader)).status).toBe(403);
  });

  it('the administration’s board is closed and unlisted', async () => {
    const stored = await admin.write<{ data: Post }>('POST', '/insert-commonboard', {
      ...text,
      pstKndCd: 'ADMIN',
      pstClsfCd: 'PST_CLSF_01',
      ttl: '관리자끼리',
    });
    expect((await detail(stored.body.data.pstId)).status).toBe(404);
    expect((await list({ pstKndCd: 'ADMIN' })).status).toBe(403);
    expect(titles((await staff.get('/commonboard-list', { ttl: '관리자끼리' })) as Listed)).toEqual([]);
    expect((await insert({ pstKndCd: 'ADMIN', pstClsfCd: 'PST_CLSF_01' })).status).toBe(403);
    const offSite = await signedIn(app, 'admin', '8.8.8.8');
    expect((await detail(stored.body.data.pstId, offSite)).status).toBe(404);
    expect((await list({ pstKndCd: 'ADMIN' }, offSite)).status).toBe(403);
    expect((await list({}, offSite)).status).toBe(200);
  });
});

it('a notice of which nobody knows the place stands below the others', async () => {
  const { pstId } = await made({ ttl: '자리 없음' });
  await made({ ttl: '자리 있음' });
  await inDatabase(async () => db().update(post).set({ topOrd: null }).where(eq(post.pstId, pstId)));
  expect(titles(await list({ ttl: '자리' }))).toEqual(['자리 있음', '자리 없음']);
  expect((await detail(pstId)).body.data).toMatchObject({ previous: null, next: null });
});
