import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { appUser, post, postRead, postRecipient } from '#generated/tables/index.ts';
import type { PostItem } from '#generated/types/post.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold, titleTokens } from '#server/kernel/text/tokens.ts';
import { listOrderOf } from '#server/modules/boards/index.ts';
import { random } from '../../scripts/demo/random.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Listed = Answer<{ data: PostItem[]; totalRecords: number; stats: { unread: number } }>;

const { app } = await testApp();
const me = 'demo-staff';
const others = ['demo-admin', 'demo-mission'];
const chance = random('counted posts');

/** A post, its recipients, and the users who have opened it. */
interface Made {
  pstKndCd: string;
  ttl: string;
  rlsYn: string;
  rgtrId: string | null;
  delYn: string;
  users: string[];
  isForGroup: boolean;
  readers: string[];
}

const somePost = (_none: unknown, n: number): Made => ({
  pstKndCd: chance.pick(['BOARD', 'BOARD', 'BOARD', 'NOTICE']),
  ttl: `${chance.pick(['한류 소식', '공연 안내', 'UNESCO report', 'Meeting'])} ${n}`,
  rlsYn: chance.pick(['Y', 'N', 'N']),
  rgtrId: chance.chance(0.05) ? null : chance.pick([me, ...others, ...others]),
  delYn: chance.chance(0.1) ? 'Y' : 'N',
  users: chance.sample([me, ...others], chance.integer(0, 2)),
  isForGroup: chance.chance(0.2),
  readers: chance.sample([me, ...others], chance.integer(0, 3)),
});

const made = Array.from({ length: 150 }, somePost);
await inDatabase(async () => {
  const [account] = await db()
    .select({ groupId: appUser.groupId })
    .from(appUser)
    .where(eq(appUser.userId, me));
  for (const [n, { users, isForGroup, readers, ...own }] of made.entries()) {
    const regDt = new Date(Date.parse('2026-01-01') + n * 60_000);
    const ttlFold = fold(own.ttl);
    const [row] = await db()
      .insert(post)
      .values({ ...own, ttlFold, tk: [], tb: titleTokens(own.ttl), regDt, topOrd: listOrderOf('N', regDt) })
      .returning({ pstId: post.pstId });
    const pstId = row?.pstId ?? 0;
    const recipients = [
      ...users.map((userId) => ({ pstId, userId })),
      ...(isForGroup ? [{ pstId, groupId: account?.groupId ?? null }] : []),
    ];
    if (recipients.length) await db().insert(postRecipient).values(recipients);
    if (readers.length)
      await db()
        .insert(postRead)
        .values(readers.map((userId) => ({ pstId, userId })));
  }
});

/** Computed independently: notices are visible to all; board posts if released, own, or addressed to the user. */
const visible = made.filter(
  ({ pstKndCd, delYn, rlsYn, rgtrId, users, isForGroup }) =>
    delYn === 'N' &&
    (pstKndCd === 'NOTICE' || rlsYn === 'Y' || rgtrId === me || users.includes(me) || isForGroup),
);
const isUnread = ({ rgtrId, readers }: Made): boolean => rgtrId !== me && !readers.includes(me);

const staff = await signedIn(app, 'staff');
const ask = async (query: Record<string, string>): Promise<Listed['body']> => {
  const answer = (await staff.get('/commonboard-list', query)) as Listed;
  expect([answer.status, query]).toEqual([200, query]);
  return answer.body;
};

describe('a list of partly hidden posts', () => {
  const conditions: [Record<string, string>, (one: Made) => boolean][] = [
    [{ pstKndCd: 'BOARD' }, ({ pstKndCd }) => pstKndCd === 'BOARD'],
    [{ pstKndCd: 'NOTICE' }, ({ pstKndCd }) => pstKndCd === 'NOTICE'],
    [{}, () => true],
    [{ pstKndCd: 'BOARD', prslYn: 'N' }, (one) => one.pstKndCd === 'BOARD' && isUnread(one)],
    [{ pstKndCd: 'BOARD', prslYn: 'Y' }, (one) => one.pstKndCd === 'BOARD' && !isUnread(one)],
    [{ pstKndCd: 'BOARD', rlsYn: 'N' }, (one) => one.pstKndCd === 'BOARD' && one.rlsYn === 'N'],
    [{ pstKndCd: 'BOARD', ttl: 'nesco' }, (one) => one.pstKndCd === 'BOARD' && one.ttl.includes('UNESCO')],
    [{ ttl: '한류' }, ({ ttl }) => ttl.includes('한류')],
  ];

  it.each(conditions)('filtered by %o has each visible post once, and their number', async (query, keeps) => {
    const wanted = visible.filter(keeps);
    expect(wanted.length).toBeGreaterThan(10);
    const titles = wanted.map(({ ttl }) => ttl).toSorted();
    for (const total of ['exact', 'capped']) {
      const { data, totalRecords } = await ask({ ...query, total, size: '100' });
      expect([total, totalRecords, data.length]).toEqual([total, titles.length, titles.length]);
      expect(data.map(({ ttl }) => ttl ?? '').toSorted()).toEqual(titles);
      // a total that the page alone does not show
      expect((await ask({ ...query, total, page: '2' })).totalRecords).toBe(titles.length);
    }
    expect((await ask({ ...query, total: 'only' })).totalRecords).toBe(titles.length);
  });

  it.each(['BOARD', 'NOTICE'])('of %s shows the number of others’ unread posts', async (pstKndCd) => {
    const { stats } = await ask({ pstKndCd });
    const unread = visible.filter((one) => one.pstKndCd === pstKndCd && one.rgtrId !== null && isUnread(one));
    expect([stats.unread, unread.length > 10]).toEqual([unread.length, true]);
  });
});
