import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { article } from '#generated/tables/index.ts';
import type { MediaItem } from '#generated/types/media.ts';
import { entityOf, ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { deleteRecord } from '#server/kernel/crud/deleteRecord.ts';
import { restoreRecord } from '#server/kernel/crud/restoreRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { articleStore, emptyTally, normalise } from '#server/modules/collection/index.ts';
import { random } from '../../../../scripts/demo/random.ts';
import { administrator } from '../../../../tests/helpers/callerOf.ts';
import type { Answer } from '../../../../tests/helpers/client.ts';
import { outletDesk } from '../../../../tests/helpers/outletDesk.ts';
import { readXlsxExport } from '../../../../tests/helpers/readExport.ts';
import { rounds } from '../../../../tests/helpers/rounds.ts';
import { testApp } from '../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { nationScore, outletScore } from './index.ts';
import { moveArticles } from './moveArticles.ts';
import { miscounted } from './triggers.ts';

const { app } = await testApp();
const desk = await outletDesk(app);
const { admin, made, merge, undo, detail, articlesOf, articlesAt, write } = desk;

const wrong = () => inDatabase(() => rows(z.looseObject({ media_id: z.coerce.number() }), miscounted));

type Item = MediaItem & { mainNtnScore: number; mainMediaScore: number };
const listed = async (query: Record<string, unknown>): Promise<Item[]> => {
  const answer = (await admin.get('/media-list', { size: 100, ...query })) as Answer<{
    data: Item[];
  }>;
  expect([answer.status, query]).toEqual([200, query]);
  return answer.body.data;
};

describe('the number of articles of an outlet', () => {
  it('equals an SQL count after any operation on them', async () => {
    const chance = random('counts');
    const outlets = (await Promise.all([made(), made(), made(), made()])).map(({ mediaId }) => mediaId);
    const notDeleted = new Set(outlets);
    const merges: { mediaMrgId: number; from: number }[] = [];
    const alive: number[] = [];
    const gone: number[] = [];
    const someOutlet = () => chance.pick([...notDeleted]);
    const taken = (from: number[]) => from.splice(chance.integer(0, from.length - 1), 1)[0] as number;
    let n = 0;
    const form = () => {
      n += 1;
      return {
        kornTtl: `센 기사 ${n}`,
        lclsfNm: 'KOREA',
        mediaId: someOutlet(),
        ntnId: 'FR',
        frmTrsfNscvrgDt: '2026-02-03T09:00:00+09:00',
        articleCn: '본문',
        url: `https://www.counted.example/${n}`,
      };
    };
    const actions: Record<string, () => Promise<unknown>> = {
      insert: async () => {
        const { status, body } = (await admin.upload(
          'POST',
          '/insert-article',
          'article',
          form(),
        )) as Answer<{
          data: { articleId: number };
        }>;
        expect([status, JSON.stringify(body)]).toMatchObject([200, expect.anything()]);
        alive.push(body.data.articleId);
      },
      update: async () => {
        const articleId = chance.pick(alive);
        const { body } = (await admin.get('/article-detail', { articleId })) as Answer<{
          data: { mdfcnDt: string };
        }>;
        const { mdfcnDt } = body.data;
        const sent = { articleId, mdfcnDt, mediaId: someOutlet() };
        expect((await admin.upload('PUT', '/update-article', 'article', sent)).status).toBe(200);
      },
      delete: async () => {
        const articleId = taken(alive);
        await inDatabase(() =>
          deleteRecord(ourCatalogue, entityOf(ourCatalogue, 'article'), administrator, { articleId }),
        );
        gone.push(articleId);
      },
      restore: async () => {
        if (gone.length === 0) return;
        const articleId = taken(gone);
        await inDatabase(() =>
          restoreRecord(ourCatalogue, entityOf(ourCatalogue, 'article'), administrator, articleId),
        );
        alive.push(articleId);
      },
      merge: async () => {
        if (notDeleted.size < 3) return;
        const [from, into] = chance.sample([...notDeleted], 2) as [number, number];
        const { status, body } = await merge([from], into);
        expect(status).toBe(200);
        notDeleted.delete(from);
        merges.push({ mediaMrgId: body.data[0]?.mediaMrgId ?? 0, from });
        await inDatabase(moveArticles);
      },
      undo: async () => {
        const last = merges.pop();
        if (!last) return;
        expect((await undo(last.mediaMrgId)).status).toBe(200);
        notDeleted.add(last.from);
        await inDatabase(moveArticles);
      },
      collect: () =>
        inDatabase(async () => {
          n += 1;
          const raw = { lclanTtl: '수집', lang: 'ko', mediaName: `수집일보 ${n % 3}`, ntnId: 'KR' };
          const items = [0, 1, 2].map((i) => {
            const { item } = normalise(
              { ...raw, url: `https://c.example/${n}/${i % 2}` },
              'test',
              new Date(),
            );
            if (!item) throw new Error('refused');
            return item;
          });
          const progress = {
            source: `s${n}`,
            sourceName: 'x',
            position: 3,
            done: false,
            tally: emptyTally(),
          };
          await articleStore().storeBatch(items, progress);
        }),
    };
    await actions.insert?.();
    for (let step = 0; step < rounds(45); step += 1) {
      const action = alive.length < 2 ? 'insert' : chance.pick(Object.keys(actions));
      await actions[action]?.();
      expect([step, action, await wrong()]).toEqual([step, action, []]);
    }
    expect(merges.length + gone.length).toBeGreaterThan(0);
    for (const mediaId of notDeleted)
      expect((await detail(mediaId)).articleCount).toBe(
        (
          await inDatabase(() =>
            db().select({ delYn: article.delYn }).from(article).where(eq(article.mediaId, mediaId)),
          )
        ).filter(({ delYn }) => delYn === 'N').length,
      );
  });

  it('is in no history, and causes no conflict', async () => {
    const outlet = await made();
    await articlesOf(outlet.mediaId, 2);
    const { status, body } = await desk.update(outlet, { rprsvNm: '대표자' });
    expect([status, body.data.articleCount]).toEqual([200, 2]);
    expect(
      (await write('PUT', '/update-useyn-media', { mediaId: outlet.mediaId, useYn: 'N' })).body.data,
    ).toMatchObject({ articleCount: 2 });
    expect(await articlesAt(outlet.mediaId)).toHaveLength(2);
  });
});

describe('the list of outlets', () => {
  it('is sorted by articles and by scores, in the sheet as on the screen', async () => {
    const name = '정렬 신문';
    const shape = [
      ['DE', 'N', 3],
      ['DE', 'Y', 0],
      ['ES', 'N', 1],
      ['ES', 'Y', 1],
      ['IT', 'N', 0],
      [null, 'N', 2],
    ] as const;
    for (const [ntnId, mainMediaYn, count] of shape) {
      const { mediaId } = await made({ mediaKornNm: name, mainMediaYn, ...(ntnId && { ntnId }) });
      if (count) await articlesOf(mediaId, count);
      if (!ntnId)
        await inDatabase(() => db().execute(`update media set ntn_id = null where media_id = ${mediaId}`));
    }
    for (const field of ['articleCount', 'mainNtnScore', 'mainMediaScore'] as const)
      for (const order of ['ASC', 'DESC'] as const) {
        const found = await listed({ mediaKornNm: name, sort: `${field},${order}` });
        const values = found.map((row) => Number(row[field]));
        expect(values).toHaveLength(shape.length);
        expect([field, order, values]).toEqual([
          field,
          order,
          values.toSorted((a, b) => (order === 'ASC' ? a - b : b - a)),
        ]);
        const sheet = await admin.get('/media-list-excel', {
          mediaKornNm: name,
          sort: `${field},${order}`,
          columns: ['mediaEngNm', field],
        });
        expect((await readXlsxExport(sheet.bytes as Buffer)).rows).toEqual(
          found.map((row) => [row.mediaEngNm, String(row[field])]),
        );
      }
  });

  it('orders by the very scores that it shows', () => {
    const outlets = [true, false].flatMap((isMain) => [0, 1, 7, 900].map((n) => ({ isMain, n })));
    const place = ({ isMain, n }: (typeof outlets)[number]) => n + (isMain ? 1e12 : 0);
    const inOrder = outlets.toSorted((a, b) => place(a) - place(b));
    const scores = inOrder.map(({ isMain, n }) => outletScore(isMain, n, 900));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect([1, 7, 900].map((n) => nationScore(n, 900))).toEqual([10.2, 30.6, 100]);
  });
});
