import type { Features } from './features.ts';

export interface ScoredFindings extends Pick<Features, 'featExtrKwdList' | 'relIssueNmList'> {
  lclsfNm: string | null;
  featExtrMclsf: string | null;
  /** Characters of the original or the translation, whichever is longer. */
  length: number;
}

const rounded = (score: number): number => Math.round(score * 10) / 10;

/** Beyond this many characters, length no longer adds to the score. */
const longEnough = 3_000;

/**
 * Score of an article by its content, 0 to 100: 30 for concerning Korea, 10 for a known class, up to 30 for dictionary
 * words (6 each), up to 20 for watched issues (10 each), up to 10 for its length.
 */
export const articleScore = ({
  lclsfNm,
  featExtrMclsf,
  featExtrKwdList,
  relIssueNmList,
  length,
}: ScoredFindings): number =>
  rounded(
    (lclsfNm === 'KOREA' ? 30 : 0) +
      (featExtrMclsf ? 10 : 0) +
      Math.min(30, 6 * (featExtrKwdList?.length ?? 0)) +
      Math.min(20, 10 * (relIssueNmList?.length ?? 0)) +
      10 * Math.min(1, length / longEnough),
  );

/** The score that articles are sorted by: half content, a quarter outlet, a quarter country. */
export const wholeScore = (article: number, outlet: number, nation: number): number =>
  rounded(article / 2 + outlet / 4 + nation / 4);
