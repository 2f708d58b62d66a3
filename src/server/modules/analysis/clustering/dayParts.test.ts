import { describe, expect, it } from 'vitest';
import { clusterScore, dayParts, type MemberFacts, type Weight } from './dayParts.ts';

const nothing: Weight = { reports: 0, outlets: 0, nations: 0, articleScores: [], latest: 0 };

it.each<[string, Partial<Weight>, number]>([
  ['of nothing', {}, 0],
  ['of one doubling of the outlets', { outlets: 1 }, 10],
  ['of two', { outlets: 3 }, 20],
  ['of two doublings of the articles', { reports: 3 }, 12],
  ['of three of the countries', { nations: 7 }, 18],
  ['of articles that have 40 in the mean', { articleScores: [20, 60] }, 4],
  ['at noon', { latest: 0.5 }, 2.5],
  [
    'of them all, to one place',
    { outlets: 2, reports: 3, nations: 1, articleScores: [55], latest: 0.25 },
    40.6,
  ],
  ['of fewer than none', { outlets: -1, reports: -3 }, 0],
])('the score %s', (_what, weight, score) => {
  expect(clusterScore({ ...nothing, ...weight })).toBe(score);
});

it('thirty articles of ten outlets in five countries have about 80', () => {
  expect(clusterScore({ ...nothing, reports: 30, outlets: 10, nations: 5 })).toBe(79.8);
});

const facts = (articleId: number, more: Partial<MemberFacts> = {}): MemberFacts => ({
  articleId,
  time: Date.parse('2026-11-20T03:00:00Z'),
  mediaId: articleId,
  ntnId: 'FR',
  kornTtl: null,
  lclanTtl: `title ${articleId}`,
  lclsfNm: null,
  featExtrMclsf: null,
  mainSnthsScr: null,
  ...more,
});
const partsOf = (members: MemberFacts[], isDecided = false) =>
  dayParts(
    members.map(({ articleId }) => ({ articleId, near: articleId / 10 })),
    (id) => members.find(({ articleId }) => articleId === id),
    () => isDecided,
  );

describe('the highlights of a story', () => {
  it('are one per Korean day, nearest article first, with a Korean title if any', () => {
    const late = Date.parse('2026-11-20T15:00:00Z');
    const made = partsOf([
      facts(1, { kornTtl: '한글 제목' }),
      facts(2),
      facts(3, { time: late }),
      facts(4, { time: late }),
    ]);
    expect(made).toMatchObject([
      { day: '2026-11-20', title: '한글 제목', members: [{ articleId: 2 }, { articleId: 1 }] },
      { day: '2026-11-21', title: 'title 4' },
    ]);
  });

  it('need two outlets, three reports, or a person’s decision', () => {
    const same = [facts(1), facts(2, { mediaId: 1 })];
    expect(partsOf(same)).toEqual([]);
    expect(partsOf(same, true)).toHaveLength(1);
    expect(partsOf([...same, facts(3, { mediaId: 1 })])).toHaveLength(1);
    expect(partsOf([facts(1)], true)).toEqual([]);
  });
});

describe('a highlight', () => {
  it('orders by nearness, then time, then number', () => {
    const noon = Date.parse('2026-11-20T03:00:00Z');
    const members = [
      facts(1, { time: noon + 2 }),
      facts(2, { time: noon + 1 }),
      facts(3, { time: noon + 1 }),
      facts(4),
    ];
    const near = new Map([
      [1, 0.5],
      [2, 0.5],
      [3, 0.5],
      [4, 0.6],
    ]);
    const [part] = dayParts(
      [3, 1, 4, 2].map((articleId) => ({ articleId, near: near.get(articleId) ?? 0 })),
      (id) => members.find(({ articleId }) => articleId === id),
      () => false,
    );
    expect(part?.members).toEqual([
      { articleId: 4, score: 0.6 },
      { articleId: 2, score: 0.5 },
      { articleId: 3, score: 0.5 },
      { articleId: 1, score: 0.5 },
    ]);
  });

  it('has the most frequent class and region, of equals the first', () => {
    const [part] = partsOf([
      facts(1, { lclsfNm: 'KOREA', featExtrMclsf: 'B' }),
      facts(2, { lclsfNm: 'GLOBAL', featExtrMclsf: 'A' }),
      facts(3, { lclsfNm: 'KOREA' }),
      facts(4, { lclsfNm: 'ASIA' }),
    ]);
    expect([part?.lclsfNm, part?.featExtrMclsf]).toEqual(['KOREA', 'A']);
    const [other] = partsOf([facts(1, { featExtrMclsf: 'A' }), facts(2, { featExtrMclsf: 'B' })]);
    expect([other?.lclsfNm, other?.featExtrMclsf]).toEqual([null, 'A']);
  });

  it('is titled by its nearest title, up to 500 letters, or as untitled', () => {
    const titles = (...some: (string | null)[]) =>
      partsOf(some.map((lclanTtl, at) => facts(at + 1, { lclanTtl })))[0]?.title;
    expect(titles('far', 'near')).toBe('near');
    expect(titles('far', null)).toBe('far');
    expect(titles('', null)).toBe('제목 없음');
    expect(titles('far', 'n'.repeat(600))).toBe('n'.repeat(500));
  });

  it('is scored by outlets, countries, scores and the latest report', () => {
    const midnight = Date.parse('2026-11-19T15:00:00Z');
    const [part] = partsOf([
      facts(1, { time: midnight, mediaId: 1, ntnId: 'FR', mainSnthsScr: 40 }),
      facts(2, { time: midnight + 12 * 3_600_000, mediaId: 2, ntnId: 'DE', mainSnthsScr: null }),
      facts(3, { time: midnight, mediaId: null, ntnId: null, mainSnthsScr: 60 }),
    ]);
    expect(part?.score).toBe(
      clusterScore({ reports: 3, outlets: 2, nations: 2, articleScores: [40, 60], latest: 0.5 }),
    );
  });

  it('counts reports without an outlet as those of one', () => {
    expect(partsOf([facts(1, { mediaId: null }), facts(2, { mediaId: null })])).toEqual([]);
    expect(partsOf([facts(1, { mediaId: null }), facts(2)])).toHaveLength(1);
  });
});

it('days are ordered, hold existing articles, and ask whether people decided', () => {
  const day = 86_400_000;
  const first = Date.parse('2026-11-20T03:00:00Z');
  const members = [facts(1, { time: first + day }), facts(2, { time: first + day }), facts(3), facts(4)];
  const requested: number[][] = [];
  const made = dayParts(
    [1, 2, 3, 4, 5].map((articleId) => ({ articleId, near: 0 })),
    (id) => members.find(({ articleId }) => articleId === id),
    (ids) => {
      requested.push([...ids]);
      return false;
    },
  );
  expect(made.map((part) => [part.day, part.members.length])).toEqual([
    ['2026-11-20', 2],
    ['2026-11-21', 2],
  ]);
  expect(requested).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
