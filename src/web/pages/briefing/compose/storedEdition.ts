import { type Edition } from '#contract/edition.ts';

/** An edition as the server has it. */
export interface StoredEdition extends Edition {
  brfgId: number;
  sttsCd: 'DRAFT' | 'PUBLISHED';
  pblcnDt: string | null;
  rgtrId: string | null;
  rgtrNm: string | null;
  mdfcnDt: string;
}
