/**
 * Logarithmic share relative to the maximum, 0 to 1: a tenth of the articles gives far more than a tenth of the weight.
 */
const share = (part: number, max: number): number =>
  part <= 0 || max <= 0 ? 0 : Math.min(1, Math.log1p(part) / Math.log1p(max));

const rounded = (score: number): number => Math.round(score * 10) / 10;

/** Score of a country, 0 to 100: its number of articles relative to the country with the most. */
export const nationScore = (articles: number, max: number): number => rounded(100 * share(articles, max));

/**
 * Score of an outlet, 0 to 100: 50 for a main outlet, and up to 50 for its number of articles relative to the outlet
 * with the most.
 */
export const outletScore = (isMain: boolean, articles: number, max: number): number =>
  rounded((isMain ? 50 : 0) + 50 * share(articles, max));
