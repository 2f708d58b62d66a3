import { useEffect } from 'react';
import { create } from 'zustand';

/** What a page puts in place of the heading, intro or tab title that follow from its menu. */
export interface PageHeadOverride {
  heading?: string;
  /** null: no intro. */
  intro?: string | null;
  tabTitle?: string;
}

export const usePageHeadOverride = create<PageHeadOverride>(() => ({}));

/** Called by a page that knows better than its menu, for example once its record has arrived. */
export const usePageHead = ({ heading, intro, tabTitle }: PageHeadOverride): void => {
  useEffect(() => {
    usePageHeadOverride.setState(
      {
        ...(heading !== undefined && { heading }),
        ...(intro !== undefined && { intro }),
        ...(tabTitle !== undefined && { tabTitle }),
      },
      true,
    );
    return () => usePageHeadOverride.setState({}, true);
  }, [heading, intro, tabTitle]);
};
