import { itemLists } from './itemLists.ts';
import { useSavedViews } from './savedViews.ts';

/** The saved views that are searches of items, own and shared ones, as choices of a select. */
export const useSearchOptions = (): { value: string; label: string }[] =>
  useSavedViews((state) => state.views).flatMap(({ viewId, viewNm, menuUrl, userNm }) => {
    const list = itemLists[menuUrl];
    return list
      ? [{ value: String(viewId), label: `${viewNm} (${[list, userNm].filter(Boolean).join(', ')})` }]
      : [];
  });
