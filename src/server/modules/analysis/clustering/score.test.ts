import { expect, it } from 'vitest';
import { clusterScore, type Weight } from './dayParts.ts';

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
