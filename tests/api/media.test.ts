import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { article, authorityMenu, authorityUser, media } from '#generated/tables/index.ts';
import type { Media, MediaItem } from '#generated/types/media.ts';
import type { MediaHistoryItem, MediaInfoCheck, MediaUrlCheck } from '#generated/types/mediaCalls.ts';
import type { MediaMerge } from '#generated/types/mediaMerge.ts';
import { db } from '#server/kernel/database/db.ts';
import { outletId } from '#server/modules/collection/index.ts';
import { type Answer, type Client, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { createArticle } from '../helpers/factories.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Whole = Media & { articleCount: number; mediaMrgList: { mediaMrgId: number }[] };
type Stored = Answer<ErrorBody & { data: Whole }>;

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');

/** A user who may open the outlet screen, with or without the right to write there. */
const reader = async (values: object, wrtYn: 'Y' | 'N' = 'N'): Promise<Client> => {
  const userId = await colleague(values);
  await inDatabase(async () => {
    const [menu] = await db().select().from(authorityMenu).limit(1);
    await db()
      .insert(authorityUser)
      .values({ authrtId: menu?.authrtId ?? 1, userId, prslYn: 'Y', wrtYn });
  });
  return colleagueClient(app, userId);
};
const manager = await reader({ userNm: '최매체', mediaMngrYn: 'Y' });
const onlooker = await reader({ userNm: '한독자' });

let n = 0;
const outlet = (values: object = {}) => {
  n += 1;
  return {
    url: `https://www.paper-${n}.example/`,
    ntnId: 'FR',
    mediaKndCd: 'MEDIA_KND_01',
    mediaKornNm: `르 파피에 ${n}`,
    mediaEngNm: `Le Papier ${n}`,
    mediaLclanNm: `Le Papier numéro ${n}`,
    eml: `desk@paper-${n}.example`,
    fndnYmd: '1944-12-18',
    hdofcLctnAddr: '파리',
    rgnTz: '+01:00',
    ...values,
  };
};
const insert = (values: object = {}, client = admin, files: { name: string; bytes: string }[] = []) =>
  client.upload('POST', '/insert-media', 'media', outlet(values), files) as Promise<Stored>;
const made = async (values: object = {}, client = admin) => {
  const answer = await insert(values, client);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const update = (record: Partial<Whole>, values: object, client = admin) =>
  client.upload('PUT', '/update-media', 'media', {
    mediaId: record.mediaId,
    mdfcnDt: record.mdfcnDt,
    ...values,
  }) as Promise<Stored>;
const detail = (mediaId: number, client = admin) =>
  client.get('/media-detail', { mediaId }) as Promise<Stored>;
const write = <T>(verb: 'POST' | 'PUT' | 'DELETE', path: string, body: object, client = admin) =>
  client.write(verb, path, body) as Promise<Answer<ErrorBody & { data: T }>>;
const checkUrl = async (url: string, mediaId?: number) =>
  (await write<MediaUrlCheck>('POST', '/media-check/url', { url, ...(mediaId && { mediaId }) })).body.data;
const history = async (mediaId: number) =>
  (
    (await admin.get('/media-history-list', { mediaId })) as Answer<{
      data: MediaHistoryItem[];
      totalRecords: number;
    }>
  ).body;
const articleOf = (mediaId: number, values: object = {}) =>
  createArticle({ ntnId: 'FR', mediaId, ...values }).then(({ articleId }) => articleId);
const outletOf = (articleId: number) =>
  inDatabase(async () => {
    const [row] = await db().select().from(article).where(eq(article.articleId, articleId));
    return row?.mediaId;
  });

describe('an outlet', () => {
  it('is stored with its files, its English name in capitals, and a reason', async () => {
    const { body } = await insert({ wrtRsnList: [{ wrtRsn: '새로 생긴 신문' }] }, staff, [
      { name: '소개.pdf', bytes: '%PDF-1.4 %%EOF' },
    ]);
    expect(body.data).toMatchObject({
      mediaEngNm: `LE PAPIER ${n}`,
      dpcnYn: 'N',
      deleteYn: 'N',
      useYn: 'Y',
      articleCount: 0,
      wrtRsnList: [{ wrtRsn: '새로 생긴 신문' }],
      files: [{ orgnlFileNm: '소개.pdf' }],
    });
  });

  it('requires what the form requires', async () => {
    const answer = (await admin.upload('POST', '/insert-media', 'media', {})) as Stored;
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('필수값을 입력해주세요.');
    expect(answer.body.fields?.map(({ message }) => message)).toEqual([
      'URL을(를) 입력해주세요.',
      '국가을(를) 입력해주세요.',
      '매체형태을(를) 입력해주세요.',
      '매체명(한글)을(를) 입력해주세요.',
      '매체명(영문)을(를) 입력해주세요.',
      '이메일을(를) 입력해주세요.',
      '창립일을(를) 입력해주세요.',
      '본사 소재지을(를) 입력해주세요.',
      'UTC을(를) 입력해주세요.',
    ]);
  });

  it.each([
    [{ mediaKornNm: 'Le Monde' }, '한글, 숫자, 공백만 입력 가능합니다.'],
    [{ mediaKornNm: '르 몽드!' }, '한글, 숫자, 공백만 입력 가능합니다.'],
    [{ mediaEngNm: '르 몽드' }, '영문, 숫자, 공백만 입력 가능합니다.'],
    [{ mediaEngNm: 'Le-Monde' }, '영문, 숫자, 공백만 입력 가능합니다.'],
    [{ mediaLclanNm: 'Le 몽드' }, '한글은 입력할 수 없습니다.'],
    [{ mediaLclanNm: 'Le Monde!' }, '특수문자는 입력할 수 없습니다.'],
    [{ rprsvNm: ' 김 ' }, '대표자는 2자 이상 입력하세요.'],
    [{ rgnTz: '+01:00:00' }, 'UTC는 4자리까지만 입력 가능합니다.'],
    [{ presItvwYn: 'Y' }, '대통령 인터뷰 내용을(를) 입력해주세요.'],
    [{ eml: 'desk' }, '올바른 이메일 형식이 아닙니다.'],
    [{ url: 'ftp://paper.example' }, 'URL이(가) 올바르지 않습니다.'],
    [{ url: 'http://10.0.0.1/' }, 'URL이(가) 올바르지 않습니다.'],
    [{ url: 'http://localhost:8080/' }, 'URL이(가) 올바르지 않습니다.'],
  ])('with %j is refused in the words of the specification', async (values, message) => {
    const { status, body } = await insert(values);
    expect([status, body.message]).toEqual([400, message]);
  });

  it.each(['Ведомости', '朝日新聞', 'الأهرام', 'ไทยรัฐ', 'Süddeutsche Zeitung 24'])(
    'may be named %s',
    async (mediaLclanNm) => expect((await insert({ mediaLclanNm })).status).toBe(200),
  );

  it('is refused at a registered address in any form, at insert and update', async () => {
    const { url } = await made();
    const again = await insert({ url: `${url?.replace('https://www.', 'http://')}?utm_source=x` });
    expect([again.status, again.body.code]).toEqual([409, 'DUPLICATE']);
    expect(again.body.fields?.map(({ name }) => name)).toEqual(['url']);
    const other = await made();
    expect((await update(other, { url })).status).toBe(409);
    expect((await update(other, { url: `${other.url}index.html` })).status).toBe(200);
  });

  it('registered twice at the same moment is stored once', async () => {
    const url = 'https://twice.example/';
    const answers = await Promise.all([insert({ url }), insert({ url: 'http://www.twice.example' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('in a folder of another one’s site is an outlet of its own', async () => {
    const { url, mediaId } = await made();
    const child = await made({ url: `${url}korean/` });
    const rows = await inDatabase(() => db().select().from(media).where(eq(media.mediaId, child.mediaId)));
    expect(rows[0]).toMatchObject({ dmnNm: null, canonicalUrl: expect.stringMatching(/\/korean$/) });
    expect((await detail(mediaId)).body.data.useYn).toBe('Y');
  });

  it('is updated in the version that was read; reasons are added', async () => {
    const first = await made({ wrtRsnList: [{ wrtRsn: '등록' }] });
    const changed = await update(first, {
      rdr: '직장인',
      wrtRsnList: [...first.wrtRsnList, { wrtRsn: '독자층 확인' }],
    });
    expect(changed.body.data.wrtRsnList).toEqual([{ wrtRsn: '등록' }, { wrtRsn: '독자층 확인' }]);
    expect((await update(first, { rdr: '학생' })).status).toBe(409);
    const { data, totalRecords } = await history(first.mediaId);
    expect(totalRecords).toBe(2);
    expect(data.map(({ wrtRsn, chgKnd }) => [chgKnd, wrtRsn])).toEqual([
      ['update', '독자층 확인'],
      ['insert', '등록'],
    ]);
    expect(data[0]?.rgtrNm).toBe('김관리');
  });
});

describe('the right to edit an outlet', () => {
  it('belongs to its author, media managers and administrators', async () => {
    const own = await made({}, staff);
    expect((await update(own, { rdr: '가' }, onlooker)).status).toBe(403);
    const byManager = await update(own, { rdr: '나' }, manager);
    expect(byManager.status).toBe(200);
    expect((await update(byManager.body.data, { rdr: '다' }, staff)).status).toBe(200);
    const others = await made();
    expect((await update(others, { rdr: '라' }, staff)).status).toBe(403);
    expect((await insert({}, onlooker)).status).toBe(403);
  });

  it('lets authors request deletion, and administrators delete', async () => {
    const own = await made({}, staff);
    const { mediaId } = own;
    const request = (client: Client, body: object = {}) =>
      write<Whole>('POST', '/request-delete-media', { mediaId, ...body }, client);
    expect((await request(onlooker)).status).toBe(403);
    expect((await request(admin)).status).toBe(403);
    expect((await request(staff, { wrtRsn: '폐간' })).body.data.deleteYn).toBe('R');
    const asked = (await admin.get('/media-list', { deleteYn: 'R' })) as Answer<{ data: MediaItem[] }>;
    expect(asked.body.data.map((row) => row.mediaId)).toContain(mediaId);
    expect((await request(admin, { deleteYn: 'N' })).body.data.deleteYn).toBe('N');

    expect((await write('DELETE', '/delete-media', { mediaId }, staff)).status).toBe(403);
    expect((await write('DELETE', '/delete-media', { mediaId }, manager)).status).toBe(403);
    expect((await write('DELETE', '/delete-media', { mediaId })).status).toBe(200);
    expect((await detail(mediaId)).status).toBe(404);
    expect((await insert({ url: own.url })).status).toBe(200);
  });

  it('includes disabling an outlet', async () => {
    const { mediaId } = await made({}, staff);
    const use = (useYn: string, client: Client) =>
      write<Whole>('PUT', '/update-useyn-media', { mediaId, useYn, wrtRsn: '휴간' }, client);
    expect((await use('N', onlooker)).status).toBe(403);
    expect((await use('N', staff)).body.data).toMatchObject({ useYn: 'N', wrtRsnList: [{ wrtRsn: '휴간' }] });
    expect((await use('X', admin)).status).toBe(400);
  });
});

describe('the check of an address', () => {
  it('finds the outlet with that address, except itself', async () => {
    const { url, mediaId, mediaKornNm } = await made();
    expect(await checkUrl(`${url}?fbclid=1`)).toMatchObject({
      checked: true,
      valid: true,
      duplicated: true,
      mediaId,
      mediaNm: mediaKornNm,
    });
    expect(await checkUrl(url ?? '', mediaId)).toMatchObject({ valid: true, duplicated: false });
  });

  it.each([
    'ftp://paper.example',
    'javascript:alert(1)',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://intra/',
  ])('refuses %s as not public', async (url) =>
    expect(await checkUrl(url)).toMatchObject({ checked: true, valid: false, duplicated: false }),
  );
});

describe('the check of names', () => {
  it('finds outlets of the country by any name, and all by e-mail address', async () => {
    const known = await made({ mediaKornNm: '같은 신문', mediaAbbrNm: 'GS' });
    const check = async (body: object) =>
      (await write<MediaInfoCheck>('POST', '/media-check/info', body)).body.data;
    expect(await check({ ntnId: 'FR', mediaKornNm: '같은 신문' })).toMatchObject({
      checked: true,
      duplicated: true,
      items: [{ mediaId: known.mediaId, same: ['mediaKornNm'] }],
    });
    expect(await check({ ntnId: 'FR', mediaEngNm: known.mediaEngNm?.toLowerCase() })).toMatchObject({
      duplicated: true,
    });
    expect(await check({ ntnId: 'BE', mediaKornNm: '같은 신문' })).toMatchObject({ duplicated: false });
    expect(await check({ ntnId: 'BE', eml: known.eml?.toUpperCase() })).toMatchObject({ duplicated: true });
    expect(await check({ ntnId: 'FR', mediaKornNm: '같은 신문', mediaId: known.mediaId })).toMatchObject({
      duplicated: false,
    });
  });
});

describe('a merge', () => {
  const merge = (from: number[], into: number, client = admin) =>
    write<MediaMerge[]>(
      'PUT',
      '/update-merge-media',
      { mediaId: from, mrgTrgtMediaId: into, wrtRsn: '같은 곳' },
      client,
    );
  const undo = (mediaMrgId: number, client = admin) =>
    write<MediaMerge>('PUT', '/update-merge-media/undo', { mediaMrgId }, client);

  it('moves the articles, keeps both histories, and can be undone', async () => {
    const [from, into] = [await made(), await made()];
    const moved = await articleOf(from.mediaId);
    const its = await articleOf(into.mediaId);
    const { body } = await merge([from.mediaId], into.mediaId, manager);
    expect(body.data).toMatchObject([
      { mediaId: from.mediaId, mrgTrgtMediaId: into.mediaId, articleCount: 1 },
    ]);
    const gone = (await detail(from.mediaId)).body.data;
    expect(gone).toMatchObject({ dpcnYn: 'Y', useYn: 'N', mrgTrgtMediaId: into.mediaId, articleCount: 0 });
    const kept = (await detail(into.mediaId)).body.data;
    expect(kept).toMatchObject({ articleCount: 2, mediaMrgList: [{ mediaId: from.mediaId }] });
    expect((await history(from.mediaId)).data[0]).toMatchObject({ chgKnd: 'merge' });
    expect((await history(into.mediaId)).data[0]).toMatchObject({ chgKnd: 'merge' });
    expect((await history(from.mediaId)).data[0]?.wrtRsn).toContain('같은 곳');
    expect((await history(into.mediaId)).data[0]?.wrtRsn).toContain('기사 1건 이동');
    // an article stored later belongs to the outlet that was kept
    const later = await articleOf(into.mediaId);

    expect((await update(gone, { rdr: '가' })).status).toBe(400);
    const mediaMrgId = body.data[0]?.mediaMrgId ?? 0;
    expect((await undo(mediaMrgId, onlooker)).status).toBe(403);
    expect((await undo(mediaMrgId)).status).toBe(200);
    expect(await Promise.all([moved, its, later].map(outletOf))).toEqual([
      from.mediaId,
      into.mediaId,
      into.mediaId,
    ]);
    expect((await detail(from.mediaId)).body.data).toMatchObject({
      dpcnYn: 'N',
      useYn: 'Y',
      mrgTrgtMediaId: null,
      articleCount: 1,
    });
    expect((await undo(mediaMrgId)).status).toBe(400);
    expect((await detail(into.mediaId)).body.data.mediaMrgList).toEqual([]);
  });

  it('that is undone leaves articles that were moved since', async () => {
    const [from, into, third] = [await made(), await made(), await made()];
    const id = await articleOf(from.mediaId);
    const { body } = await merge([from.mediaId], into.mediaId);
    await inDatabase(async () =>
      db().update(article).set({ mediaId: third.mediaId }).where(eq(article.articleId, id)),
    );
    await undo(body.data[0]?.mediaMrgId ?? 0);
    expect(await outletOf(id)).toBe(third.mediaId);
  });

  it('into itself, in a circle or of a merged one is refused', async () => {
    const [a, b, c] = [await made(), await made(), await made()];
    expect((await merge([a.mediaId], a.mediaId)).body.message).toContain('자기 자신');
    await merge([a.mediaId], b.mediaId);
    expect((await merge([b.mediaId], a.mediaId)).body.message).toContain('서로 병합');
    expect((await merge([c.mediaId, a.mediaId], b.mediaId)).status).toBe(400);
    expect((await detail(c.mediaId)).body.data.mrgTrgtMediaId).toBeNull();
    expect((await merge([c.mediaId], a.mediaId)).body.message).toContain('최종 매체');
    expect((await merge([c.mediaId], 987_654)).status).toBe(404);
    expect((await merge([c.mediaId], b.mediaId, staff)).status).toBe(403);
  });

  it('of a chain is undone from its end', async () => {
    const [a, b, c] = [await made(), await made(), await made()];
    const id = await articleOf(a.mediaId);
    const first = (await merge([a.mediaId], b.mediaId)).body.data[0]?.mediaMrgId ?? 0;
    const second = (await merge([b.mediaId], c.mediaId)).body.data[0]?.mediaMrgId ?? 0;
    expect(await outletOf(id)).toBe(c.mediaId);
    expect((await undo(first)).status).toBe(400);
    expect((await undo(second)).status).toBe(200);
    expect((await undo(first)).status).toBe(200);
    expect(await outletOf(id)).toBe(a.mediaId);
  });

  it('redirects collection from the merged outlet’s domain', async () => {
    const [a, b, c] = [await made(), await made(), await made()];
    await merge([a.mediaId], b.mediaId);
    await merge([b.mediaId], c.mediaId);
    const mediaDomain = new URL(a.url ?? '').hostname.replace('www.', '');
    const found = await inDatabase(() =>
      outletId({ mediaName: 'Le Papier', mediaDomain, ntnId: 'FR', lang: 'fr' }),
    );
    expect(found).toBe(c.mediaId);
  });
});

describe('the list of outlets', () => {
  it('is ordered by change, counts articles, and is exported as shown', async () => {
    const main = await made({ mainMediaYn: 'Y', mediaKornNm: '목록 신문 하나' });
    const small = await made({ mediaKornNm: '목록 신문 둘' });
    await articleOf(main.mediaId);
    await articleOf(main.mediaId, { delYn: 'Y' });
    const { body } = (await admin.get('/media-list', { mediaKornNm: '목록 신문' })) as Answer<{
      data: (MediaItem & { articleCount: number; mainMediaScore: number; mainNtnScore: number })[];
    }>;
    expect(body.data.map(({ mediaId, articleCount }) => [mediaId, articleCount])).toEqual([
      [small.mediaId, 0],
      [main.mediaId, 1],
    ]);
    expect(body.data[1]?.mainMediaScore).toBeGreaterThan(body.data[0]?.mainMediaScore ?? 100);
    expect(body.data[1]?.mainNtnScore).toBeGreaterThan(0);
    const sheet = await admin.get('/media-list-excel', {
      mediaKornNm: '목록 신문',
      columns: ['mediaKornNm', 'articleCount'],
    });
    const { head, rows } = await readXlsxExport(sheet.bytes as Buffer);
    expect([head, rows]).toEqual([
      ['매체명(한글)', '기사 수'],
      [
        ['목록 신문 둘', '0'],
        ['목록 신문 하나', '1'],
      ],
    ]);
  });

  it('is searched by any name of an outlet', async () => {
    const { mediaId } = await made({ mediaLclanNm: 'Ελευθεροτυπία' });
    const found = async (mediaKornNm: string) =>
      ((await admin.get('/media-list', { mediaKornNm })) as Answer<{ data: MediaItem[] }>).body.data.map(
        (row) => row.mediaId,
      );
    expect(await found('ελευθερο')).toEqual([mediaId]);
    expect(await found(`le papier ${n}`)).toContain(mediaId);
  });
});
