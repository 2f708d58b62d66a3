import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { create } from 'zustand';

/** Overrides of a page for the heading, intro or tab title derived from its menu. */
export interface PageHeadOverride {
  heading?: string;
  /** null: no intro. */
  intro?: string | null;
  tabTitle?: string;
  /** Title of the open record, the page's h1. The screen's name is shown small above it. */
  recordTitle?: string;
  /** How the title is shown: the same text, with marks. */
  recordShown?: ReactNode;
  /** BCP 47 language of `recordTitle`; null if unknown, absent if Korean. */
  recordLanguage?: string | null;
  /** Address of the list that a record belongs to. */
  listAddress?: string;
}

export const usePageHeadOverride = create<PageHeadOverride>(() => ({}));

/** Called by a page that knows more than its menu, for example once its record is loaded. */
export const usePageHead = (override: PageHeadOverride): void => {
  const { heading, intro, tabTitle, recordTitle, recordShown, recordLanguage, listAddress } = override;
  // before the first paint: a head that changes afterwards moves the whole page
  useLayoutEffect(() => {
    const all = { heading, intro, tabTitle, recordTitle, recordShown, recordLanguage, listAddress };
    const given = Object.entries(all).filter(([, value]) => value !== undefined);
    usePageHeadOverride.setState(Object.fromEntries(given) as PageHeadOverride, true);
    return () => usePageHeadOverride.setState({}, true);
  }, [heading, intro, tabTitle, recordTitle, recordShown, recordLanguage, listAddress]);
};

interface PageTotal {
  total: string | null;
  /** A remark on the total. */
  note: string | null;
}

const noTotal: PageTotal = { total: null, note: null };

/** The number of rows in the screen's list, in words; null while it is unknown. */
export const usePageTotalShown = create<PageTotal>(() => noTotal);

/** Called by a screen's list: its total is shown beside the screen's heading. */
export const usePageTotal = (total: string | null | undefined, note?: string): void => {
  useEffect(() => {
    usePageTotalShown.setState({ total: total ?? null, note: note ?? null });
  }, [total, note]);
  useEffect(() => () => usePageTotalShown.setState(noTotal), []);
};

/** The place in the head of a record for `PageSteps`; null while there is none. */
export const usePageStepsPlace = create<{ place: HTMLElement | null }>(() => ({ place: null }));

/** Ref callback of that place. */
export const placePageSteps = (place: HTMLElement | null): void => usePageStepsPlace.setState({ place });
