import { type Edition } from '#contract/edition.ts';
import type { Neighbour } from '#web/kit/neighbours/PostNeighbours.tsx';

/** An edition as the server has it. */
export interface StoredEdition extends Edition {
  brfgId: number;
  sttsCd: 'DRAFT' | 'PUBLISHED';
  pblcnDt: string | null;
  rgtrId: string | null;
  rgtrNm: string | null;
  mdfcnDt: string;
  /** Those of the days before and after; only where it was opened by itself. */
  previous?: Neighbour | null;
  next?: Neighbour | null;
}
