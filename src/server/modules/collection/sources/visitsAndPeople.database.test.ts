import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { feedVisit, mediaFeed } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { collecting, minute, threeItems } from '../../../../../tests/helpers/collecting.ts';
import { document, rss } from '../../../../../tests/helpers/feedServer.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';

const { outlets, collector, clock, passes, held, round, register, source, visits, titles } =
  await collecting();

describe('what people decide during a visit stays:', () => {
  const during = async (change: Partial<typeof mediaFeed.$inferInsert>, more: object = {}) => {
    const open = held('/during');
    const id = await register(outlets.url('during', '/during'), more);
    await collector.poll();
    await expect.poll(() => open.length).toBe(1);
    await db().update(mediaFeed).set(change).where(eq(mediaFeed.mediaFeedId, id));
    open[0]?.();
    await collector.idle();
    expect(await visits(id)).toMatchObject([{ rsltCd: 'collected', newCnt: 2 }]);
    return source(id);
  };

  it('a pause', () =>
    inDatabase(async () => {
      const next = new Date(clock.now.getTime() + 5 * minute);
      const after = await during({ useYn: 'N', clctSttsCd: 'paused', nextClctDt: next });
      expect(after).toMatchObject({
        useYn: 'N',
        clctSttsCd: 'paused',
        nextClctDt: next,
        lastScsDt: clock.now,
      });
    }));

  it('that it is taken up', () =>
    inDatabase(async () => {
      const after = await during(
        { useYn: 'Y', clctSttsCd: 'waiting' },
        { useYn: 'N', clctSttsCd: 'paused', askdYn: 'Y' },
      );
      expect(after).toMatchObject({ useYn: 'Y', clctSttsCd: 'normal' });
    }));

  it('another interval', () =>
    inDatabase(async () => {
      const { nextClctDt } = await during({ clctIntrvl: 10 });
      expect(nextClctDt).toEqual(new Date(clock.now.getTime() + 10 * minute));
    }));

  it('a new address, which is visited next without the old metadata', () =>
    inDatabase(async () => {
      outlets.serve('/elsewhere', document(rss([{ title: '다른 소식', link: 'https://paper.example/77' }])));
      const feedUrl = outlets.url('during', '/elsewhere');
      const after = await during({
        feedUrl,
        etag: null,
        bodyHash: null,
        clctSttsCd: 'waiting',
        nextClctDt: clock.now,
      });
      expect(after).toMatchObject({ etag: null, bodyHash: null, clctSttsCd: 'waiting', lastClctDt: null });
      passes(1);
      await round();
      expect(outlets.asked.map(({ path }) => path)).toEqual(['/during', '/elsewhere']);
      expect(await titles()).toContain('다른 소식');
    }));

  it('that it is deleted', () =>
    inDatabase(async () => {
      expect(await during({ delYn: 'Y' })).toMatchObject({ delYn: 'Y', lastScsDt: null, etag: null });
    }));
});

describe('a visit', () => {
  it('whose server died and that nobody took up again does not run for ever', () =>
    inDatabase(async () => {
      const id = await register(outlets.url('dead', '/dead'), { nextClctDt: new Date('2099-01-01') });
      const visit = (minutes: number) => ({
        mediaFeedId: id,
        jobId: `dead ${minutes}`,
        bgngDt: new Date(clock.now.getTime() - minutes * minute),
        rsltCd: 'running',
        newCnt: 3,
      });
      await db()
        .insert(feedVisit)
        .values([visit(61), visit(30)]);
      passes(1);
      await round();
      expect(await visits(id)).toMatchObject([
        { rsltCd: 'failed', newCnt: 3, errCn: expect.stringContaining('중단되었습니다') as string },
        { rsltCd: 'running' },
      ]);
    }));
});

describe('sources', () => {
  it('do not wait for a slow one; those of one server are visited in turn', () =>
    inDatabase(async () => {
      const open: (() => void)[] = [];
      outlets.serve('/hold', (_q, a) => void open.push(() => a.writeHead(200).end(rss(threeItems))));
      outlets.serve('/quick', document(rss(threeItems)));
      let most = 0;
      let now = 0;
      for (const n of [1, 2, 3]) {
        outlets.serve(`/same${n}`, (_q, a) => {
          now += 1;
          most = Math.max(most, now);
          setTimeout(() => {
            now -= 1;
            a.writeHead(200).end(rss([]));
          }, 30);
        });
        await register(outlets.url('same', `/same${n}`));
      }
      const slow = await register(outlets.url('slow', '/hold'));
      const quick = await register(outlets.url('quick', '/quick'));
      await collector.poll();
      await expect.poll(async () => (await visits(quick))[0]?.rsltCd).toBe('collected');
      await expect.poll(() => open.length).toBe(1);
      expect((await visits(slow))[0]?.rsltCd).toBe('running');
      open[0]?.();
      await collector.idle();
      expect((await visits(slow))[0]?.rsltCd).toBe('collected');
      expect(most).toBe(1);
    }));
});
