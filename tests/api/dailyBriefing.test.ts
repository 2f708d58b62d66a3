import { eq } from 'drizzle-orm';
import { type ParseResult, parse } from 'kordoc';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { article, articleCluster, briefingPick } from '#generated/tables/index.ts';
import type { BriefingTray } from '#generated/types/briefingTrayCalls.ts';
import type { DailyBriefing, DailyBriefingItem } from '#generated/types/dailyBriefing.ts';
import { invalidateRights } from '#server/kernel/access/withdrawRights.ts';
import { db } from '#server/kernel/database/db.ts';
import { storeDemoData } from '../../scripts/seed/storeDemoData.ts';
import { type Answer, type Client, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const { articles, clusters } = await inDatabase(async () => {
  await storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 8 }, () => {});
  return { articles: await db().select().from(article), clusters: await db().select().from(articleCluster) };
});
const ofKind = (kind: string) => articles.filter(({ itemKnd }) => itemKnd === kind);
type Article = (typeof articles)[0];
const [first, second, third] = ofKind('article') as [Article, Article, Article];
const [tank] = ofKind('thinkTank') as [Article];
const [sns] = ofKind('sns') as [Article];
const [cluster] = clusters;
if (!cluster) throw new Error('The demo data have no clusters.');

/** A user whose authority group has these menus. */
let groups = 2_000;
const person = async (menus: readonly string[], wrtYn: 'Y' | 'N'): Promise<Client> => {
  const authrtId = ++groups;
  await inDatabase(async () => {
    const urls = menus.map((url) => `'${url}'`).join(', ');
    await db().execute(`insert into authority_group (authrt_id, authrt_nm) values (${authrtId}, '브리핑')`);
    await db().execute(
      `insert into authority_menu (authrt_id, menu_id, authorized_yn) select ${authrtId}, menu_id, 'Y' from menu where url in (${urls})`,
    );
  });
  const userId = await colleague();
  await inDatabase(async () => {
    await db().execute(
      `insert into authority_user (authrt_id, user_id, prsl_yn, wrt_yn) values (${authrtId}, '${userId}', 'Y', '${wrtYn}')`,
    );
    await invalidateRights();
  });
  return colleagueClient(app, userId);
};
const menu = '/product/daily/DailyBriefing';
const staff = await signedIn(app, 'staff');
const admin = await signedIn(app, 'admin');
const writer = await person([menu, '/article/Article'], 'Y');
const reader = await person([menu], 'N');
const stranger = await person(['/article/Article'], 'Y');

/** Sends an edition with its idempotency key. */
const compose = (who: Client, key: string, body: object) =>
  who.call({
    method: 'POST',
    url: '/api/insert-esdailybriefing',
    headers: { 'idempotency-key': key },
    payload: body,
  }) as Promise<Stored>;

type Stored = Answer<{ data: DailyBriefing } & ErrorBody>;
const item = (itemKnd: string, itemId: number | null, more = {}) => ({ itemKnd, itemId, ...more });
const one = item('article', first.articleId);
const text = { ttl: '일일 브리핑 2026년 11월 22일', brfgYmd: '2026-11-22', items: [one] };

const insert = (values: object = {}, client = staff): Promise<Stored> =>
  client.write('POST', '/insert-esdailybriefing', { ...text, ...values });
const update = (values: object, client = staff): Promise<Stored> =>
  client.write('PUT', '/update-esdailybriefing', values);
const remove = (brfgId: number, client = staff): Promise<Stored> =>
  client.write('DELETE', '/delete-esdailybriefing', { brfgId });
const detail = (brfgId: number, client = staff): Promise<Stored> =>
  client.get('/esdailybriefing-detail', { brfgId });
const made = async (values: object = {}, client = staff): Promise<DailyBriefing> => {
  const answer = await insert(values, client);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.data;
};
const published = (values: object = {}, client = staff) => made({ sttsCd: 'PUBLISHED', ...values }, client);
const listed = async (client: Client) =>
  (await client.get<ListAnswer<DailyBriefingItem>>('/esdailybriefing-list', { size: 200 })).body.data.map(
    ({ brfgId }) => brfgId,
  );
const faultOf = ({ status, body }: Stored) => [status, body.fields?.[0]?.message ?? body.message];

describe('an edition sent again after a lost answer', () => {
  it('is stored once, also at once; keys are per person', async () => {
    const published = { ...text, sttsCd: 'PUBLISHED' };
    const sent = await compose(writer, 'composed-1', published);
    expect(sent.status).toBe(200);
    const again = await compose(writer, 'composed-1', published);
    expect(again.body.data).toMatchObject({ brfgId: sent.body.data.brfgId, brfgNo: sent.body.data.brfgNo });
    const both = await Promise.all([1, 2].map(() => compose(writer, 'composed-2', published)));
    const [one, other] = both.map(({ body }) => body.data.brfgId);
    expect([one === other, one === sent.body.data.brfgId]).toEqual([true, false]);
    const theirs = await compose(staff, 'composed-1', published);
    expect(theirs.body.data.brfgId).not.toBe(sent.body.data.brfgId);
  });

  it('requires a well-formed key', async () => {
    expect((await compose(writer, 'x'.repeat(101), text)).status).toBe(400);
  });
});

describe('an edition', () => {
  it('holds items of every kind in the order and with the comments sent', async () => {
    const items = [
      item('heading', null, { ttl: '오늘의 초점' }),
      item('cluster', cluster.clusterId, { cmntCn: '면담 자료에 반영' }),
      item('article', second.articleId, { cmntCn: '두 번째 <b>강조</b>' }),
      item('thinkTank', tank.articleId),
      item('sns', sns.articleId),
    ];
    const { brfgId } = await made({ items, cn: '<p>안녕하십니까.</p><script>alert(1)</script>' });
    const { data } = (await detail(brfgId)).body;
    expect(data).toMatchObject({ sttsCd: 'DRAFT', brfgNo: null, itemCnt: 4, cn: '<p>안녕하십니까.</p>' });
    expect(data.items).toMatchObject([
      { itemKnd: 'heading', itemId: null, ttl: '오늘의 초점' },
      { itemKnd: 'cluster', ttl: cluster.clusterTtl, cmntCn: '면담 자료에 반영' },
      {
        itemKnd: 'article',
        ttl: second.kornTtl ?? second.lclanTtl,
        url: second.url,
        rprtDt: second.frmTrsfNscvrgDt?.toISOString(),
        cmntCn: '두 번째 <b>강조</b>',
      },
      { itemKnd: 'thinkTank', ttl: tank.kornTtl ?? tank.lclanTtl },
      { itemKnd: 'sns' },
    ]);
    expect(data.items[1]?.articleCnt).toBeGreaterThan(1);
    expect(data.items[2]?.mediaNm).toBeTruthy();
    expect(data.items[2]?.ntnNm).toBeTruthy();
    expect(data.items[2]?.smryCn).toBeTruthy();
  });

  it('is numbered when published: once, without gaps or reuse', async () => {
    const draft = await made();
    expect([draft.brfgNo, draft.pblcnDt]).toEqual([null, null]);
    const { brfgId, mdfcnDt } = draft;
    const out = (await update({ brfgId, mdfcnDt, sttsCd: 'PUBLISHED' })).body.data;
    const no = out.brfgNo ?? 0;
    expect(no).toBeGreaterThan(0);
    expect(out.pblcnDt).not.toBeNull();
    const again = (await update({ brfgId, mdfcnDt: out.mdfcnDt, ttl: '고친 제목' })).body.data;
    expect([again.brfgNo, again.pblcnDt]).toEqual([no, out.pblcnDt]);
    const atOnce = await Promise.all([published(), published(), published()]);
    expect(atOnce.map(({ brfgNo }) => brfgNo ?? 0).toSorted((a, b) => a - b)).toEqual([
      no + 1,
      no + 2,
      no + 3,
    ]);
    const last = atOnce.find(({ brfgNo }) => brfgNo === no + 3) as DailyBriefing;
    expect((await remove(last.brfgId)).status).toBe(200);
    expect((await published()).brfgNo).toBe(no + 4);
  });

  it('requires title and date, and an item when published', async () => {
    const { status, body } = await insert({ ttl: ' ', brfgYmd: null });
    expect([status, body.fields?.map(({ name }) => name).sort()]).toEqual([400, ['brfgYmd', 'ttl']]);
    const empty = [item('heading', null, { ttl: '빈 구역' })];
    expect(faultOf(await insert({ items: empty, sttsCd: 'PUBLISHED' }))).toEqual([
      400,
      '발행하려면 기사나 하이라이트를 하나 이상 담아 주세요.',
    ]);
    expect((await insert({ items: empty })).status).toBe(200);
    expect((await insert({ items: undefined })).status).toBe(200);
  });

  it('cannot become a draft again after publishing', async () => {
    const { brfgId, mdfcnDt } = await published();
    expect(faultOf(await update({ brfgId, mdfcnDt, sttsCd: 'DRAFT' }))).toEqual([
      400,
      '발행한 브리핑은 임시저장으로 되돌릴 수 없습니다.',
    ]);
    expect((await update({ brfgId, mdfcnDt, sttsCd: null })).status).toBe(400);
  });

  it.each([
    ['no list', '기사'],
    ['no objects', [null]],
    ['texts', ['article:1']],
    ['an unknown kind', [item('post', 1)]],
    ['a record without a number', [item('article', null)]],
    ['a number that is none', [item('article', 1.5)]],
    ['a number beyond all', [item('article', 1e300)]],
    ['a record that is not there', [item('article', 999_999_999)]],
    ['a heading without words', [item('heading', null)]],
    ['a heading with a number', [item('heading', 3, { ttl: '구역' })]],
    ['the same record twice', [one, one]],
    ['an article as a cluster that is not there', [item('cluster', 999_999_999)]],
    ['an article under another kind', [item('sns', first.articleId)]],
    ['a comment that is too long', [{ ...one, cmntCn: '가'.repeat(1_001) }]],
    [
      'more than it holds',
      Array.from({ length: 101 }, (_, n) => item('heading', null, { ttl: `구역 ${n}` })),
    ],
  ])('refuses %s with 400 and a sentence', async (_what, items) => {
    const { status, body } = await insert({ items });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.fields?.[0]?.message ?? body.message).toMatch(/[가-힣]/);
  });

  it('shows nothing of a record but what the author wrote', async () => {
    const forged = { ...one, ttl: '지어낸 제목', url: 'javascript:alert(1)', mediaNm: '<img src=x>' };
    const { items } = await made({ items: [forged] });
    expect(items[0]).toMatchObject({ ttl: first.kornTtl ?? first.lclanTtl, url: first.url });
  });
});

describe('an edition and the records in it', () => {
  const correct = (articleId: number, values: Partial<Article>) =>
    inDatabase(() => db().update(article).set(values).where(eq(article.articleId, articleId)));

  it('is unchanged by corrections and deletions; a draft follows', async () => {
    const out = await published({ items: [item('article', third.articleId, { cmntCn: '그대로' })] });
    const draft = await made({ items: [item('article', third.articleId)] });
    const was = out.items[0]?.ttl;
    await correct(third.articleId, { kornTtl: '고친 제목' });
    expect((await detail(out.brfgId)).body.data.items[0]?.ttl).toBe(was);
    const edited = await update({ brfgId: out.brfgId, mdfcnDt: out.mdfcnDt, items: out.items, ttl: '정정' });
    expect(edited.body.data.items[0]?.ttl).toBe(was);
    const followed = await update({ brfgId: draft.brfgId, mdfcnDt: draft.mdfcnDt, items: draft.items });
    expect(followed.body.data.items[0]?.ttl).toBe('고친 제목');

    await correct(third.articleId, { delYn: 'Y' });
    expect((await detail(out.brfgId, reader)).body.data.items[0]).toMatchObject({
      ttl: was,
      cmntCn: '그대로',
    });
    const { brfgId, mdfcnDt, items } = followed.body.data;
    const kept = await update({ brfgId, mdfcnDt, items, ttl: '그사이 지워진 글' });
    expect([kept.status, kept.body.data.items[0]?.ttl]).toEqual([200, '고친 제목']);
    expect((await insert({ items: [item('article', third.articleId)] })).status).toBe(400);
    await correct(third.articleId, { kornTtl: third.kornTtl, delYn: 'N' });
  });

  it('has their current state when published without items', async () => {
    const { brfgId, mdfcnDt } = await made({ items: [item('article', third.articleId)] });
    await correct(third.articleId, { kornTtl: '발행 직전에 고친 제목' });
    const out = await update({ brfgId, mdfcnDt, sttsCd: 'PUBLISHED' });
    expect(out.body.data.items[0]?.ttl).toBe('발행 직전에 고친 제목');
    await correct(third.articleId, { kornTtl: third.kornTtl });
  });

  it('cannot hold records that its author may not read', async () => {
    for (const hidden of [item('cluster', cluster.clusterId), item('thinkTank', tank.articleId)])
      expect(faultOf(await insert({ items: [one, hidden] }, writer))).toEqual([
        400,
        '2번째 항목은 삭제되었거나 볼 수 있는 권한이 없어 실을 수 없습니다.',
      ]);
    expect((await insert({}, writer)).status).toBe(200);
  });
});

describe('access to briefings', () => {
  it('shows drafts to editors, published ones to everybody with the menu', async () => {
    const draft = await made();
    const out = await published();
    expect(await listed(writer)).toEqual(expect.arrayContaining([draft.brfgId, out.brfgId]));
    const read = await listed(reader);
    expect([read.includes(draft.brfgId), read.includes(out.brfgId)]).toEqual([false, true]);
    expect((await detail(draft.brfgId, reader)).status).toBe(404);
    expect((await detail(draft.brfgId, writer)).status).toBe(200);
    expect((await detail(out.brfgId, reader)).status).toBe(200);
    expect((await detail(out.brfgId, stranger)).status).toBe(403);
  });

  it('shows as related only what the reader may open', async () => {
    const early = await published({ ttl: '첫째', brfgYmd: '2031-01-01' });
    const draft = await made({ ttl: '둘째', brfgYmd: '2031-01-02' });
    const late = await published({ ttl: '셋째', brfgYmd: '2031-01-03' });
    const beside = async ({ brfgId }: DailyBriefing, client: Client) => {
      const { previous, next } = (await detail(brfgId, client)).body.data;
      return [previous, next];
    };
    expect((await beside(late, reader))[0]).toEqual({ brfgId: early.brfgId, ttl: '첫째' });
    expect((await beside(late, writer))[0]).toEqual({ brfgId: draft.brfgId, ttl: '둘째' });
    expect((await beside(early, reader))[1]).toEqual({ brfgId: late.brfgId, ttl: '셋째' });
  });

  it('lets author and administrators change and delete, not other editors', async () => {
    const { brfgId, mdfcnDt } = await made({}, writer);
    expect((await update({ brfgId, mdfcnDt, ttl: '남의 것' }, staff)).status).toBe(403);
    expect((await remove(brfgId, staff)).status).toBe(403);
    expect((await insert({}, reader)).status).toBe(403);
    const own = await update({ brfgId, mdfcnDt, ttl: '내 것' }, writer);
    expect(own.status).toBe(200);
    const byAdmin = await update({ brfgId, mdfcnDt: own.body.data.mdfcnDt, ttl: '관리자가' }, admin);
    expect(byAdmin.status).toBe(200);
    expect((await remove(brfgId, admin)).status).toBe(200);
    expect((await detail(brfgId, writer)).status).toBe(404);
  });

  it('is denied from an address that is not allowed', async () => {
    const out = await published();
    const away = await signedIn(app, 'staff', '203.0.113.7');
    const answers = [
      await away.get('/esdailybriefing-list'),
      await detail(out.brfgId, away),
      await insert({}, away),
      await remove(out.brfgId, away),
      await away.get('/briefing-tray'),
      await away.write('POST', '/insert-briefing-tray', one),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  });

  it('returns the current version to an editor who saves an older one', async () => {
    const { brfgId, mdfcnDt } = await made();
    expect((await update({ brfgId, mdfcnDt, items: [one, item('sns', sns.articleId)] })).status).toBe(200);
    const late = await update({ brfgId, mdfcnDt, items: [] });
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
    expect(late.body.data.items).toHaveLength(2);
    expect((await update({ brfgId, ttl: '판 없이' })).status).toBe(400);
  });
});

describe('an edition as a file', () => {
  const markdownOf = (read: ParseResult): string =>
    read.success ? read.markdown.replaceAll(/[\\\s]/g, '') : '';
  const file = (brfgId: number, fileKnd: string, client = reader) =>
    client.get<ErrorBody>('/esdailybriefing-file', { brfgId, fileKnd });

  it.each(['hwpx', 'docx', 'pdf'])(
    'is a readable %s with its titles, for whoever may read it',
    async (kind) => {
      const out = await published({
        cn: '<p>머리글 한 줄</p>',
        items: [item('heading', null, { ttl: '한류' }), one],
      });
      const answer = await file(out.brfgId, kind);
      expect(answer.headers['content-disposition']).toContain(
        `${encodeURIComponent(`${out.ttl} 제${out.brfgNo}호.${kind}`)}`,
      );
      const bytes = Buffer.from(answer.bytes ?? []);
      const read = kind === 'pdf' ? bytes.toString('latin1') : markdownOf(await parse(bytes));
      for (const text of kind === 'pdf' ? ['%PDF-1.7', '/MarkInfo'] : ['머리글', '한류', `${first.kornTtl}`])
        expect(read).toContain(text.replaceAll(/\s/g, ''));
      expect((await file(out.brfgId, kind, stranger)).status).toBe(403);
      const draft = await made();
      expect((await file(draft.brfgId, kind)).status).toBe(404);
    },
  );

  it('is refused in a kind that is not offered', async () => {
    const { brfgId } = await published();
    expect((await file(brfgId, 'exe')).status).toBe(400);
  });
});

describe('an edition by mail', () => {
  const mail = (pstId: number, client: Client): Promise<Stored> =>
    client.write('POST', '/emails/board/preview', {
      boardKnd: 'dailyBriefing',
      pstId,
      recipients: [{ userId: 'demo-staff' }, { userId: 'demo-mission' }],
    });

  it('is sent on publishing by author or administrator', async () => {
    const draft = await made();
    expect(faultOf(await mail(draft.brfgId, staff))).toEqual([
      400,
      '발행한 브리핑만 메일로 보낼 수 있습니다.',
    ]);
    const out = await published();
    expect((await mail(out.brfgId, writer)).status).toBe(403);
    expect((await mail(out.brfgId, reader)).status).toBe(403);
    expect((await mail(999_999, staff)).status).toBe(404);
    for (const client of [staff, admin]) {
      const { status, body } = await mail(out.brfgId, client);
      expect([status, body.data]).toMatchObject([
        200,
        {
          ttl: `일일 브리핑 2026년 11월 22일 제${out.brfgNo}호`,
          willGet: 1,
          skipped: [{ userId: 'demo-mission' }],
        },
      ]);
    }
  });
});

describe('the tray', () => {
  type Tray = Answer<{ data: BriefingTray } & ErrorBody>;
  const tray = async (client = staff) =>
    (await client.get<{ data: BriefingTray }>('/briefing-tray')).body.data;
  const add = (record: object, client = staff): Promise<Tray> =>
    client.write('POST', '/insert-briefing-tray', record);
  const arrange = (items: unknown, client = staff): Promise<Tray> =>
    client.write('PUT', '/update-briefing-tray', { items });
  const take = (body: object = {}, client = staff): Promise<Tray> =>
    client.write('DELETE', '/delete-briefing-tray', body);
  const names = ({ items }: BriefingTray) => items.map(({ itemKnd, itemId }) => `${itemKnd}:${itemId}`);
  const reset = () => inDatabase(() => db().delete(briefingPick));

  it('holds each record once, for its user only', async () => {
    await reset();
    await Promise.all([add(one), add(one), add(item('cluster', cluster.clusterId))]);
    const { items, most } = await tray();
    expect([items.length, most]).toEqual([2, 50]);
    expect(items.find(({ itemKnd }) => itemKnd === 'cluster')).toMatchObject({
      isReadable: true,
      ttl: cluster.clusterTtl,
      cmntCn: null,
    });
    expect((await tray(admin)).items).toEqual([]);
  });

  it('can be sorted, commented and emptied; additions of another window are kept', async () => {
    await reset();
    for (const { articleId } of [first, second, third]) await add(item('article', articleId));
    const answer = await arrange([
      item('article', third.articleId, { cmntCn: ' 마지막이 먼저 ' }),
      item('article', first.articleId),
    ]);
    expect(answer.body.data.items.map(({ itemId, cmntCn }) => [itemId, cmntCn])).toEqual([
      [third.articleId, '마지막이 먼저'],
      [first.articleId, null],
      [second.articleId, null],
    ]);
    const left = await take({ items: [item('article', third.articleId), item('article', 1e9)] });
    expect(names(left.body.data)).toEqual([`article:${first.articleId}`, `article:${second.articleId}`]);
    expect((await take({ items: [] })).body.data.items).toHaveLength(2);
    expect((await take()).body.data.items).toEqual([]);
  });

  it('accepts many in one call, all or none, and returns the new ones', async () => {
    await reset();
    const many = (items: unknown, client = staff) =>
      client.write<{ data: BriefingTray & { added: { itemId: number }[] } } & ErrorBody>(
        'POST',
        '/insert-briefing-tray/many',
        { items },
      );
    const items = ofKind('article').map(({ articleId }) => item('article', articleId));
    await add(items[1] as object);
    const answer = await many([...items.slice(0, 4), items[0], item('article', 1e9)]);
    expect(answer.body.data.added).toEqual([items[0], items[2], items[3]]);
    expect(answer.body.data.items.map(({ itemId }) => itemId)).toEqual(
      [items[1], items[0], items[2], items[3]].map((one) => (one as { itemId: number }).itemId),
    );
    const tooMany = await many(items.slice(0, 51));
    expect([tooMany.status, tooMany.body.message]).toEqual([
      400,
      '브리핑함에는 50건까지 담을 수 있습니다. 지금은 46건을 더 담을 수 있으니 1건을 빼 주세요.',
    ]);
    expect((await tray()).items).toHaveLength(4);
    expect((await many([one], reader)).status).toBe(403);
    expect((await many([{ itemKnd: 'user', itemId: 1 }])).status).toBe(400);
    const left = await take({ items: answer.body.data.added });
    expect(names(left.body.data)).toEqual([`article:${(items[1] as { itemId: number }).itemId}`]);
  });

  it('shows deleted records without their content', async () => {
    await reset();
    await add(item('article', third.articleId));
    await inDatabase(() =>
      db().update(article).set({ delYn: 'Y' }).where(eq(article.articleId, third.articleId)),
    );
    expect((await tray()).items).toMatchObject([{ itemId: third.articleId, isReadable: false, ttl: null }]);
    await inDatabase(() =>
      db().update(article).set({ delYn: 'N' }).where(eq(article.articleId, third.articleId)),
    );
  });

  it('refuses records its user may not read, and more than its limit', async () => {
    await reset();
    expect((await add(item('cluster', cluster.clusterId), writer)).status).toBe(404);
    expect((await add(item('article', 999_999_999))).status).toBe(404);
    expect((await add(one, reader)).status).toBe(403);
    const many = ofKind('article').slice(0, 51);
    expect(many).toHaveLength(51);
    const answers: number[] = [];
    for (const { articleId } of many) answers.push((await add(item('article', articleId))).status);
    expect([answers.slice(0, 50).every((status) => status === 200), answers[50]]).toEqual([true, 400]);
    const full = await add(item('article', many[50]?.articleId ?? 0));
    expect(full.body.fields).toEqual([
      {
        name: 'itemId',
        label: '글 번호',
        message: '브리핑함에는 50건까지 담을 수 있습니다. 지금은 가득 찼으니 먼저 몇 건을 빼 주세요.',
      },
    ]);
    await reset();
  });

  it.each([
    [{ itemKnd: 'post', itemId: 1 }],
    [{ itemKnd: 'article' }],
    [{ itemKnd: 'article', itemId: 'x' }],
    [{ itemKnd: 'article', itemId: 0 }],
    [{ itemKnd: 'article', itemId: 1e300 }],
    [{}],
  ])('refuses %j', async (record) => {
    expect((await add(record)).status).toBe(400);
  });

  it.each([
    [undefined],
    ['article:1'],
    [[{ itemKnd: 'post', itemId: 1 }]],
    [[item('article', 1, { cmntCn: '가'.repeat(1_001) })]],
    [Array.from({ length: 201 }, () => one)],
  ])('refuses to be sorted by %j', async (items) => {
    expect((await arrange(items)).status).toBe(400);
  });
});

describe('a published edition elsewhere', () => {
  interface Found {
    data: { articleId: number; kind: string; kornTtl: string; menuUrl: string }[];
    stats: Record<string, number>;
  }
  const found = async (searchText: string, client: Client) =>
    (await client.get<Found>('/search-list', { searchText, kind: 'product' })).body.data;
  const reports = async (ttl: string, client: Client) =>
    (await client.get<{ data: { kind: string; key: number; ttl: string }[] }>('/report-list', { ttl })).body
      .data;

  it('is found by title, heading and comments; a draft is not', async () => {
    const words = {
      ttl: '가나다라브리핑',
      cn: '<p>머리글에만 있는 말</p>',
      items: [item('article', first.articleId, { cmntCn: '코멘트에만있는말' })],
    };
    await made({ ...words, sttsCd: 'DRAFT' });
    expect(await found('가나다라브리핑', staff)).toEqual([]);
    const { brfgId } = await made({ ...words, sttsCd: 'PUBLISHED' });
    for (const text of ['가나다라브리핑', '"머리글에만 있는 말"', '코멘트에만있는말'])
      expect(await found(text, staff)).toMatchObject([
        { articleId: brfgId, kind: 'product', kornTtl: '가나다라브리핑', menuUrl: menu },
      ]);
    expect((await found('가나다라브리핑', reader)).length).toBe(1);
    expect(await found('가나다라브리핑', stranger)).toEqual([]);
  });

  it('is listed among the reports of its readers', async () => {
    const { brfgId } = await made({ ttl: '보고서 목록의 호', sttsCd: 'PUBLISHED' });
    await made({ ttl: '보고서 목록의 임시호', sttsCd: 'DRAFT' });
    expect(await reports('보고서 목록의', staff)).toMatchObject([
      { kind: 'briefing', key: brfgId, ttl: '보고서 목록의 호' },
    ]);
    expect((await reports('', staff)).some(({ kind }) => kind === 'briefing')).toBe(true);
  });
});
