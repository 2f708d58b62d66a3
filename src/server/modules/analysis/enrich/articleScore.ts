import type { Features } from './features.ts';

export interface ScoredFindings extends Pick<Features, 'featExtrKwdList' | 'relIssueNmList'> {
  lclsfNm: string | null;
  featExtrMclsf: string | null;
  /** Letters of the original and of the translation, whichever is longer. */
  length: number;
}

const rounded = (score: number): number => Math.round(score * 10) / 10;

/** Beyond so many letters, length says nothing more of an article. */
const longEnough = 3_000;

/**
 * Score of an article by what it says, 0 to 100: 30 for speaking of Korea, 10 for a known class, up to 30 for words of
 * the dictionary (6 each), up to 20 for watched issues (10 each), up to 10 for its length.
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

/** The score that articles are sorted by: half what the article says, a quarter each who writes and from where. */
export const wholeScore = (article: number, outlet: number, nation: number): number =>
  rounded(article / 2 + outlet / 4 + nation / 4);
