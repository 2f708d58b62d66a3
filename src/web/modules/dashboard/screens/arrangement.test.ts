import { describe, expect, it } from 'vitest';
import { maxFollowed } from '#contract/dashboard.ts';
import {
  defaultArrangement,
  maxViews,
  panels,
  periodInAddress,
  placed,
  type Role,
  readArrangement,
  withPeriod,
} from './arrangement.ts';

const reader: Role = { isMission: false, mayCompose: false };
const roles: Role[] = [reader, { ...reader, mayCompose: true }, { ...reader, isMission: true }];
const world = ['clusters', 'map', 'ranking', 'wordCloud', 'treemap', 'classification'];
const shownOf = (role: Role): string[] => placed(defaultArrangement(role)).map(({ key }) => key);

describe('where somebody begins', () => {
  it.each(roles)('as %j they see every panel of the world, and can have all others', (role) => {
    expect(shownOf(role).filter((key) => world.includes(key))).toEqual(world);
    expect(defaultArrangement(role).order.toSorted()).toEqual(panels.map(({ key }) => key).toSorted());
  });

  it('is the news and what they have not read, then what their role is about', () => {
    expect(roles.map((role) => shownOf(role).slice(0, 3))).toEqual([
      ['clusters', 'unread', 'memos'],
      ['clusters', 'unread', 'briefing'],
      ['clusters', 'unread', 'nations'],
    ]);
  });
});

describe('what was kept', () => {
  it.each([null, undefined, {}, [], 'map', { order: 'map', hidden: 3, period: 'decade' }])(
    'as %j is the usual arrangement',
    (kept) => expect(readArrangement(kept, reader)).toEqual(defaultArrangement(reader)),
  );

  it('comes back, without what is gone and with what is new', () => {
    const kept = { order: ['clusters', 'gone', 'map', 'map'], hidden: ['map', 'gone'], period: 'year' };
    const { order, hidden, period } = readArrangement(kept, reader);
    expect([order.slice(0, 2), hidden.includes('map'), period]).toEqual([['clusters', 'map'], true, 'year']);
    expect(placed(readArrangement(kept, reader)).map(({ key }) => key)).toEqual([
      'clusters',
      'ranking',
      'wordCloud',
      'treemap',
      'classification',
    ]);
  });

  it('from before there were panels about the person shows the same as ever', () => {
    const kept = { order: world, hidden: ['treemap'], period: 'week' };
    const shown = placed(readArrangement(kept, reader)).map(({ key }) => key);
    expect(shown).toEqual(world.filter((key) => key !== 'treemap'));
  });

  it('holds lists of views, countries and keywords, as far as they can be read', () => {
    const kept = {
      order: ['view:7', 'view:0', 'view:x', 'map'],
      hidden: [],
      wide: ['view:7', 'view:8', 'sky'],
      nations: ['FR', 3, '', 'FR'],
      keywords: 'word',
    };
    const { order, wide, nations, keywords } = readArrangement(kept, reader);
    expect([order.slice(0, 2), wide, nations, keywords]).toEqual([['view:7', 'map'], ['view:7'], ['FR'], []]);
  });

  it('holds no more of them than may be chosen, and none that a call would refuse', () => {
    const many = Array.from({ length: 40 }, (_, place) => place + 1);
    const kept = {
      order: [...many.map((id) => `view:${id}`), 'map'],
      nations: ['France', 'x'.repeat(2_000), 'JP', 'fr'],
      keywords: ['가'.repeat(2_000), '한류, 축제', '한류', ...many.map(String)],
    };
    const { order, nations, keywords } = readArrangement(kept, reader);
    expect(order.slice(maxViews - 1, maxViews + 1)).toEqual([`view:${maxViews}`, 'map']);
    expect(order.filter((key) => key.startsWith('view:'))).toHaveLength(maxViews);
    expect(nations).toEqual(['JP']);
    expect([keywords.slice(0, 3), keywords.length]).toEqual([['한류', '축제', '1'], maxFollowed]);
  });
});

describe('places', () => {
  const hidden = ['unread', 'memos', 'briefing', 'nations', 'keywords'];
  const spans = (order: string[], further: string[] = [], wide: string[] = []) =>
    placed(readArrangement({ order, hidden: [...hidden, ...further], wide }, reader)).map(({ span }) => span);

  it('fill rows of twelve columns in the usual order', () => {
    expect(spans(['map', 'ranking', 'wordCloud', 'treemap', 'classification', 'clusters'])).toEqual([
      8, 4, 6, 6, 4, 8,
    ]);
  });
  it('are halves where two of a kind meet', () => {
    expect(spans(['map', 'clusters', 'ranking', 'classification'])).toEqual([6, 6, 6, 6, 6, 6]);
  });
  it('give a last one its whole row', () => {
    expect(spans(['map'], ['clusters'])).toEqual([8, 4, 6, 6, 12]);
  });
  it('put a short one below what is unread, beside the large one', () => {
    const beside = (wide: string[]) => {
      const order = ['clusters', 'unread', 'memos', 'map', 'ranking'];
      const rest = ['wordCloud', 'treemap', 'classification', 'briefing', 'nations', 'keywords'];
      return placed(readArrangement({ order, hidden: rest, wide }, reader)).map(({ span, rows }) => [
        span,
        rows,
      ]);
    };
    const row = [
      [8, 1],
      [4, 1],
    ];
    expect(beside([])).toEqual([[8, 2], [4, 1], [4, 1], ...row]);
    expect(beside(['memos'])).toEqual([...row, [12, 1], ...row]);
    expect(placed(defaultArrangement(reader)).slice(0, 3)).toMatchObject([
      { rows: 2 },
      { span: 4 },
      { span: 4 },
    ]);
  });
  it('give a wide one its whole row, and one before it that is left alone too', () => {
    expect(spans(['map'], ['clusters'], ['map'])).toEqual([12, 6, 6, 6, 6]);
    expect(spans(['map'], ['clusters'], ['ranking'])).toEqual([12, 12, 6, 6, 12]);
  });
});

describe('the period in the address', () => {
  const requested = (query: string) => periodInAddress(new URLSearchParams(query));
  const address = (query: string, period: 'week' | 'year') =>
    withPeriod(new URLSearchParams(query), period, 'week').toString();

  it('is read where it is known', () => {
    expect([requested('period=year'), requested('period=decade'), requested('')]).toEqual([
      'year',
      undefined,
      undefined,
    ]);
  });
  it('stands there while it differs from the kept one, beside what else is there', () => {
    expect(address('a=1', 'year')).toBe('a=1&period=year');
    expect(address('a=1&period=year', 'week')).toBe('a=1');
  });
});
