import type { Density } from '#web/kit/density/density.ts';
import type { SavedView } from '#web/kit/views/viewAddress.ts';

/** What the list shows, as a view keeps it. */
export interface Shown {
  cndCn: string;
  colNmList: string[] | null;
  lineGapCd: Density;
}

/** A view to be made of what is shown, or one to be changed. */
export type Wish = { menuUrl: string } & ({ view: SavedView } | { shown: Shown; viewNm?: string });
