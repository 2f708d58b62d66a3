import { afterEach, expect, it, vi } from 'vitest';
import { article, nationCode } from '#generated/tables/index.ts';
import { db, withDatabase } from '#server/database/db.ts';
import { testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { weights } from './weights.ts';

const database = await testDatabase();
const bound = (work: () => Promise<void>) => () => withDatabase(database, work);
const written = () =>
  db()
    .insert(article)
    .values([{ kornTtl: '가', ntnId: 'KR' }, { kornTtl: '나', ntnId: 'KR' }, { kornTtl: '다' }]);

afterEach(() => vi.useRealTimers());

it(
  'counts once; what is old is given at once and counted anew behind it',
  bound(async () => {
    await db().insert(nationCode).values({ ntnId: 'KR', ntnNm: '대한민국' }).onConflictDoNothing();
    await written();
    expect((await weights()).byNation.get('KR')).toBe(2);
    await written();
    expect((await weights()).mostOfNation).toBe(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    // nobody waits for the count
    expect((await weights()).mostOfNation).toBe(2);
    await vi.waitFor(async () => expect((await weights()).mostOfNation).toBe(4), 5_000);
  }),
);
