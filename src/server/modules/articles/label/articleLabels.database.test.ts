import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { labelLimits, readingList } from '#contract/labels.ts';
import type { ListAnswer } from '#contract/list.ts';
import { appUser, article, articleLabel, labelArticle } from '#generated/tables/index.ts';
import type { Article, ArticleItem } from '#generated/types/article.ts';
import type { LabelFacts, StoredLabel } from '#generated/types/articleLabelCalls.ts';
import type { KeptArticleItem } from '#generated/types/articleMemoCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { storeDemoData } from '../../../../../scripts/seed/storeDemoData.ts';
import { type Answer, type Client, signedIn } from '../../../../../tests/helpers/client.ts';
import { colleague, colleagueClient } from '../../../../../tests/helpers/colleague.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { dropOldLabels } from './changeLabel.ts';

const { app } = await testApp();
const rows = await inDatabase(async () => {
  await storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 3 }, () => {});
  return db().select().from(article);
});
const staff = await signedIn(app, 'staff');
const admin = await signedIn(app, 'admin');
const groupOf = async (userId: string): Promise<number | null> => {
  const [found] = await inDatabase(async () =>
    db().select({ groupId: appUser.groupId }).from(appUser).where(eq(appUser.userId, userId)),
  );
  return found?.groupId ?? null;
};
const groupId = await groupOf('demo-staff');
await colleague({ userId: 'neighbour', groupId }, [1]);
const neighbour = await colleagueClient(app, 'neighbour');
const ids = rows.filter(({ itemKnd }) => itemKnd === 'article').map(({ articleId }) => articleId);
const [first, second, third] = ids as [number, number, number];

const byNumber = (one: number, other: number): number => one - other;

type Written = Answer<{ data: StoredLabel & { changed: number[] } } & ErrorBody>;
const insert = (label: object, client: Client = staff): Promise<Written> =>
  client.write('POST', '/insert-articlelabel', { labelNm: '한류', ...label });
const made = async (label: object, client: Client = staff): Promise<number> =>
  (await insert(label, client)).body.data.labelId ?? 0;
const update = (labelId: number, change: object, client: Client = staff): Promise<Written> =>
  client.write('PUT', '/update-articlelabel', { labelId, ...change });
const drop = (labelId: number, client: Client = staff): Promise<Written> =>
  client.write('DELETE', '/delete-articlelabel', { labelId });
const restore = (labelId: number, client: Client = staff): Promise<Written> =>
  client.write('PUT', '/update-articlelabel/restore', { labelId });
const merge = (labelId: number, intoId: number, client: Client = staff): Promise<Written> =>
  client.write('PUT', '/update-articlelabel/merge', { labelId, intoId });
const put = (labelId: number, articleIds: unknown, labelYn = 'Y', client: Client = staff): Promise<Written> =>
  client.write('PUT', '/update-articlelabel/items', { labelId, articleIds, labelYn });
const labels = async (client: Client = staff, query: object = {}): Promise<LabelFacts[]> =>
  (await client.get<{ data: { labels: LabelFacts[] } }>('/articlelabel-list', query)).body.data.labels;
const namesOf = async (client: Client) => (await labels(client)).map(({ labelNm }) => labelNm);
const kept = async (labelId: number, client: Client = staff) =>
  (await client.get<ListAnswer<KeptArticleItem>>('/articlememo-list', { labelId })).body;
const keptIds = async (...asked: Parameters<typeof kept>) =>
  (await kept(...asked)).data.map(({ articleId }) => articleId);
const listed = async (labelId: number, client: Client = staff) =>
  (await client.get<ListAnswer<ArticleItem>>('/article-list', { labelId, sort: 'regDt,ASC' })).body;
const listedIds = async (...asked: Parameters<typeof listed>) =>
  (await listed(...asked)).data.map(({ articleId }) => articleId).sort(byNumber);

beforeEach(() =>
  inDatabase(async () => {
    await db().delete(labelArticle);
    await db().delete(articleLabel);
  }),
);

describe('a label', () => {
  it('has a name, a colour and a folder, and is listed by folder and name after the reading list', async () => {
    await made({ labelNm: ' 영화 \n 상 ', colorCd: 'red', fldrNm: '행사' });
    await made({ labelNm: '나' });
    await made({ labelNm: '가', fldrNm: '행사' });
    expect((await labels()).map(({ labelNm, colorCd, fldrNm }) => [labelNm, colorCd, fldrNm])).toEqual([
      [readingList.labelNm, 'blue', null],
      ['나', 'gray', null],
      ['가', 'gray', '행사'],
      ['영화 상', 'red', '행사'],
    ]);
  });

  it('stands on articles, several on one, in lists and details, for its owner', async () => {
    const [one, other] = [await made({}), await made({ labelNm: '영화' })];
    expect((await put(one, [first, second, first, 1e9])).body.data.changed).toEqual([first, second]);
    expect((await put(one, [first, third])).body.data.changed).toEqual([third]);
    await put(other, [first]);
    const marks = async (client: Client) => {
      const { body } = await client.get<ListAnswer<ArticleItem>>('/article-list', { size: 200 });
      return body.data.find(({ articleId }) => articleId === first)?.labelIdList ?? null;
    };
    expect([await marks(staff), await marks(admin)]).toEqual([[one, other], null]);
    const detail = await staff.get<{ data: Article }>('/article-detail', { articleId: first, labelId: one });
    expect(detail.body.data.labelIdList).toEqual([one, other]);
    const neighbours = [detail.body.data.previous, detail.body.data.next] as ({ articleId: number } | null)[];
    expect(
      neighbours.flatMap((found) => found?.articleId ?? []).every((id) => [second, third].includes(id)),
    ).toBe(true);
    expect(
      (await labels(staff, { articleIds: [first, second] })).map(({ cnt, pickedCnt }) => [cnt, pickedCnt]),
    ).toEqual([
      [0, 0],
      [1, 1],
      [3, 2],
    ]);
    expect((await put(one, ids.slice(0, 3), 'N')).body.data.changed).toHaveLength(3);
  });

  it('is a condition of the starred articles, the article list, its unread count, reading it all, and its file', async () => {
    const label = await made({});
    await put(label, [second, first]);
    expect(await keptIds(label)).toEqual([first, second]);
    expect([await listedIds(label), (await listed(label)).totalRecords]).toEqual([
      [first, second].sort(byNumber),
      2,
    ]);
    const mine = { labelId: label };
    await staff.write('PUT', '/update-article/visit', { itemKnd: 'article' });
    await staff.write('PUT', '/update-article/read', { articleIds: [first, second], readYn: 'N' });
    const unread = async () =>
      (await staff.get<{ data: { unreadCnt: number; upTo: number } }>('/article-list/unread', mine)).body
        .data;
    const before = await unread();
    expect(before.unreadCnt).toBe(2);
    const path = `/update-article/read-all?labelId=${label}`;
    expect((await staff.write('PUT', path, { upTo: before.upTo })).body).toMatchObject({
      data: { marked: 2 },
    });
    expect((await unread()).unreadCnt).toBe(0);
    const file = await staff.get('/article-list-txt', mine);
    expect(file.status).toBe(200);
    for (const labelId of ['x', '-1', '1.5'])
      expect((await staff.get('/article-list', { labelId })).status).toBe(400);
  });

  it('is a field of the query language for those who see it', async () => {
    const labelId = await made({ labelNm: '검색 라벨' });
    await put(labelId, [first, second]);
    const found = async (searchText: string, client: Client = staff) =>
      client.get<ListAnswer<ArticleItem> & ErrorBody>('/article-list', { searchText });
    const { body } = await found('라벨:"검색 라벨"');
    expect(body.data.map(({ articleId }) => articleId).sort(byNumber)).toEqual(
      [first, second].sort(byNumber),
    );
    const without = await found('라벨:"검색 라벨" -라벨:나중에읽기');
    expect(without.status).toBe(400);
    const refused = await found('라벨:"검색 라벨"', neighbour);
    expect(refused.body.fields?.[0]?.message).toContain('그런 라벨이 없습니다');
    expect((await found('한복 OR 라벨:"검색 라벨"')).body.fields?.[0]?.message).toContain('OR로');
    await drop(labelId);
  });

  it('keeps its name to itself: case and width make no other name', async () => {
    const label = await made({ labelNm: 'K-Pop' });
    for (const labelNm of ['k-pop', 'Ｋ-Pop', readingList.labelNm]) {
      const refused = await insert({ labelNm });
      expect([labelNm, refused.status, refused.body.fields?.[0]?.name]).toEqual([labelNm, 409, 'labelNm']);
    }
    for (const labelNm of ['', '\u200b', '가'.repeat(31)])
      expect((await insert({ labelNm })).status).toBe(400);
    expect((await insert({ labelNm: '흰색', colorCd: 'white' })).status).toBe(400);
    expect((await update(label, { labelNm: 'K-POP' })).status).toBe(200);
    expect((await insert({ labelNm: 'k-pop' }, admin)).status).toBe(200);
  });

  it('deleted and restored has its articles again, unless its name was taken', async () => {
    const label = await made({});
    await put(label, [first]);
    await drop(label);
    expect([await keptIds(label), await listedIds(label), (await drop(label)).status]).toEqual([[], [], 404]);
    expect((await put(label, [second])).status).toBe(404);
    await restore(label);
    expect(await keptIds(label)).toEqual([first]);
    await drop(label);
    const other = await made({});
    const refused = await restore(label);
    expect([refused.status, refused.body.code]).toEqual([409, 'DUPLICATE']);
    await drop(other);
    expect([(await restore(label)).status, (await restore(label)).status]).toEqual([200, 404]);
  });

  it('merged into another one gives it its articles; what was added can be taken back', async () => {
    const [one, other] = [await made({}), await made({ labelNm: '영화' })];
    await put(one, [first, second]);
    await put(other, [second]);
    expect((await merge(one, one)).status).toBe(400);
    const { changed } = (await merge(one, other)).body.data;
    expect([changed, (await keptIds(other)).sort(byNumber), await namesOf(staff)]).toEqual([
      [first],
      [first, second].sort(byNumber),
      [readingList.labelNm, '영화'],
    ]);
    await restore(one);
    await put(other, changed, 'N');
    expect([(await keptIds(one)).sort(byNumber), await keptIds(other)]).toEqual([
      [first, second].sort(byNumber),
      [second],
    ]);
  });

  it('is one of at most a hundred', async () => {
    await inDatabase(async () => {
      const many = Array.from({ length: labelLimits.perPerson - 1 }, (_, at) => ({
        userId: 'demo-staff',
        labelNm: `라벨 ${at}`,
        labelNmFold: `라벨 ${at}`,
        colorCd: 'gray' as const,
      }));
      await db().insert(articleLabel).values(many);
    });
    const answers = [await insert({ labelNm: '백째' }), await insert({ labelNm: '더' })];
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  });

  it('that was deleted a month ago is gone for good, and protects its articles no longer', async () => {
    const [old, fresh] = [await made({}), await made({ labelNm: '영화' })];
    for (const label of [old, fresh]) await put(label, [first]);
    for (const label of [old, fresh]) await drop(label);
    await inDatabase(async () => {
      const past = sql`now() - interval '31 days'`;
      await db().update(articleLabel).set({ mdfcnDt: past }).where(eq(articleLabel.labelId, old));
      await dropOldLabels();
      const left = await db().select({ labelId: labelArticle.labelId }).from(labelArticle);
      expect(left).toEqual([{ labelId: fresh }]);
    });
    expect([(await restore(old)).status, (await restore(fresh)).status]).toEqual([404, 200]);
  });
});

describe('the reading list', () => {
  it('has number 0, needs not be made, and shows what was added last first, with what was read', async () => {
    expect(await kept(readingList.labelId)).toMatchObject({ data: [], totalRecords: 0 });
    await put(readingList.labelId, [first]);
    await put(readingList.labelId, [third, second]);
    const { data } = await kept(readingList.labelId);
    expect(data.map(({ articleId, labelIdList }) => [articleId, labelIdList])).toEqual([
      [second, [0]],
      [third, [0]],
      [first, [0]],
    ]);
    expect((await labels())[0]).toMatchObject({ ...readingList, cnt: 3, ltrYn: 'Y' });
    await staff.write('PUT', '/update-article/visit', { itemKnd: 'article' });
    await staff.write('PUT', '/update-article/read', { articleIds: [third], readYn: 'N' });
    await staff.write('PUT', '/update-article/read', { articleIds: [first], readYn: 'Y' });
    const marks = (await kept(readingList.labelId)).data.map(({ readYn }) => readYn);
    expect([marks.at(1), marks.at(2)]).toEqual(['N', 'Y']);
    expect([await keptIds(0, admin), await listedIds(0, admin)]).toEqual([[], []]);
    expect(await listedIds(0)).toEqual([first, second, third].sort(byNumber));
  });

  it('is one, however often it is used at once, and can be neither renamed nor deleted', async () => {
    await Promise.all([first, second, third].map((id) => put(readingList.labelId, [id])));
    const stored = await inDatabase(async () => db().select().from(articleLabel));
    expect(stored).toHaveLength(1);
    const key = stored[0]?.labelId ?? 0;
    const answers = [await update(key, { labelNm: '다른' }), await drop(key), await put(key, [first])];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await keptIds(key)).toEqual([]);
  });
});

describe('the rights of others', () => {
  /** What every call answers to a client about a label, with the label of the client's own to merge. */
  const triedBy = async (client: Client, label: number) => {
    const own = await made({ labelNm: '내 라벨' }, client);
    const calls = [
      update(label, { labelNm: '바꿈' }, client),
      drop(label, client),
      restore(label, client),
      merge(label, own, client),
      merge(own, label, client),
      put(label, [second], 'Y', client),
      put(label, [first], 'N', client),
    ];
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    await drop(own, client);
    return { statuses, kept: await keptIds(label, client), listed: await listedIds(label, client) };
  };

  it('a private label is invisible and unchangeable in every call, for administrators too', async () => {
    const label = await made({});
    await put(label, [first]);
    for (const client of [neighbour, admin]) {
      expect(await triedBy(client, label)).toEqual({
        statuses: [404, 404, 404, 404, 404, 404, 404],
        kept: [],
        listed: [],
      });
      expect(await namesOf(client)).toEqual([readingList.labelNm]);
    }
    expect([await keptIds(label), (await namesOf(staff)).at(1)]).toEqual([[first], '한류']);
  });

  it('a label shared with the group is seen by its members, and filled by them only if they may', async () => {
    const label = await made({ shrYn: 'Y' });
    await put(label, [first]);
    expect(await triedBy(neighbour, label)).toEqual({
      statuses: [403, 403, 404, 403, 403, 403, 403],
      kept: [first],
      listed: [first],
    });
    const facts = (await labels(neighbour)).at(1);
    expect(facts).toMatchObject({ labelNm: '한류', ownYn: 'N', edtYn: 'N', cnt: 1 });
    expect(facts?.userNm).toEqual(expect.any(String));
    await update(label, { grpEdtYn: 'Y' });
    expect((await put(label, [second], 'Y', neighbour)).body.data.changed).toEqual([second]);
    expect((await update(label, { labelNm: '바꿈' }, neighbour)).status).toBe(403);
    expect(await keptIds(label, admin)).toEqual([]);
  });

  it('end when it is shared no longer, or its owner leaves the group or the service', async () => {
    const label = await made({ shrYn: 'Y', grpEdtYn: 'Y' });
    await put(label, [first]);
    const isSeen = async () => [
      await keptIds(label, neighbour),
      (await put(label, [first], 'Y', neighbour)).status,
    ];
    const owner = (columns: object) =>
      inDatabase(async () => db().update(appUser).set(columns).where(eq(appUser.userId, 'demo-staff')));
    expect(await isSeen()).toEqual([[first], 200]);
    await owner({ useYn: 'N' });
    expect(await isSeen()).toEqual([[], 404]);
    await owner({ useYn: 'Y', groupId: null });
    expect(await isSeen()).toEqual([[], 404]);
    await owner({ groupId });
    expect(await isSeen()).toEqual([[first], 200]);
    await update(label, { shrYn: 'N' });
    expect(await isSeen()).toEqual([[], 404]);
  });

  it('end at articles that a member may not list', async () => {
    const label = await made({ shrYn: 'Y' });
    const report = rows.find(({ itemKnd }) => itemKnd === 'thinkTank')?.articleId ?? 0;
    await put(label, [first, report]);
    await colleague({ userId: 'guest', groupId }, []);
    const guest = await colleagueClient(app, 'guest');
    expect([(await kept(label, guest)).totalRecords, (await labels(guest)).at(1)?.cnt]).toEqual([0, 0]);
    expect((await kept(label)).totalRecords).toBe(2);
  });
});
