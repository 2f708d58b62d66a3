import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { article } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/database/db.ts';
import { outletId } from '#server/features/collect/outlets.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { type Outlet, outletDesk } from '../helpers/outletDesk.ts';
import { testApp } from '../helpers/testApp.ts';

const { app, database } = await testApp();
const { admin, inDatabase, made, merge, undo, write, detail, articlesOf, articlesAt } = await outletDesk({
  app,
  database,
});

let n = 0;
const written = (mediaId: number) => {
  n += 1;
  return admin.upload('POST', '/insert-article', 'article', {
    kornTtl: `쓰는 동안 ${n}`,
    lclsfNm: 'KOREA',
    mediaId,
    ntnId: 'FR',
    frmTrsfNscvrgDt: '2026-02-03T09:00:00+09:00',
    url: `https://www.meanwhile.example/${n}`,
  }) as Promise<Answer<ErrorBody & { data: { articleId: number; mdfcnDt: string } }>>;
};

const domainOf = ({ url }: Outlet): string => new URL(url ?? '').hostname.replace('www.', '');

describe('an article that is written while its outlet is merged', () => {
  it('is moved with the others or refused, and never stays behind', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [from, into] = [await made(), await made()];
      const writes = Array.from({ length: 8 }, () => written(from.mediaId));
      const [merged, ...answers] = await Promise.all([merge([from.mediaId], into.mediaId), ...writes]);
      expect(merged.status).toBe(200);
      const stored = answers.flatMap(({ status, body }) => (status === 200 ? [body.data.articleId] : []));
      expect(await articlesAt(from.mediaId)).toEqual([]);
      expect(await articlesAt(into.mediaId)).toEqual(stored.toSorted((a, b) => a - b));
      expect(merged.body.data[0]?.articleCount).toBe(stored.length);
    }
  });

  it('is collected for the outlet that was kept', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [from, into] = [await made(), await made()];
      const outlet = { mediaName: '수집', mediaDomain: domainOf(from), ntnId: 'FR', lang: 'fr' };
      const collected = () =>
        inDatabase(() =>
          inTransaction(async () => {
            const mediaId = await outletId(outlet);
            // long enough for the merge to come between
            await db().execute(sql`select pg_sleep(0.02)`);
            await db().insert(article).values({ kornTtl: '수집한 기사', ntnId: 'FR', mediaId });
          }),
        );
      await Promise.all([merge([from.mediaId], into.mediaId), ...Array.from({ length: 6 }, collected)]);
      expect(await articlesAt(from.mediaId)).toEqual([]);
      expect(await articlesAt(into.mediaId)).toHaveLength(6);
    }
  });

  it('is refused with a sentence that tells why', async () => {
    const [from, into] = [await made(), await made()];
    const { articleId, mdfcnDt } = (await written(into.mediaId)).body.data;
    await merge([from.mediaId], into.mediaId);
    const sentence = '다른 매체에 병합된 매체입니다. 남은 매체를 골라 주세요.';
    const refused = await written(from.mediaId);
    expect([refused.status, refused.body.fields?.[0]]).toMatchObject([
      400,
      { name: 'mediaId', message: sentence },
    ]);
    const moved = (await admin.upload('PUT', '/update-article', 'article', {
      articleId,
      mdfcnDt,
      mediaId: from.mediaId,
    })) as Answer<ErrorBody>;
    expect([moved.status, moved.body.fields?.[0]?.message]).toEqual([400, sentence]);
    const [row] = await inDatabase(() => db().select().from(article).where(eq(article.articleId, articleId)));
    expect(row?.mediaId).toBe(into.mediaId);
  });
});

describe('an outlet with a merge that stands', () => {
  const remove = (mediaId: number) => write('DELETE', '/delete-media', { mediaId });

  it('is not deleted, on either side of it: the merge could never be undone', async () => {
    const [from, into] = [await made(), await made()];
    const moved = await articlesOf(from.mediaId, 2);
    const mediaMrgId = (await merge([from.mediaId], into.mediaId)).body.data[0]?.mediaMrgId ?? 0;
    expect((await remove(into.mediaId)).body.message).toBe(
      '이 매체에 병합된 매체가 있습니다. 병합을 되돌린 뒤에 삭제해 주세요.',
    );
    expect((await remove(from.mediaId)).body.message).toBe(
      '다른 매체에 병합된 매체입니다. 병합을 되돌린 뒤에 삭제해 주세요.',
    );
    expect((await undo(mediaMrgId)).status).toBe(200);
    expect(await articlesAt(from.mediaId)).toEqual(moved);
    expect((await remove(into.mediaId)).status).toBe(200);
    expect((await remove(from.mediaId)).status).toBe(200);
  });

  it('is not asked to be deleted either; a request that stands can be taken back', async () => {
    const staff = await signedIn(app, 'staff');
    const [from, into] = [await made({}, staff), await made({}, staff)];
    const request = (mediaId: number, deleteYn: string) =>
      write('POST', '/request-delete-media', { mediaId, deleteYn }, staff);
    await request(from.mediaId, 'R');
    await merge([from.mediaId], into.mediaId);
    for (const { mediaId } of [from, into]) expect((await request(mediaId, 'R')).status).toBe(400);
    expect((await request(from.mediaId, 'N')).status).toBe(200);
    expect((await detail(from.mediaId)).deleteYn).toBe('N');
  });
});
