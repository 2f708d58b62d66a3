import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { media } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { createOutlets } from '../../../../tests/helpers/factories.ts';
import { inDatabase, testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { registeredAt } from './duplicates.ts';
import { canonicalAddresses } from './outletAddress.ts';

await testDatabase();

it('outlets stored before addresses were compared are found by theirs, otherwise unchanged', () =>
  inDatabase(async () => {
    const many = Array.from({ length: 250 }, (_, n) => ({
      url: `https://www.old-${n}.example/?utm_source=x`,
    }));
    await createOutlets([
      { url: 'https://www.paper.example/news/', mediaKornNm: '옛 신문', mdfrId: 'U1' },
      { url: 'http://paper.example/news', mediaKornNm: '같은 곳' },
      { url: 'https://gone.example', delYn: 'Y' },
      { url: 'https://gone.example', delYn: 'Y' },
      { url: 'http://10.0.0.1/' },
      { url: null, mediaKornNm: '주소 없음' },
      { url: 'https://known.example', canonicalUrl: 'known.example', dmnNm: 'known.example' },
      { url: 'https://www.known.example/', mediaKornNm: '나중에 온 것' },
      ...many,
    ]);
    const address = 'http://www.paper.example/news/index.html';
    expect(await registeredAt(address)).toBeUndefined();
    const before = await db().select().from(media).orderBy(asc(media.mediaId));
    expect(await canonicalAddresses()).toBe(253);
    expect((await registeredAt(address))?.mediaNm).toBe('옛 신문');
    expect((await registeredAt('https://old-249.example'))?.mediaId).toBe(before.at(-1)?.mediaId);
    const after = await db().select().from(media).orderBy(asc(media.mediaId));
    expect(after.slice(0, 8).map(({ canonicalUrl, dmnNm }) => [canonicalUrl, dmnNm])).toEqual([
      ['paper.example/news', null],
      [null, null],
      ['gone.example', 'gone.example'],
      ['gone.example', 'gone.example'],
      [null, null],
      [null, null],
      ['known.example', 'known.example'],
      [null, null],
    ]);
    expect(after.map(({ mdfcnDt, mdfrId }) => [mdfcnDt, mdfrId])).toEqual(
      before.map(({ mdfcnDt, mdfrId }) => [mdfcnDt, mdfrId]),
    );
    expect(await canonicalAddresses()).toBe(0);
  }));
