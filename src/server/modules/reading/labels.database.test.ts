import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readingList } from '#contract/labels.ts';
import { appUser, article, articleLabel, labelArticle } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { storeDemoData } from '../../../../scripts/seed/storeDemoData.ts';
import { callerOf } from '../../../../tests/helpers/callerOf.ts';
import { colleague } from '../../../../tests/helpers/colleague.ts';
import { testApp } from '../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { isUnderLabel, labelNamesOf } from './index.ts';

await testApp();
const { ids, groupId } = await inDatabase(async () => {
  await storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 2 }, () => {});
  const rows = await db().select({ id: article.articleId }).from(article).orderBy(article.articleId).limit(3);
  const [staff] = await db().select().from(appUser).where(eq(appUser.userId, 'demo-staff'));
  return { ids: rows.map(({ id }) => id), groupId: staff?.groupId ?? null };
});
const [first, second, third] = ids as [number, number, number];
await colleague({ userId: 'neighbour', groupId }, [1]);

/** Stores a label on one article. */
const label = (userId: string, labelNm: string, articleId: number, columns: object = {}): Promise<void> =>
  inDatabase(async () => {
    const made = { userId, labelNm, labelNmFold: fold(labelNm), colorCd: 'gray' as const, ...columns };
    const [stored] = await db().insert(articleLabel).values(made).returning();
    await db()
      .insert(labelArticle)
      .values({ labelId: stored?.labelId ?? 0, articleId });
  });
interface Who {
  userId: string;
  groupId?: number | null;
}
const found = (user: Who, labelNm: string): Promise<number[]> =>
  inDatabase(async () => {
    const those = and(isUnderLabel(callerOf(user), labelNm), inArray(article.articleId, ids));
    const hits = await db()
      .select({ id: article.articleId })
      .from(article)
      .where(those)
      .orderBy(article.articleId);
    return hits.map(({ id }) => id);
  });
const names = (user: Who): Promise<string[]> => inDatabase(() => labelNamesOf(callerOf(user)));
const staff = { userId: 'demo-staff', groupId };

beforeEach(() =>
  inDatabase(async () => {
    await db().delete(labelArticle);
    await db().delete(articleLabel);
  }),
);

describe('a label in the search', () => {
  it('is found by its whole name, folded, among those that the user may see', async () => {
    await label('demo-staff', 'K-Pop 소식', first);
    await label('neighbour', 'k-pop 소식', second, { groupId });
    await label('neighbour', 'K-POP 소식', third);
    expect([await found(staff, ' Ｋ-POP 소식'), await found(staff, 'K-Pop')]).toEqual([[first, second], []]);
    expect(await found({ userId: 'neighbour', groupId }, 'k-pop 소식')).toEqual([second, third]);
    expect(await found({ userId: 'demo-admin' }, 'K-Pop 소식')).toEqual([]);
    await inDatabase(async () => db().update(articleLabel).set({ delYn: 'Y' }));
    expect(await found(staff, 'K-Pop 소식')).toEqual([]);
  });

  it('may be the reading list, each user finding their own', async () => {
    await label('demo-staff', readingList.labelNm, first, { ltrYn: 'Y' });
    await label('neighbour', readingList.labelNm, second, { ltrYn: 'Y' });
    expect(await found(staff, readingList.labelNm)).toEqual([first]);
  });

  it('is offered by its name, once, with the reading list', async () => {
    await label('demo-staff', '한류', first);
    await label('neighbour', '한류', first, { groupId });
    await label('neighbour', '가요', second, { groupId });
    await label('neighbour', '비밀', third);
    expect(await names(staff)).toEqual(['가요', readingList.labelNm, '한류']);
    expect(await names({ userId: 'demo-staff' })).toEqual([readingList.labelNm, '한류']);
  });
});
