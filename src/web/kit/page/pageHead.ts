import { useEffect } from 'react';
import { create } from 'zustand';

/** What a page puts in place of the heading, intro or tab title that follow from its menu. */
export interface PageHeadOverride {
  heading?: string;
  /** null: no intro. */
  intro?: string | null;
  tabTitle?: string;
  /** Title of the record that is read: the page's h1. What the screen is called stands small above it. */
  recordTitle?: string;
  /** BCP 47 language of `recordTitle`; null where nobody knows, absent where it is Korean. */
  recordLanguage?: string | null;
  /** Address of the list that a record belongs to. */
  listAddress?: string;
}

export const usePageHeadOverride = create<PageHeadOverride>(() => ({}));

/** Called by a page that knows better than its menu, for example once its record has arrived. */
export const usePageHead = (override: PageHeadOverride): void => {
  const { heading, intro, tabTitle, recordTitle, recordLanguage, listAddress } = override;
  useEffect(() => {
    usePageHeadOverride.setState(
      {
        ...(heading !== undefined && { heading }),
        ...(intro !== undefined && { intro }),
        ...(tabTitle !== undefined && { tabTitle }),
        ...(recordTitle !== undefined && { recordTitle }),
        ...(recordLanguage !== undefined && { recordLanguage }),
        ...(listAddress !== undefined && { listAddress }),
      },
      true,
    );
    return () => usePageHeadOverride.setState({}, true);
  }, [heading, intro, tabTitle, recordTitle, recordLanguage, listAddress]);
};

interface PageTotal {
  total: string | null;
  /** What is to be said of it. */
  note: string | null;
}

const noTotal: PageTotal = { total: null, note: null };

/** How many there are of what the screen lists, in words; null while that is not known. */
export const usePageTotalShown = create<PageTotal>(() => noTotal);

/** Called by the list of a screen: its number stands beside the screen's heading. */
export const usePageTotal = (total: string | null | undefined, note?: string): void => {
  useEffect(() => {
    usePageTotalShown.setState({ total: total ?? null, note: note ?? null });
  }, [total, note]);
  useEffect(() => () => usePageTotalShown.setState(noTotal), []);
};
