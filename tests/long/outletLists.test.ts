import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { media } from '#generated/tables/index.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { openDatabase } from '#server/kernel/database/client.ts';
import { db, withDatabase } from '#server/kernel/database/db.ts';
import { outletStore } from '#server/modules/outlets/index.ts';
import { importLists } from '../../scripts/outlets/importLists.ts';
import { describeOutside } from '../helpers/describeOutside.ts';
import { outsideData } from '../helpers/outsideData.ts';
import { startServer } from '../helpers/server.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';

const path = 'outlets/master-merged.ndjson.gz';
const folder = mkdtempSync(join(tmpdir(), 'outlet-list-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeOutside([path], 'six thousand real outlets', () => {
  it('are registered but for what is no outlet, and nothing the second time', async () => {
    const dataDir = join(folder, 'data');
    const server = await startServer({ DATA_DIR: dataDir });
    await server.stop();
    const database = await openDatabase(testEnvironment({ DATA_DIR: dataDir }));
    await withDatabase(database, async () => {
      const run = async (): Promise<string | undefined> => {
        const said: string[] = [];
        const output = {
          say: (line: string) => void said.push(line),
          complain: (line: string) => void said.push(line),
        };
        const report = join(folder, 'report.csv');
        await importLists([outsideData(path)], outletStore(ourCatalogue), output, { report });
        return said[1];
      };
      expect(await run()).toBe(
        '  읽음 6,035줄 · 등록 6,022건 · 빈 항목 채움 0건 · 이미 등록됨 1건 · 거부 12건',
      );
      expect(await run()).toBe(
        '  읽음 6,035줄 · 등록 0건 · 빈 항목 채움 0건 · 이미 등록됨 6,023건 · 거부 12건',
      );
      const rows = await db().select().from(media);
      expect(rows.filter((row) => !row.mediaKornNm && !row.mediaLclanNm)).toEqual([]);
      expect(rows.filter(({ mediaEngNm }) => mediaEngNm && !/^[A-Z\d ]+$/.test(mediaEngNm))).toEqual([]);
    });
    await database.close();
  });
});
