import { asc, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { article, changeHistory, media } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { createArticles, createOutlets } from '../helpers/factories.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');

interface Given {
  changedCnt: number;
  articleCnt: number | null;
}
const give = (mediaId: number[], ntnId: string, who = admin) =>
  who.call({
    method: 'POST',
    url: '/api/media-nation',
    headers: { _method: 'PUT' },
    payload: { mediaId, ntnId },
  }) as Promise<Answer<{ data: Given } & ErrorBody>>;

let ids: number[] = [];
beforeEach(() =>
  inDatabase(async () => {
    await db().delete(article);
    await db().delete(media);
    const rows = await createOutlets([
      { mediaLclanNm: 'Bare Times' },
      { mediaLclanNm: 'French Times', ntnId: 'FR' },
      { mediaLclanNm: 'Other Times' },
    ]);
    ids = rows.map(({ mediaId }) => mediaId);
  }),
);

describe('the country of several outlets', () => {
  it('is set at once, and on their articles without one, or with one that texts alone told', async () => {
    const [bare = 0, french = 0, other = 0] = ids;
    const of = (mediaId: number, ntnId: string | null, delYn = 'N') => ({
      itemKnd: 'article' as const,
      lclanTtl: 'News',
      mediaId,
      ntnId,
      delYn,
    });
    await createArticles([
      ...Array.from({ length: 45 }, () => of(bare, null)),
      of(bare, 'DE'),
      { ...of(bare, 'GB'), fieldOrgn: { ntnId: { by: 'rules', at: '2026-01-01T00:00:00Z' } } },
      of(bare, null, 'Y'),
      of(french, null),
      of(other, null),
    ]);
    const { body } = await give([bare, french], 'JP');
    expect(body.data).toEqual({ changedCnt: 2, articleCnt: 47 });
    const rows = await inDatabase(async () => db().select().from(article).orderBy(asc(article.articleId)));
    expect(rows.slice(0, 45).every(({ ntnId, mdfrId }) => ntnId === 'JP' && mdfrId === 'demo-admin')).toBe(
      true,
    );
    expect(rows.slice(45).map(({ ntnId }) => ntnId)).toEqual(['DE', 'JP', null, 'JP', null]);
    const outlets = await inDatabase(async () => db().select().from(media).orderBy(asc(media.mediaId)));
    expect(outlets.map(({ ntnId }) => ntnId)).toEqual(['JP', 'JP', null]);
    const history = await inDatabase(async () =>
      db()
        .select({ entityNm: changeHistory.entityNm, aftrCn: changeHistory.aftrCn })
        .from(changeHistory)
        .where(inArray(changeHistory.recordKey, [String(bare), String(rows[0]?.articleId)])),
    );
    expect(history.filter(({ entityNm }) => entityNm === 'article').at(-1)?.aftrCn).toEqual({ ntnId: 'JP' });
    expect((await give([bare, french], 'JP')).body.data).toEqual({ changedCnt: 0, articleCnt: 0 });
  });

  it('must be active, and merged outlets keep theirs', async () => {
    const [bare = 0, french = 0] = ids;
    const { status, body } = await give([bare], 'ZZ');
    expect([status, body.fields?.map(({ name }) => name)]).toEqual([400, ['ntnId']]);
    await inDatabase(() => db().update(media).set({ mrgTrgtMediaId: french }).where(eq(media.mediaId, bare)));
    expect((await give([bare, 999_999], 'JP')).body.data.changedCnt).toBe(0);
    expect(
      (
        await give(
          Array.from({ length: 501 }, (_, n) => n),
          'JP',
        )
      ).status,
    ).toBe(400);
  });

  it('is set by administrators only', async () => {
    expect((await give(ids, 'JP', staff)).status).toBe(403);
  });

  it('may be cleared', async () => {
    const names = async (ntnId: string) =>
      (
        (await admin.get('/media-list', { ntnId, size: 10 })) as Answer<{ data: { mediaLclanNm: string }[] }>
      ).body.data.map(({ mediaLclanNm }) => mediaLclanNm);
    expect((await names('none')).toSorted()).toEqual(['Bare Times', 'Other Times']);
    expect(await names('FR')).toEqual(['French Times']);
  });
});
