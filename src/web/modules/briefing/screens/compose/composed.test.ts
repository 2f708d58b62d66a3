import { describe, expect, it } from 'vitest';
import { type TrayItem } from '#contract/dailyBriefing.ts';
import { composedOf, newHeading, problemsOf, sentWork, withHeading, withTray } from './composed.ts';

const picked = (itemId: number, more: Partial<TrayItem> = {}) =>
  ({ itemKnd: 'article', itemId, isReadable: true, cmntCn: null, ttl: `글 ${itemId}`, ...more }) as TrayItem;
const work = { ttl: ' 일일 브리핑 ', brfgYmd: '2026-11-22', cn: '', entries: [] };

describe('a briefing that is composed', () => {
  it('takes over the tray: what can be read, once each, behind its own', () => {
    const own = [newHeading('아시아'), composedOf(picked(1))];
    const whole = withTray(own, [picked(2, { cmntCn: '꼭' }), picked(1), picked(3, { isReadable: false })]);
    expect(whole.map(({ ttl, cmntCn }) => [ttl, cmntCn])).toEqual([
      ['아시아', undefined],
      ['글 1', null],
      ['글 2', '꼭'],
    ]);
    expect(
      withTray(
        [],
        Array.from({ length: 130 }, (_, n) => picked(n + 1)),
      ),
    ).toHaveLength(100);
  });

  it('gets a heading before the item that was worked at last, or at its beginning', () => {
    const entries = [composedOf(picked(1)), composedOf(picked(2))];
    const heading = newHeading('유럽');
    const titles = (before?: string) => withHeading(entries, heading, before).map(({ ttl }) => ttl);
    expect(titles()).toEqual(['유럽', '글 1', '글 2']);
    expect(titles(entries[1]?.key)).toEqual(['글 1', '유럽', '글 2']);
    expect(titles('one that was taken out')).toEqual(['유럽', '글 1', '글 2']);
  });

  it('sends what is its author’s: order, comments, headings', () => {
    const entries = [newHeading(' 유럽 '), composedOf(picked(7, { cmntCn: ' ' }))];
    expect(sentWork({ ...work, entries })).toEqual({
      ttl: '일일 브리핑',
      brfgYmd: '2026-11-22',
      cn: null,
      items: [
        { itemKnd: 'heading', itemId: null, ttl: '유럽' },
        { itemKnd: 'article', itemId: 7, cmntCn: null },
      ],
    });
  });

  it('needs a title, a day and named sections, and something to publish', () => {
    expect(problemsOf(work, false)).toEqual({});
    expect(Object.keys(problemsOf({ ...work, ttl: ' ', brfgYmd: '' }, false))).toEqual(['ttl', 'brfgYmd']);
    expect(problemsOf({ ...work, entries: [newHeading()] }, false).entries).toContain('이름이 없는 구역');
    expect(problemsOf({ ...work, entries: [newHeading('유럽')] }, true).entries).toContain('하나 이상');
    expect(problemsOf({ ...work, entries: [composedOf(picked(1))] }, true)).toEqual({});
  });
});
