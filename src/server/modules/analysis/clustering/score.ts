/** What the score of a highlight is made of. */
export interface Weight {
  reports: number;
  outlets: number;
  nations: number;
  /** Synthetic scores of its articles, 0 to 100; those without one are left out. */
  articleScores: readonly number[];
  /** Part of the day that had passed at its latest report, 0 to 1. */
  latest: number;
}

const twice = (n: number): number => Math.log2(1 + Math.max(0, n));

/**
 * Score of a highlight: 10 for every doubling of its outlets, 6 of its articles, 6 of its countries, up to 10 for the
 * scores of its articles and up to 5 for how late in the day it went on. One article of one outlet has 22 and more,
 * thirty articles of ten outlets in five countries about 80.
 */
export const clusterScore = ({ reports, outlets, nations, articleScores, latest }: Weight): number => {
  const mean = articleScores.length
    ? articleScores.reduce((sum, score) => sum + score, 0) / articleScores.length
    : 0;
  const score = 10 * twice(outlets) + 6 * twice(reports) + 6 * twice(nations) + mean / 10 + 5 * latest;
  return Math.round(score * 10) / 10;
};
