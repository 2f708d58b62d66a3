import { create } from 'zustand';

/** A notification as the bell shows it. The feature that fetches them fills this store. */
export interface Notice {
  ntcId: string;
  ntcClsfCdNm: string;
  regDt: string;
  rgtrNm: string;
}

export const useNotices = create<{ notices: readonly Notice[] }>(() => ({ notices: [] }));
