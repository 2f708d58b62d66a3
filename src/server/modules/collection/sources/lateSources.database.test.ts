import { describe, expect, it } from 'vitest';
import { media } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { collecting, minute } from '../../../../../tests/helpers/collecting.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';

const { outlets, collector, clock, passes, held, round, register, source } = await collecting();

describe('a source is late', () => {
  /**
   * Looks every five minutes for so many minutes, so that the collector has watched its sources long enough to judge
   * them.
   */
  const watch = async (minutes: number): Promise<void> => {
    for (let passed = 0; passed < minutes; passed += 5) {
      passes(5);
      await collector.poll();
    }
  };
  const due = (minutesAgo: number, more: object = {}) => ({
    clctSttsCd: 'normal' as const,
    lastClctDt: new Date(clock.now.getTime() - (minutesAgo + 60) * minute),
    lastScsDt: new Date(clock.now.getTime() - (minutesAgo + 60) * minute),
    dueDt: new Date(clock.now.getTime() - minutesAgo * minute),
    // it was queued again and again
    nextClctDt: new Date('2099-01-01'),
    ...more,
  });
  const stateOf = async (id: number) => (await source(id)).clctSttsCd;

  it('if its visit is overdue by more than its interval and 15 minutes', () =>
    inDatabase(async () => {
      const [late, soon] = [
        await register(outlets.url('late', '/late'), due(55)),
        await register(outlets.url('soon', '/late'), due(45)),
      ];
      await watch(25);
      expect([await stateOf(late), await stateOf(soon)]).toEqual(['late', 'normal']);
    }));

  it('and is not when it was registered long ago and has just been taken up', () =>
    inDatabase(async () => {
      await watch(25);
      const open = held('/up');
      const id = await register(outlets.url('up', '/up'), {
        clctSttsCd: 'waiting',
        regDt: new Date('2020-01-01'),
        lastClctDt: new Date('2025-01-01'),
        nextClctDt: clock.now,
        dueDt: clock.now,
      });
      await watch(5);
      expect(await stateOf(id)).toBe('waiting');
      await expect.poll(() => open.length).toBe(1);
      open[0]?.();
      await collector.idle();
    }));

  it('and is not when its server asked to be left alone for long', () =>
    inDatabase(async () => {
      outlets.serve('/leave', (_q, a) => void a.writeHead(429, { 'retry-after': '36000' }).end());
      const id = await register(outlets.url('leave', '/leave'), {
        lastScsDt: clock.now,
        lastNewDt: clock.now,
      });
      await round();
      await watch(200);
      expect([outlets.asked.length, await stateOf(id)]).toEqual([1, 'normal']);
    }));

  it('but not because the collector was off overnight, unless it stays overdue', () =>
    inDatabase(async () => {
      const id = await register(outlets.url('night', '/night'), due(0));
      passes(600);
      await watch(15);
      expect(await stateOf(id)).toBe('normal');
      await watch(10);
      expect(await stateOf(id)).toBe('late');
    }));

  it('and is not when its outlet was deleted', () =>
    inDatabase(async () => {
      const id = await register(outlets.url('orphan', '/late'), due(600));
      await db().update(media).set({ delYn: 'Y' });
      await watch(30);
      expect(await stateOf(id)).toBe('normal');
    }));
});
