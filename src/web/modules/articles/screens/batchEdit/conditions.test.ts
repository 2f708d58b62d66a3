import { describe, expect, it } from 'vitest';
import { readConditions, searchOf } from './conditions.ts';

const today = '2026-03-31';

describe('the conditions of a batch edit in the address', () => {
  it.each([
    '',
    'fromText=문체부&toText=문화체육관광부',
    'fromText=문화&toText=문화예술&wholeWords=Y&fitParticles=N',
    'fromText=a%26b&lclsfNm=KOREA&ntnId=KR&ntnId=JP&mediaId=3&period=week',
    'fromText=가&period=custom&startDate=2026-01-01&endDate=2026-02-01',
  ])('come back as they were from %s', (search) => {
    const conditions = readConditions(search, today);
    expect(readConditions(searchOf(conditions), today)).toEqual(conditions);
  });

  it('begin with the last month', () => {
    expect(readConditions('', today)).toMatchObject({ period: 'month', endDate: today, ntnId: [] });
  });

  it('never ask for all articles there are', () => {
    expect(readConditions('fromText=가&period=all', today).period).toBe('month');
  });

  it('name the page from the second on', () => {
    const conditions = readConditions('fromText=가', today);
    expect([searchOf(conditions, 1), searchOf(conditions, 2)]).toEqual([
      'fromText=%EA%B0%80',
      'fromText=%EA%B0%80&page=2',
    ]);
  });
});
