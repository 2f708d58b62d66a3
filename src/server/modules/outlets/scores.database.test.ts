import { expect, it } from 'vitest';
import { nationCode } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { createArticles, createOutlets } from '../../../../tests/helpers/factories.ts';
import { inDatabase, testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { weights } from './scores.ts';

await testDatabase();

it('are what the outlets of a country have written, at once', () =>
  inDatabase(async () => {
    expect(await weights()).toEqual({ byNation: new Map(), maxOfNation: 0, maxOfOutlet: 0 });
    await db().insert(nationCode).values({ ntnId: 'KR', ntnNm: '대한민국' }).onConflictDoNothing();
    const outlets = await createOutlets([{ ntnId: 'KR' }, { ntnId: 'KR' }, {}, { ntnId: 'KR', delYn: 'Y' }]);
    const counts = [2, 3, 4, 9];
    await createArticles(
      outlets.flatMap(({ mediaId }, at) => Array.from({ length: counts[at] ?? 0 }, () => ({ mediaId }))),
    );
    expect(await weights()).toEqual({ byNation: new Map([['KR', 5]]), maxOfNation: 5, maxOfOutlet: 4 });
  }));
