// On both engines: concurrent writers wait for locks.
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { article } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { outletId } from '#server/modules/collection/index.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { createArticle } from '../helpers/factories.ts';
import { type Outlet, outletDesk } from '../helpers/outletDesk.ts';
import { rounds } from '../helpers/rounds.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const { admin, made, merge, undo, update, write, detail, articlesOf, articlesAt } = await outletDesk(app);

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

describe('an article stored during a merge of its outlet', () => {
  it('is moved or refused, never left behind', async () => {
    for (let round = 0; round < rounds(3); round += 1) {
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

  it('is collected for the remaining outlet', async () => {
    for (let round = 0; round < rounds(3); round += 1) {
      const [from, into] = [await made(), await made()];
      const outlet = { mediaName: '수집', mediaDomain: domainOf(from), ntnId: 'FR', lang: 'fr' };
      const collected = () =>
        inDatabase(() =>
          inTransaction(async () => {
            const mediaId = await outletId(outlet);
            // long enough for the merge to run in between
            await db().execute(sql`select pg_sleep(0.02)`);
            await createArticle({ kornTtl: '수집한 기사', ntnId: 'FR', mediaId });
          }),
        );
      await Promise.all([merge([from.mediaId], into.mediaId), ...Array.from({ length: 6 }, collected)]);
      expect(await articlesAt(from.mediaId)).toEqual([]);
      expect(await articlesAt(into.mediaId)).toHaveLength(6);
    }
  });

  it('is refused with a sentence that says why', async () => {
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

describe('articles moved between outlets during their merge', () => {
  it('are refused or moved along', async () => {
    for (let round = 0; round < rounds(3); round += 1) {
      const [one, other, kept] = [await made(), await made(), await made()];
      const articles = await Promise.all(
        [one, other, one, other].map(async ({ mediaId }) => (await written(mediaId)).body.data),
      );
      const given = articles.map(({ articleId, mdfcnDt }, n) =>
        admin.upload('PUT', '/update-article', 'article', {
          articleId,
          mdfcnDt,
          mediaId: (n % 2 ? one : other).mediaId,
        }),
      );
      const [merged, ...answers] = await Promise.all([
        merge([other.mediaId, one.mediaId], kept.mediaId),
        ...given,
      ]);
      expect(merged.status).toBe(200);
      for (const { status } of answers) expect([200, 400, 409]).toContain(status);
      // the response waits at most a second for them
      await expect
        .poll(() => articlesAt(kept.mediaId))
        .toEqual(articles.map(({ articleId }) => articleId).toSorted((a, b) => a - b));
    }
  });
});

describe('an outlet with an active merge', () => {
  const remove = (mediaId: number) => write('DELETE', '/delete-media', { mediaId });

  it('cannot be deleted on either side of it', async () => {
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

  it('takes no deletion request, but its withdrawal', async () => {
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

describe('an outlet whose merge is undone', () => {
  it('is disabled again if it was before', async () => {
    const [from, into] = [await made(), await made()];
    await write('PUT', '/update-useyn-media', { mediaId: from.mediaId, useYn: 'N' });
    const merged = await merge([from.mediaId], into.mediaId);
    await undo(merged.body.data[0]?.mediaMrgId ?? 0);
    expect(await detail(from.mediaId)).toMatchObject({ useYn: 'N', mrgTrgtMediaId: null });
  });
});

describe('the request of a merge', () => {
  it('stores a long reason whole, and the outlet stays editable', async () => {
    const name = '가'.repeat(200);
    const [from, into] = [await made({ mediaKornNm: name }), await made()];
    const reason = '나'.repeat(500);
    const merged = await merge([from.mediaId], into.mediaId, reason);
    const written = (await detail(into.mediaId)).wrtRsnList.map(({ wrtRsn }) => wrtRsn ?? '');
    expect(written).toEqual([`'${name}' 병합, 기사 0건 이동`, reason]);
    const kept = await detail(into.mediaId);
    const wrtRsnList = [...kept.wrtRsnList, { wrtRsn: '확인' }];
    expect((await update(kept, { rdr: '가', wrtRsnList })).status).toBe(200);
    await undo(merged.body.data[0]?.mediaMrgId ?? 0, reason);
    expect((await detail(from.mediaId)).wrtRsnList.every(({ wrtRsn }) => (wrtRsn ?? '').length <= 500)).toBe(
      true,
    );
  });

  it('names one to a hundred existing outlets and an active target', async () => {
    const [from, into, unused] = [await made(), await made(), await made()];
    const none = await merge([], into.mediaId);
    expect([none.status, none.body.message]).toEqual([400, '합칠 매체를 골라 주세요.']);
    const many = await merge(
      Array.from({ length: 101 }, (_, i) => i + 1),
      into.mediaId,
    );
    expect([many.status, many.body.message]).toEqual([400, '한 번에 100개까지 합칠 수 있습니다.']);
    await write('PUT', '/update-useyn-media', { mediaId: unused.mediaId, useYn: 'N' });
    const refused = await merge([from.mediaId], unused.mediaId);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('남길 매체가 미사용입니다. 사용으로 바꾼 뒤 병합해 주세요.'),
    ]);
    const missing = await merge([from.mediaId, 987_654], into.mediaId);
    expect([missing.status, missing.body.message]).toEqual([
      404,
      '매체 번호 987654를 찾을 수 없습니다. 이미 삭제되었을 수 있습니다.',
    ]);
    expect((await detail(from.mediaId)).mrgTrgtMediaId).toBeNull();
  });
});
