import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { article, listImport, listImportBatch, media, storedFile } from '#generated/tables/index.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { folderStore } from '#server/kernel/files/folderStore.ts';
// registers the targets
import '#server/modules.ts';
import { insertBaseData } from '#server/modules/platform/index.ts';
import { blockedFor } from '../../../../../tests/helpers/loopDelay.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import type { TableRow } from '../table/readTable.ts';
import { runImport } from './runImport.ts';
import { requireIdle, resultOf, runWith, stateOf, targetOf, updateRun } from './runs.ts';
import { dropOldTables, stageRun } from './tableFiles.ts';
import { tryRun } from './tryRun.ts';

await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'imports-'));
afterAll(() => rm(folder, { recursive: true }));
const files = folderStore(folder);

/** Hands a list over as the screen does. @returns its id */
const begin = async (trgtNm: string, heads: string[], rows: readonly TableRow[]): Promise<number> => {
  const rowsPath = join(folder, trgtNm);
  await writeFile(rowsPath, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const about = { trgtNm, fileNm: 'list.csv', rgtrId: null };
  const id = await stageRun(files, about, { heads, samples: [], rowCnt: rows.length }, rowsPath);
  await updateRun(id, { sttsCd: 'running', colCn: { heads, fields: heads } });
  return id;
};

/** Continues the job, which is told to stop after each batch, until there is nothing left. @returns number of goes */
const goes = async (): Promise<number> => {
  let count = 1;
  while ((await runImport(ourCatalogue, files, { isOver: () => true, isLastTry: false })) === 'more')
    count += 1;
  return count;
};

const placeOf = { media: media.mediaId, article: article.articleId };
const tableOf = { media, article };

it.each([
  ['media', ['url', 'country'], (at: number) => [`https://paper-${at}.example/`, at % 40 ? 'FR' : 'nowhere']],
  [
    'article',
    ['lclanTtl', 'url', 'ntnId'],
    (at: number) => [`Title ${at}`, `https://news.example/${at}`, at % 40 ? 'FR' : 'nowhere'],
  ],
] as const)(
  'a list of %s goes on where it was interrupted, with every row once, and so does its undo',
  (name, heads, cellsOf) =>
    inDatabase(async () => {
      await insertBaseData();
      const there = () => db().select({ id: placeOf[name], delYn: tableOf[name].delYn }).from(tableOf[name]);
      const id = await begin(
        name,
        [...heads],
        Array.from({ length: 120 }, (_, at) => [at + 2, cellsOf(at)]),
      );
      expect(await goes()).toBeGreaterThan(2);
      const done = await runWith(id);
      expect(done).toMatchObject({ sttsCd: 'done', readCnt: 120 });
      expect(resultOf(done)).toMatchObject({ new: 117, known: 0, refused: 3 });
      const batches = await db()
        .select()
        .from(listImportBatch)
        .where(eq(listImportBatch.listImportId, id))
        .orderBy(listImportBatch.listImportBatchId);
      expect(batches.flatMap(({ rfslCn }) => ((rfslCn ?? []) as [number][]).map(([line]) => line))).toEqual([
        2, 42, 82,
      ]);
      expect(await there()).toHaveLength(117);

      await updateRun(id, { sttsCd: 'undoing' });
      expect(await goes()).toBeGreaterThan(2);
      const undone = await runWith(id);
      expect([undone.sttsCd, resultOf(undone).undone]).toMatchObject(['undone', { removed: 117, left: 0 }]);
      expect((await there()).filter(({ delYn }) => delYn === 'N')).toEqual([]);

      expect(await db().select().from(storedFile)).toHaveLength(1);
      await dropOldTables(files, Date.now() + 31 * 24 * 3_600_000);
      expect([await db().select().from(storedFile), (await runWith(id)).fileId]).toEqual([[], null]);
    }),
);

it.each([
  ['media', ['url', 'rss'], ['https://paper.example/', 'ж '.repeat(450_000)]],
  ['article', ['lclanTtl', 'url', 'articleCn'], ['Title', 'https://news.example/', '<p>'.repeat(300_000)]],
] as const)('a line of %s as long as may be holds nobody up in the dry run', (name, heads, cells) =>
  inDatabase(async () => {
    await insertBaseData();
    const run = await runWith(await begin(name, [...heads], [[2, [...cells]]]));
    expect(await blockedFor(120, () => tryRun(ourCatalogue, files, run, heads))).toBeLessThanOrEqual(120);
  }),
);

it('a list that cannot be continued has failed, and then holds up no other one of its target', () =>
  inDatabase(async () => {
    await db().update(listImport).set({ sttsCd: 'done' });
    const id = await begin('media', ['url'], [[2, ['https://paper.example/']]]);
    const { fileId, trgtNm } = await runWith(id);
    const target = targetOf({ trgtNm });
    await files.remove(fileId ?? '');
    for (const [isLastTry, state] of [
      [false, 'running'],
      [true, 'failed'],
    ] as const) {
      await expect(requireIdle(target)).rejects.toThrow('다른 매체 목록을 처리하고 있습니다.');
      await expect(runImport(ourCatalogue, files, { isOver: () => false, isLastTry })).rejects.toThrow();
      expect((await runWith(id)).sttsCd).toBe(state);
    }
    await requireIdle(target);
    // a process that ended for good leaves it running
    const longAgo = new Date(Date.now() - 16 * 60_000);
    await db()
      .update(listImport)
      .set({ sttsCd: 'running', mdfcnDt: longAgo })
      .where(eq(listImport.listImportId, id));
    expect(stateOf(await runWith(id))).toBe('failed');
    await requireIdle(target);
  }));

it('an uploaded list that nobody begins is removed with its rows after two days', () =>
  inDatabase(async () => {
    const id = await begin('media', ['url'], [[2, ['https://paper.example/']]]);
    await updateRun(id, { sttsCd: 'staged' });
    const { fileId } = await runWith(id);
    for (const [days, left] of [
      [1, 1],
      [3, 0],
    ] as const) {
      await dropOldTables(files, Date.now() + days * 24 * 3_600_000);
      expect(await db().$count(listImport, eq(listImport.listImportId, id))).toBe(left);
      expect(await db().$count(storedFile, eq(storedFile.fileId, fileId ?? ''))).toBe(left);
    }
  }));
