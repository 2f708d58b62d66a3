import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { accessLog, article, changeHistory } from '#generated/tables/index.ts';
import type { Article, ArticleItem } from '#generated/types/article.ts';
import type { FollowedCount, UnreadCounts } from '#generated/types/readMarkCalls.ts';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { keywordTokens } from '#server/modules/search/index.ts';
import { storeDemoData } from '../../scripts/seed/storeDemoData.ts';
import { type Answer, type Client, signedIn } from '../helpers/client.ts';
import { createArticles } from '../helpers/factories.ts';
import { menuHolder } from '../helpers/menuHolder.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
await inDatabase(async () => {
  await storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 6 }, () => {});
});
const staff = await signedIn(app, 'staff');
const admin = await signedIn(app, 'admin');

const byNumber = (one: number, other: number): number => one - other;

type Query = Record<string, string | number>;
type Marked = Answer<{ data: { marked: number } } & ErrorBody>;
const list = async (query: Query = {}, client: Client = staff) =>
  (await client.get<ListAnswer<ArticleItem>>('/article-list', { size: 200, ...query })).body;
const unreadIds = async (query: Query = {}, client: Client = staff) =>
  (await list(query, client)).data.flatMap(({ articleId, readYn }) => (readYn === 'N' ? [articleId] : []));
const counts = async (query: Query = {}, client: Client = staff) =>
  (await client.get<{ data: UnreadCounts }>('/article-list/unread', query)).body.data;
const mark = (articleIds: number[], readYn: 'Y' | 'N', client: Client = staff): Promise<Marked> =>
  client.write('PUT', '/update-article/read', { articleIds, readYn });
const markAll = async (query: Query, client: Client = staff): Promise<number> => {
  const { upTo } = await counts(query, client);
  const path = `/update-article/read-all?${new URLSearchParams(query as Record<string, string>).toString()}`;
  const answer: Marked = await client.write('PUT', path, { upTo });
  expect(answer.status).toBe(200);
  return answer.body.data.marked;
};
const visit = (client: Client = staff, itemKnd = 'article') =>
  client.write('PUT', '/update-article/visit', { itemKnd }) as Promise<
    Answer<{ data: { sinceDt: string | null } }>
  >;
/** Moves all stored times back by this many minutes. */
const passTime = (minutes: number) =>
  inDatabase(async () => {
    await db().execute(sql`update item_visit set seen_dt = seen_dt - make_interval(mins => ${minutes})`);
    await db().execute(sql`update article set reg_dt = reg_dt - make_interval(mins => ${minutes})`);
  });

/** Registers this many articles, in a block of keys without read marks. @returns their ids */
const publish = async (n: number, ntnId = 'FR'): Promise<number[]> => {
  const rows = await createArticles(
    Array.from({ length: n }, (_, index) => ({
      kornTtl: `새 기사 ${index}`,
      ntnId,
      rgtrId: 'AI',
      mdfrId: 'AI',
    })),
  );
  return rows.map(({ articleId }) => articleId);
};

beforeEach(() =>
  inDatabase(async () => {
    await db().execute(sql`delete from read_mark`);
    await db().execute(sql`delete from item_visit`);
  }),
);

describe('an item from before the first visit', () => {
  it('counts as read, a later one as unread, for each person', async () => {
    expect(await unreadIds()).toEqual([]);
    expect((await visit()).body.data.sinceDt).toBeNull();
    expect(await unreadIds()).toEqual([]);
    const ids = await publish(3);
    expect((await unreadIds()).toSorted(byNumber)).toEqual(ids.toSorted(byNumber));
    expect(await counts()).toMatchObject({ unreadCnt: 3, newCnt: 0, sinceDt: null });
    expect(await unreadIds({}, admin)).toEqual([]);
    await visit(admin);
    const [later] = await publish(1);
    expect(await unreadIds({}, admin)).toEqual([later]);
    expect(await unreadIds()).toHaveLength(4);
  });
});

describe('the dashboard’s number of unread items', () => {
  it('starts with the first visit to it, for each kind', async () => {
    await publish(2);
    expect((await visit(staff, 'dashboard')).body.data.sinceDt).toBeNull();
    expect((await counts()).unreadCnt).toBe(0);
    const ids = await publish(3);
    await visit(staff, 'dashboard');
    expect(await counts()).toMatchObject({ unreadCnt: 3, newCnt: 0, sinceDt: null });
    // the first visit to a list does not start a new period
    expect((await visit()).body.data.sinceDt).toBeNull();
    expect((await unreadIds()).toSorted(byNumber)).toEqual(ids.toSorted(byNumber));
    expect(await unreadIds({}, admin)).toEqual([]);
  });

  it('is not reset by visiting the dashboard', async () => {
    await visit();
    await passTime(40);
    await publish(2);
    await visit(staff, 'dashboard');
    expect((await counts()).newCnt).toBe(2);
  });
});

describe('an item', () => {
  it('is marked read and unread in list and detail, for that person only', async () => {
    await visit();
    await visit(admin);
    const [first = 0, second = 0] = await publish(2);
    const detail = async (client: Client) =>
      (await client.get<{ data: Article }>('/article-detail', { articleId: first })).body.data.readYn;
    expect(await detail(staff)).toBe('N');
    expect(await detail(staff)).toBe('N');
    expect((await mark([first, first], 'Y')).body.data.marked).toBe(1);
    expect([await detail(staff), await detail(admin)]).toEqual(['Y', 'N']);
    expect(await unreadIds()).toEqual([second]);
    expect(await unreadIds({}, admin)).toHaveLength(2);
    await mark([first], 'N');
    expect(await detail(staff)).toBe('N');
    expect(await unreadIds()).toHaveLength(2);
  });

  it('from before the first visit can be marked unread, also in a search', async () => {
    await visit();
    const [one] = (await list({ sort: 'regDt,ASC' })).data;
    const oldest = one?.articleId ?? 0;
    const found = async (client: Client) => {
      const query = { searchText: (one?.kornTtl ?? one?.lclanTtl ?? '').split(',')[0] ?? '' };
      const { body } = await client.get<ListAnswer<FoundItem>>('/search-list', query);
      return body.data.find(({ articleId }) => articleId === oldest)?.readYn;
    };
    await mark([oldest], 'N');
    expect([await found(staff), await found(admin)]).toEqual(['N', 'Y']);
    expect((await list({ unreadYn: 'Y' })).data.map(({ articleId }) => articleId)).toEqual([oldest]);
    await mark([oldest], 'Y');
    expect((await list({ unreadYn: 'Y' })).totalRecords).toBe(0);
  });

  it('that is deleted or unknown is skipped', async () => {
    await visit();
    const [gone = 0] = await publish(1);
    await inDatabase(() => db().update(article).set({ delYn: 'Y' }).where(eq(article.articleId, gone)));
    expect((await mark([gone, 999_999_999], 'Y')).body.data.marked).toBe(0);
    expect((await counts()).unreadCnt).toBe(0);
    expect((await mark([], 'Y')).status).toBe(400);
  });

  it('of a kind that the person may not list is skipped', async () => {
    const [published = 0] = await publish(1);
    const stranger = await menuHolder(app, ['/article/ThinkTank'], { prslYn: 'Y', wrtYn: 'N' });
    expect((await mark([published], 'Y', stranger)).body.data.marked).toBe(0);
    expect((await visit(stranger)).status).toBe(403);
    expect((await mark([published], 'Y')).body.data.marked).toBe(1);
  });

  it('that is read leaves no row in access log and change history', async () => {
    const logged = async () => {
      await app.logs.flush();
      return inDatabase(async () => [await db().$count(accessLog), await db().$count(changeHistory)]);
    };
    const [id = 0] = await publish(1);
    await visit();
    const before = await logged();
    await mark([id], 'Y');
    expect(await logged()).toEqual(before);
  });
});

describe('the condition “unread”', () => {
  it('filters list, total and file; the number equals the list’s', async () => {
    await visit();
    const french = await publish(4, 'FR');
    await publish(2, 'JP');
    await mark(french.slice(0, 1), 'Y');
    const found = await list({ unreadYn: 'Y', ntnId: 'FR' });
    expect([found.totalRecords, found.data.length]).toEqual([3, 3]);
    expect((await list({ unreadYn: 'Y', ntnId: 'FR', total: 'only' })).totalRecords).toBe(3);
    expect((await counts({ ntnId: 'FR' })).unreadCnt).toBe(3);
    expect((await counts({ ntnId: 'FR', unreadYn: 'Y' })).unreadCnt).toBe(3);
    expect((await counts()).unreadCnt).toBe(5);
    const file = await staff.get('/article-list-txt', { unreadYn: 'Y', ntnId: 'FR' });
    expect(file.status).toBe(200);
  });

  it('leads from one unread item to the next', async () => {
    await visit();
    const [a = 0, b = 0, c = 0] = await publish(3);
    await mark([b], 'Y');
    const { body } = await staff.get<{ data: Article & { previous: { articleId: number } | null } }>(
      '/article-detail',
      { articleId: a, unreadYn: 'Y' },
    );
    expect(body.data.previous?.articleId).toBe(c);
  });
});

describe('marking a whole list', () => {
  it('applies under its conditions, for that person, and can be undone', async () => {
    await visit();
    await visit(admin);
    const french = await publish(3, 'FR');
    const japanese = await publish(2, 'JP');
    await mark(french.slice(0, 1), 'Y');
    expect(await markAll({ ntnId: 'FR' })).toBe(2);
    expect((await unreadIds()).toSorted(byNumber)).toEqual(japanese.toSorted(byNumber));
    expect((await counts({}, admin)).unreadCnt).toBe(5);
    const taken: Marked = await staff.write('PUT', '/update-article/read-all/undo', {});
    expect(taken.body.data.marked).toBe(2);
    expect(await unreadIds()).toHaveLength(4);
    const again: Marked = await staff.write('PUT', '/update-article/read-all/undo', {});
    expect(again.body.data.marked).toBe(0);
  });

  it('skips items that came after the list was counted', async () => {
    await visit();
    await publish(1);
    const { upTo } = await counts();
    const [late] = await publish(1);
    await staff.write('PUT', '/update-article/read-all', { upTo });
    expect(await unreadIds()).toEqual([late]);
  });
});

describe('a visit to a list', () => {
  it('ends after half an hour; later items count as new', async () => {
    await visit();
    await publish(1);
    await passTime(5);
    expect((await visit()).body.data.sinceDt).toBeNull();
    await passTime(40);
    const came = await publish(2);
    const since = (await counts()).sinceDt;
    expect(since).not.toBeNull();
    expect((await visit()).body.data.sinceDt).toBe(since);
    const { data } = await list();
    expect(
      data
        .filter(({ newYn }) => newYn === 'Y')
        .map(({ articleId }) => articleId)
        .toSorted(byNumber),
    ).toEqual(came.toSorted(byNumber));
    expect((await counts()).newCnt).toBe(2);
  });

  it('is counted per kind of list', async () => {
    expect((await visit(staff, 'sns')).status).toBe(200);
    expect((await visit(staff, 'other')).status).toBe(400);
  });
});

describe('followed countries and keywords', () => {
  const followed = async (query: [string, string][]) => {
    const asked = new URLSearchParams(query).toString();
    return (await staff.get<{ data: FollowedCount[] } & ErrorBody>(`/article-list/followed?${asked}`)).body;
  };

  it('have the numbers of their lists, in the given order', async () => {
    await visit();
    const [first] = await publish(3, 'FR');
    await publish(2, 'JP');
    const { data: all } = await list();
    const [keyword = ''] = all.flatMap(({ featExtrKwdList }) => featExtrKwdList ?? []);
    await inDatabase(async () => {
      const kw = keywordTokens({ featExtr: null, featExtrKwdList: [keyword] });
      await db()
        .update(article)
        .set({ kw, featExtrKwdList: [keyword] })
        .where(eq(article.articleId, first!));
    });
    const flags = { paidAiYn: 'Y', freeAiYn: 'Y', menualYn: 'Y' };
    const { data } = await followed([
      ...Object.entries(flags),
      ...['JP', 'FR', 'US'].map((ntnId): [string, string] => ['ntnId', ntnId]),
      ['ntnId', 'FR'],
      ['keyword', `${keyword}, 없는 낱말, ${keyword}`],
    ]);
    const listed = async (query: Query) => {
      const { totalRecords } = await list({ ...flags, ...query });
      return [totalRecords, (await counts({ ...flags, ...query })).unreadCnt];
    };
    expect(data.map(({ key, cnt, unreadCnt }) => [key, [cnt, unreadCnt]])).toEqual([
      ['JP', await listed({ ntnId: 'JP' })],
      ['FR', await listed({ ntnId: 'FR' })],
      ['US', await listed({ ntnId: 'US' })],
      [keyword, await listed({ keyword })],
      ['없는 낱말', [0, 0]],
    ]);
    expect(data.map(({ unreadCnt }) => unreadCnt)).toEqual([2, 3, 0, 1, 0]);
    expect(data[0]?.label).toBe('일본');
  });

  it('may be empty, and are twenty at most', async () => {
    expect((await followed([])).data).toEqual([]);
    const words = (n: number): [string, string] => [
      'keyword',
      Array.from({ length: n }, (_, index) => `낱말${index}`).join(','),
    ];
    const nations = (n: number): [string, string][] =>
      Array.from({ length: n }, (_, index) => ['ntnId', `A${String.fromCharCode(65 + index)}`]);
    const faults = async (...query: [string, string][]) =>
      (await followed(query)).fields?.map(({ name, label }) => [name, label]);
    const none = undefined;
    expect(await faults(words(20))).toEqual(none);
    expect(await faults(...nations(20), ...nations(20))).toEqual(none);
    expect(await faults(words(21))).toEqual([['keyword', '키워드']]);
    expect(await faults(words(200))).toEqual([['keyword', '키워드']]);
    expect(await faults(...nations(21))).toEqual([['ntnId', '국가']]);
    expect(await faults(...nations(15), words(6))).toEqual([['ntnId', '국가']]);
  });

  it.each(['searchText', 'excludeText', 'searchFields', 'unreadYn', 'mediaId', 'multiKeywordCnd'])(
    'cannot be narrowed by %s',
    async (name) => {
      const { fields } = await followed([
        ['ntnId', 'FR'],
        [name, 'Y'],
      ]);
      expect(fields?.map((one) => one.name)).toEqual([name]);
    },
  );
});
