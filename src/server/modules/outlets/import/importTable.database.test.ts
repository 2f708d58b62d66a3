import { expect, it } from 'vitest';
import { media } from '#generated/tables/media.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { insertBaseData } from '#server/modules/platform/index.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { readImport, writeImport, writeImportedTable } from './importState.ts';
import { runImport } from './importTable.ts';

await testDatabase();

it('goes on where it was interrupted, with every outlet once and all of them noted for the undo', () =>
  inDatabase(async () => {
    await insertBaseData();
    const rows = Array.from({ length: 120 }, (_, at) => ({
      number: at + 2,
      cells: [`https://paper-${at}.example/`, at % 40 ? 'FR' : 'nowhere'],
      isMalformed: false,
    }));
    await writeImportedTable({ heads: ['url', 'country'], fields: ['url', 'country'], rows });
    await writeImport({
      importId: 'one',
      sttsCd: 'running',
      fileNm: 'papers.csv',
      userId: 'nobody',
      regDt: new Date().toISOString(),
      rowCnt: rows.length,
      readCnt: 0,
      line: 0,
      knownCnt: 0,
      nationlessCnt: 0,
      refused: [],
      mediaIds: [],
      mediaFeedIds: [],
      filled: [],
    });
    const outcomes: unknown[] = [];
    while ((await readImport())?.sttsCd === 'running' && outcomes.length < 10)
      outcomes.push(await runImport(ourCatalogue, { isOver: () => true, isLastTry: false }));
    expect(outcomes.slice(0, 2)).toEqual(['more', 'more']);
    const state = await readImport();
    expect(state).toMatchObject({ sttsCd: 'done', readCnt: 120, knownCnt: 0 });
    expect(state?.refused.map(([line, reason]) => [line, reason])).toEqual(
      [2, 42, 82].map((line) => [line, 'unknownNation']),
    );
    const stored = await db().select({ mediaId: media.mediaId }).from(media);
    expect(state?.mediaIds.toSorted((a, b) => a - b)).toEqual(
      stored.map(({ mediaId }) => mediaId).toSorted((a, b) => a - b),
    );
    expect(stored).toHaveLength(117);
  }));
