/** Input of a highlight's score. */
export interface Weight {
  reports: number;
  outlets: number;
  nations: number;
  /** Overall scores of its articles, 0 to 100; missing ones are omitted. */
  articleScores: readonly number[];
  /** Fraction of the day elapsed at its latest report, 0 to 1. */
  latest: number;
}

const twice = (n: number): number => Math.log2(1 + Math.max(0, n));

/**
 * Score of a highlight: 10 for every doubling of its outlets, 6 of its articles, 6 of its countries, up to 10 for the
 * scores of its articles and up to 5 for how late in the day reports still came. One article of one outlet scores 22 or
 * more, thirty articles of ten outlets in five countries about 80.
 */
export const clusterScore = ({ reports, outlets, nations, articleScores, latest }: Weight): number => {
  const mean = articleScores.length
    ? articleScores.reduce((sum, score) => sum + score, 0) / articleScores.length
    : 0;
  const score = 10 * twice(outlets) + 6 * twice(reports) + 6 * twice(nations) + mean / 10 + 5 * latest;
  return Math.round(score * 10) / 10;
};
