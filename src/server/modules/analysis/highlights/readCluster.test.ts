import { describe, expect, it } from 'vitest';
import { sourcesOf, timelineOf } from './readCluster.ts';

it('counts by key, most first, names in order, the unknown under one name', () => {
  const members = [
    { id: 2, name: '나' },
    { id: 1, name: '가' },
    { id: 3, name: '다' },
    { id: 3, name: '다' },
    { id: null, name: null },
  ];
  expect(sourcesOf(members, ({ id, name }) => ({ key: id, label: name }), '매체 미상')).toEqual([
    { key: '3', label: '다', count: 2 },
    { key: '1', label: '가', count: 1 },
    { key: '2', label: '나', count: 1 },
    { key: '', label: '매체 미상', count: 1 },
  ]);
});

describe('the timeline of a cluster', () => {
  it('of a day goes by the hours of Korea, quiet ones included', () => {
    expect(timelineOf(['2026-11-20T00:10:00Z', '2026-11-20T02:59:59Z', '2026-11-20T00:50:00Z'])).toEqual({
      unit: 'hour',
      points: [
        { at: '2026-11-20 09:00', count: 2 },
        { at: '2026-11-20 10:00', count: 0 },
        { at: '2026-11-20 11:00', count: 1 },
      ],
    });
  });

  it('of more than two days goes by days', () => {
    expect(timelineOf(['2026-11-18T15:00:00Z', '2026-11-21T14:59:59Z'])).toEqual({
      unit: 'day',
      points: [
        { at: '2026-11-19', count: 1 },
        { at: '2026-11-20', count: 0 },
        { at: '2026-11-21', count: 1 },
      ],
    });
  });

  it('is by hours up to 48 of them', () => {
    const start = Date.parse('2026-11-19T15:00:00Z');
    const after = (hours: number) =>
      timelineOf([start, start + hours * 3_600_000].map((at) => new Date(at).toISOString()));
    expect(after(47)).toMatchObject({ unit: 'hour', points: { length: 48 } });
    expect(after(48).unit).toBe('day');
  });

  it('leaves out what has no time, and may be empty', () => {
    expect(timelineOf([null, undefined, 'no time'])).toEqual({ unit: 'hour', points: [] });
  });

  it('keeps to years that a stray date cannot blow up', () => {
    const { unit, points } = timelineOf(['1970-01-01T00:00:00Z', '2026-11-20T00:00:00Z']);
    expect(unit).toBe('day');
    expect(points).toEqual([
      { at: '1970-01-01', count: 1 },
      { at: '2026-11-20', count: 1 },
    ]);
  });
});
