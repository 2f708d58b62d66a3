import type { Calls } from '#generated/api/calls.ts';

export type SavedView = Calls['GET /savedview-list']['answer']['data']['views'][number];

/** Address parameter of the open view, beside the conditions, which take precedence over the view's. */
const parameter = 'savedView';
/** Value of the parameter for the list without a view, even if one opens it by default. */
const none = 'none';

const inAddress = /[?&]savedView=([^&]*)/;
const allInAddress = /(?<=[?&])savedView=[^&]*(?:&|$)/g;

/** The parameter's value; undefined if it is absent. */
const namedIn = (search: string): string | undefined => inAddress.exec(search)?.[1];

/** The query without the view parameter. */
export const withoutView = (search: string): string => search.replace(allInAddress, '').replace(/[?&]$/, '');

/** The query with the parameter of this view. */
export const withView = (search: string, view: number | string): string => {
  const rest = withoutView(search);
  return `${rest === '' ? '?' : `${rest}&`}${parameter}=${view}`;
};

/** Address of a view. */
export const addressOf = ({ menuUrl, cndCn, viewId }: SavedView): string =>
  menuUrl + withView(cndCn && `?${cndCn}`, viewId);

/** Id of the view named in the query. */
export const viewIdIn = (search: string): number | undefined => {
  const named = namedIn(search);
  return named !== undefined && /^\d{1,15}$/.test(named) ? Number(named) : undefined;
};

/**
 * The query for changed conditions of the same list: the view stays open. `opensWithView`: an address without a query
 * would open the default view.
 */
export const withSameView = (to: string, from: string, opensWithView: boolean): string => {
  const named = namedIn(to) ?? namedIn(from);
  if (named !== undefined) return withView(to, named);
  return to === '' && opensWithView ? withView(to, none) : to;
};

/** The query of the list without a view. */
export const withoutAnyView = (to: string, opensWithView: boolean): string => {
  const rest = withoutView(to);
  return rest === '' && opensWithView ? withView(rest, none) : rest;
};
