import type { ArticleRecord } from './articleRecord.ts';

type Summed = Pick<ArticleRecord, 'featExtrSmry' | 'smryOrgnNm' | 'lanCd'>;

const hangul = /\p{Script=Hangul}/u;

/**
 * Whether what stands as a summary are sentences picked out of a foreign original: nothing that sums it up for somebody
 * who reads Korean. Of a translated article the sentences are Korean.
 */
export const isForeignExcerpt = ({ featExtrSmry, smryOrgnNm, lanCd }: Summed): boolean =>
  smryOrgnNm === 'extractive' && lanCd?.split('-')[0] !== 'ko' && !hangul.test(featExtrSmry ?? '');
