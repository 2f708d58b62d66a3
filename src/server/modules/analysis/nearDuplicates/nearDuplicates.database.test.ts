import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { appUser, article, authorityMenu, menu } from '#generated/tables/index.ts';
import type { Article } from '#generated/types/article.ts';
import { db } from '#server/kernel/database/db.ts';
import { articleStore, emptyTally, normalise } from '#server/modules/collection/index.ts';
import { type Answer, signedIn } from '../../../../../tests/helpers/client.ts';
import { createArticle, createOutlet } from '../../../../../tests/helpers/factories.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { fingerprintStored } from './fingerprintStored.ts';
import type { NearDuplicates } from './nearDuplicates.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');
const outlet = await createOutlet({
  mediaKornNm: '파리 신문',
  ntnId: 'FR',
  rgtrId: 'SYSTEM',
  mdfrId: 'SYSTEM',
});

const body =
  'Le musée national a annoncé que son exposition itinérante de peintures et de céramiques ouvrirait à Paris au printemps prochain, pour trois mois, avant de rejoindre Berlin puis Londres.';
const other =
  'La compagnie nationale de danse reprend en octobre la création qui avait fait salle comble à Séoul, avec de nouveaux costumes et un orchestre de douze musiciens sur scène.';
const day = (count: number, hours = 0) => new Date(Date.UTC(2026, 1, 3 + count, 9 + hours));

let counter = 0;
/** Stores an item as an earlier importer would have, with its fingerprint. */
const stored = async (values: Partial<typeof article.$inferInsert> = {}): Promise<number> => {
  counter += 1;
  const row = {
    lclanTtl: `L’exposition itinérante du musée national ouvrira à Paris`,
    articleCn: body,
    lanCd: 'fr',
    mediaId: outlet.mediaId,
    ntnId: 'FR',
    frmTrsfNscvrgDt: day(0),
    url: `https://near.example/${counter}`,
    rgtrId: 'SYSTEM',
    mdfrId: 'SYSTEM',
    ...values,
  };
  return (await createArticle(row)).articleId;
};
const near = async (articleId: number, client = staff, path = 'article'): Promise<NearDuplicates> => {
  const { status, body: answer } = (await client.get(`/${path}-detail`, { articleId })) as Answer<{
    data: Article;
  }>;
  expect(status).toBe(200);
  return answer.data.nearDuplicates as unknown as NearDuplicates;
};
const idsOf = async (...asked: Parameters<typeof near>) =>
  (await near(...asked)).items.map(({ articleId }) => articleId);
const empty = () => inDatabase(() => db().delete(article));

describe('the near-duplicates of an article', () => {
  it('are items of the same days with nearly the same text, nearest first', async () => {
    await empty();
    const mine = await stored();
    const same = await stored({ frmTrsfNscvrgDt: day(2), kornTtl: '국립박물관 순회전' });
    const longer = await stored({
      lclanTtl: 'L’exposition itinérante du musée national ouvrira à Paris (mis à jour)',
    });
    await stored({ lclanTtl: 'La danse nationale revient', articleCn: other });
    await stored({ frmTrsfNscvrgDt: day(4) });
    const { items, total } = await near(mine);
    expect(total).toBe(2);
    expect(items[0]).toEqual({
      articleId: same,
      itemKnd: 'article',
      kornTtl: '국립박물관 순회전',
      lclanTtl: 'L’exposition itinérante du musée national ouvrira à Paris',
      lanCd: 'fr',
      mediaNm: '파리 신문',
      mediaLclanNm: null,
      ntnNm: '프랑스',
      frmTrsfNscvrgDt: day(2).toISOString(),
      distance: 0,
    });
    expect(items[1]).toMatchObject({ articleId: longer });
    expect(items[1]?.distance).toBeGreaterThan(0);
    expect(await idsOf(longer)).toContain(mine);
  });

  it('are counted up to a limit; ten are shown, newest of equals first', async () => {
    await empty();
    const ids: number[] = [];
    for (let index = 0; index < 105; index += 1)
      ids.push(await stored({ frmTrsfNscvrgDt: day(0, index % 48) }));
    const { items, total } = await near(ids[0] ?? 0);
    expect([items.length, total]).toEqual([10, 100]);
    const times = items.map(({ frmTrsfNscvrgDt }) => frmTrsfNscvrgDt);
    expect(times).toEqual(times.toSorted((one, two) => String(two).localeCompare(String(one))));
  });

  it('omit deleted items, and kinds whose menu the reader lacks', async () => {
    await empty();
    const mine = await stored();
    const tank = await stored({ itemKnd: 'thinkTank' });
    const deleted = await stored({ delYn: 'Y' });
    expect(await idsOf(mine)).toEqual([tank]);
    expect(await idsOf(tank, staff, 'thinktank')).toEqual([mine]);
    expect((await near(tank, staff, 'thinktank')).items[0]?.itemKnd).toBe('article');
    await inDatabase(async () => {
      const [found] = await db().select().from(menu).where(eq(menu.url, '/article/ThinkTank'));
      await db()
        .delete(authorityMenu)
        .where(eq(authorityMenu.menuId, found?.menuId ?? 0));
      await db()
        .update(appUser)
        .set({ rightsVer: sql`${appUser.rightsVer} + 1` });
    });
    expect(await idsOf(mine)).toEqual([]);
    expect(await idsOf(mine, admin)).toEqual([tank]);
    expect(deleted).toBeGreaterThan(0);
  });

  it('are none of a text that is too short', async () => {
    await empty();
    const mine = await stored({ lclanTtl: 'Dessin du jour', articleCn: 'Dessin du jour' });
    await stored({ lclanTtl: 'Dessin du jour', articleCn: 'Dessin du jour' });
    expect(await near(mine)).toEqual({ items: [], total: 0 });
  });
});

describe('whoever writes a text', () => {
  const written = (values: object = {}) => {
    counter += 1;
    return {
      kornTtl: `국립박물관 순회전 ${counter}`,
      lclanTtl: 'L’exposition itinérante du musée national ouvrira à Paris',
      articleCn: body,
      lclsfNm: 'KOREA',
      mediaId: outlet.mediaId,
      ntnId: 'FR',
      frmTrsfNscvrgDt: day(1).toISOString(),
      url: `https://near.example/hand/${counter}`,
      ...values,
    };
  };
  const insert = async (values: object = {}) => {
    const { status, body: answer } = (await staff.write(
      'POST',
      '/insert-article',
      written(values),
    )) as Answer<{ data: Article }>;
    expect(status).toBe(200);
    return answer.data;
  };

  it('by hand or by correction links it anew', async () => {
    await empty();
    const mine = await stored();
    const byHand = await insert();
    expect(await idsOf(mine)).toEqual([byHand.articleId]);
    const change = async (values: object) => {
      const { data } = (
        (await staff.get('/article-detail', { articleId: byHand.articleId })) as Answer<{
          data: Article;
        }>
      ).body;
      const { status } = await staff.write('PUT', '/update-article', {
        articleId: byHand.articleId,
        mdfcnDt: data.mdfcnDt,
        ...values,
      });
      expect(status).toBe(200);
    };
    await change({ articleCn: other, lclanTtl: 'La danse nationale revient' });
    expect(await idsOf(mine)).toEqual([]);
    await change({ articleCn: body, lclanTtl: written().lclanTtl });
    expect(await idsOf(mine)).toEqual([byHand.articleId]);
    await change({ frmTrsfNscvrgDt: day(-9).toISOString() });
    expect(await idsOf(mine)).toEqual([]);
  });

  it('by an import links it too', async () => {
    await empty();
    const mine = await stored();
    const { item } = normalise(
      {
        lclanTtl: 'L’exposition itinérante du musée national ouvrira à Paris',
        articleCn: body,
        url: 'https://near.example/imported',
        lang: 'fr',
        mediaName: '리옹 신문',
        frmTrsfNscvrgDt: day(1).toISOString(),
      },
      'test',
      day(9),
    );
    if (!item) throw new Error('refused');
    await inDatabase(() =>
      articleStore().storeBatch([item], {
        source: 'near',
        sourceName: 'near',
        position: 1,
        done: true,
        tally: emptyTally(),
      }),
    );
    expect((await near(mine)).items).toMatchObject([{ mediaNm: '리옹 신문', distance: 0 }]);
  });

  it('in a batch edit links many by their final texts and days', async () => {
    await empty();
    const mine = await stored();
    const edited = await insert({ lclanTtl: 'Le titre que personne n’avait encore' });
    const before = await near(mine);
    const answer = await admin.write('PUT', '/update-article/batch-edit', {
      fromText: 'Le titre que personne n’avait encore',
      toText: written().lclanTtl,
      articleIds: [edited.articleId],
    });
    expect([answer.status, before.items[0]?.distance === 0]).toEqual([200, false]);
    expect((await near(mine)).items).toMatchObject([{ articleId: edited.articleId, distance: 0 }]);
  });
});

describe('articles stored before there were fingerprints', () => {
  it('get theirs once, deleted ones too, and nothing else changes', async () => {
    await empty();
    const ids: number[] = [];
    for (let index = 0; index < 120; index += 1)
      ids.push(await stored({ nearKeys: null, delYn: index === 5 ? 'Y' : 'N' }));
    const short = await stored({ nearKeys: null, articleCn: 'court', lclanTtl: 'court' });
    const rows = () => inDatabase(() => db().select().from(article).orderBy(article.articleId));
    const before = await rows();
    expect(await inDatabase(() => fingerprintStored({ isOver: () => true }))).toBe(0);
    expect(await inDatabase(() => fingerprintStored())).toBe(121);
    expect(await inDatabase(() => fingerprintStored())).toBe(0);
    const after = await rows();
    expect(after.map((row) => ({ ...row, nearKeys: null }))).toEqual(before);
    expect(after.find(({ articleId }) => articleId === short)?.nearKeys).toEqual([]);
    expect((await near(ids[0] ?? 0)).total).toBe(100);
  });
});
