import { useMatches } from 'react-router-dom';
import { type PageHeadOverride, usePageHeadOverride } from '#web/kit/page/pageHead.ts';

/** What a route tells of its page before that is drawn. */
export interface PageHandle {
  head?: PageHeadOverride;
}

/** What stands in place of the words that follow from the menu: the page's own, once it is drawn, or those of its route. */
export const usePageHeadShown = (): PageHeadOverride => {
  const override = usePageHeadOverride();
  const { head } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  return { ...head, ...override };
};
