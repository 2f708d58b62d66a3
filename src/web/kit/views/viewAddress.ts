import type { Calls } from '#generated/api/calls.ts';

export type SavedView = Calls['GET /savedview-list']['answer']['data']['views'][number];

/** Names the chosen view in the address of a list, beside the conditions, which hold whatever the view says. */
const parameter = 'savedView';
/** In the place of a view's number: the list without any, though one opens it usually. */
const none = 'none';

const inAddress = /[?&]savedView=([^&]*)/;
const allInAddress = /(?<=[?&])savedView=[^&]*(?:&|$)/g;

/** What the query says of a view; undefined: nothing. */
const namedIn = (search: string): string | undefined => inAddress.exec(search)?.[1];

/** The query without any view's number. */
export const withoutView = (search: string): string => search.replace(allInAddress, '').replace(/[?&]$/, '');

/** The query, which belongs to this view from now on. */
export const withView = (search: string, view: number | string): string => {
  const rest = withoutView(search);
  return `${rest === '' ? '?' : `${rest}&`}${parameter}=${view}`;
};

/** Where a view stands. */
export const addressOf = ({ menuUrl, cndCn, viewId }: SavedView): string =>
  menuUrl + withView(cndCn && `?${cndCn}`, viewId);

/** The number of the view that the query names. */
export const viewIdIn = (search: string): number | undefined => {
  const named = namedIn(search);
  return named !== undefined && /^\d{1,15}$/.test(named) ? Number(named) : undefined;
};

/**
 * The query that other conditions of the same list have: the view stays the chosen one. `opensWithView`: an address
 * without a query would mean the view that opens the list.
 */
export const withSameView = (to: string, from: string, opensWithView: boolean): string => {
  const named = namedIn(to) ?? namedIn(from);
  if (named !== undefined) return withView(to, named);
  return to === '' && opensWithView ? withView(to, none) : to;
};

/** The query of the list without any view. */
export const withoutAnyView = (to: string, opensWithView: boolean): string => {
  const rest = withoutView(to);
  return rest === '' && opensWithView ? withView(rest, none) : rest;
};
