import { type Edition } from '#contract/edition.ts';
import type { Neighbour } from '#web/modules/boards/index.ts';

/** An edition as stored by the server. */
export interface StoredEdition extends Edition {
  brfgId: number;
  sttsCd: 'DRAFT' | 'PUBLISHED';
  pblcnDt: string | null;
  rgtrId: string | null;
  rgtrNm: string | null;
  mdfcnDt: string;
  /** Editions of the days before and after; only in the response to a single edition. */
  previous?: Neighbour | null;
  next?: Neighbour | null;
}
