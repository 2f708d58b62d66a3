import { describe, expect, it } from 'vitest';
import { dayParts, type MemberFacts } from './dayParts.ts';
import { clusterScore } from './score.ts';

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
  it('are one for each Korean day, the nearest first, named in Korean where one title is', () => {
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

  it('need two outlets, or three reports, or a person who put them together', () => {
    const same = [facts(1), facts(2, { mediaId: 1 })];
    expect(partsOf(same)).toEqual([]);
    expect(partsOf(same, true)).toHaveLength(1);
    expect(partsOf([...same, facts(3, { mediaId: 1 })])).toHaveLength(1);
    expect(partsOf([facts(1)], true)).toEqual([]);
  });
});

it('the score grows with outlets, articles, countries, their scores and the hour', () => {
  const weight = { reports: 3, outlets: 2, nations: 1, articleScores: [], latest: 0 };
  const least = clusterScore(weight);
  for (const more of [
    { reports: 4 },
    { outlets: 3 },
    { nations: 2 },
    { articleScores: [50] },
    { latest: 0.5 },
  ])
    expect(clusterScore({ ...weight, ...more }), JSON.stringify(more)).toBeGreaterThan(least);
  expect(clusterScore({ reports: 1, outlets: 1, nations: 1, articleScores: [], latest: 0 })).toBe(22);
});
