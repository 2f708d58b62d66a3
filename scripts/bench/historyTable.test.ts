import { describe, expect, it } from 'vitest';
import { changeOf, type KeptFigure, renderHistory } from './historyTable.ts';

const ms = (median: number): KeptFigure => ({ name: '목록', unit: 'ms', median });
const perSecond = (median: number): KeptFigure => ({ name: '처리', unit: '요청/s', median });

describe('the change of a figure', () => {
  it.each([
    [ms(110), ms(100), '+10%'],
    [ms(115), ms(100), '+15%'],
    [ms(116), ms(100), '+16% ✖'],
    [ms(50), ms(100), '-50%'],
    [ms(100), ms(100), '0%'],
  ])('of milliseconds is a loss where they grow: %o after %o is %s', (now, before, change) => {
    expect(changeOf(now, before)).toBe(change);
  });

  it.each([
    [perSecond(84), perSecond(100), '-16% ✖'],
    [perSecond(85), perSecond(100), '-15%'],
    [perSecond(200), perSecond(100), '+100%'],
  ])('of requests per second is a loss where they shrink: %o after %o is %s', (now, before, change) => {
    expect(changeOf(now, before)).toBe(change);
  });

  it('of a figure with a least value is a loss where it shrinks', () => {
    const of = (median: number): KeptFigure => ({
      name: '정확도',
      unit: '점',
      median,
      bar: { of: 'median', least: 1 },
    });
    expect(changeOf(of(50), of(100))).toBe('-50% ✖');
  });

  it('is not told where there was none, nothing, or another unit before', () => {
    expect(changeOf(ms(1), undefined)).toBe('');
    expect(changeOf(ms(1), ms(0))).toBe('');
    expect(changeOf(ms(1), { ...ms(1), unit: 's' })).toBe('');
  });
});

it('the history stands side by side, oldest first, without the times that lack a figure', () => {
  const text = renderHistory([
    { label: 'aaaa111', day: '2026-11-01', figures: [ms(100), { name: '옛것', unit: 's', median: 2 }] },
    { label: 'bbbb222', day: '2026-11-02', figures: [perSecond(50)] },
    { label: 'cccc333', day: '2026-11-03', figures: [perSecond(40), ms(200)] },
  ]);
  expect(text.split('\n')).toEqual([
    '측정  단위       aaaa111     bbbb222       cccc333',
    '              2026-11-01  2026-11-02    2026-11-03',
    '처리  요청/s                      50            40   -20% ✖',
    '목록  ms             100                       200  +100% ✖',
    '옛것  s                2',
  ]);
});
