import type { ArticleRecord } from './articleRecord.ts';

type Summed = Pick<ArticleRecord, 'featExtrSmry' | 'smryOrgnNm' | 'lanCd'>;

const hangul = /\p{Script=Hangul}/u;

/**
 * True if the summary consists of sentences extracted from a foreign-language original, which are of no use to a reader
 * of Korean. For a translated article the extracted sentences are Korean.
 */
export const isForeignExcerpt = ({ featExtrSmry, smryOrgnNm, lanCd }: Summed): boolean =>
  smryOrgnNm === 'extractive' && lanCd?.split('-')[0] !== 'ko' && !hangul.test(featExtrSmry ?? '');
