import { create } from 'zustand';
import { constants } from '#contract/constants.ts';
import { isPageSize } from '#contract/list.ts';

/** Chosen page sizes by list. */
export type PageSizes = Readonly<Record<string, number>>;

const item = 'pageSizes';

/** The valid ones of stored sizes. */
export const pageSizesOf = (kept: unknown): PageSizes =>
  kept !== null && typeof kept === 'object'
    ? Object.fromEntries(Object.entries(kept).filter(([, size]) => isPageSize(size)))
    : {};

const stored = (): PageSizes => {
  try {
    return pageSizesOf(JSON.parse(localStorage.getItem(item) ?? 'null'));
  } catch {
    return {};
  }
};

/** The user's page sizes: a list whose address names neither size nor page has that of its name. */
export const usePageSizes = create<{ sizes: PageSizes }>(() => ({ sizes: stored() }));

/** @param list name of a list: its path, or the name of its entity */
export const ownPageSize = (list: string): number =>
  usePageSizes.getState().sizes[list] ?? constants.pageSizeDefault;

/** `ownPageSize`; renders again when the user changes it. */
export const useOwnPageSize = (list: string): number => usePageSizes(() => ownPageSize(list));

/** Applies sizes and stores them in this browser, so that the next page load starts with them. */
export const showPageSizes = (sizes: PageSizes): void => {
  usePageSizes.setState({ sizes });
  try {
    localStorage.setItem(item, JSON.stringify(sizes));
  } catch {
    // a browser without storage gets them from the server
  }
};

/** Rows per page where an address names no number: a further page shows everybody the same rows. */
export const impliedPageSize = (page: number, own: number): number =>
  page === constants.pageStart ? own : constants.pageSizeDefault;
