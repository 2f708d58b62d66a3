import { useCallback, useMemo } from 'react';
import {
  type RouterLinkProps,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'react-admin';
import { opensWithView } from '#web/client/views/savedViews.ts';
import { withoutView, withSameView } from '#web/client/views/viewAddress.ts';

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** The conditions in an address, each as the text of its field; anything else is dropped. */
const conditionsIn = (filter: string): Record<string, string> => {
  try {
    const given: unknown = JSON.parse(filter);
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
    return Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (isPlain(value) ? [[name, String(value)]] : [])),
    );
  } catch {
    return {};
  }
};

/** The query of a list's address with a `filter` that contains valid conditions only, whatever was written there. */
export const withReadableFilter = (search: string): string => {
  const parameters = new URLSearchParams(search);
  const given = parameters.getAll('filter');
  if (given.length === 0) return search;
  const readable = JSON.stringify(conditionsIn(given.at(-1) ?? ''));
  if (given.length === 1 && given[0] === readable) return search;
  parameters.set('filter', readable);
  return `?${parameters}`;
};

/** Rewrites an address of react-admin into ours. */
type Rewrite = (path: string) => string;

const rewritten = (to: RouterTo, rewrite: Rewrite): RouterTo => {
  if (typeof to === 'string') return rewrite(to);
  return to.pathname ? { ...to, pathname: rewrite(to.pathname) } : to;
};

/** Changed conditions of the current list: its view stays open. */
const onTheList = (to: RouterTo): RouterTo => {
  if (typeof to === 'string' || to.pathname || to.search === undefined) return to;
  const { pathname, search } = window.location;
  return { ...to, search: withSameView(to.search, search, opensWithView(pathname)) };
};

/**
 * react-admin computes addresses itself and offers no way to change them, but passes all of them through its router
 * provider: links, redirects and matches are rewritten here.
 */
export const createRouterProvider = (rewrite: Rewrite): RouterProvider => {
  const { Link, Navigate, useLocation, useNavigate, useMatch } = reactRouterProvider;
  return {
    ...reactRouterProvider,
    useNavigate: () => {
      const navigate = useNavigate();
      return useCallback(
        (to, options) => navigate(typeof to === 'number' ? to : onTheList(rewritten(to, rewrite)), options),
        [navigate],
      );
    },
    // an address with only a view means the list's initial state
    useLocation: () => {
      const location = useLocation();
      return useMemo(
        () => ({ ...location, search: withReadableFilter(withoutView(location.search)) }),
        [location],
      );
    },
    useMatch: (pattern) => useMatch({ ...pattern, path: rewrite(pattern.path) }),
    // React 19 passes ref as an ordinary prop
    Link: ({ to, ...rest }: RouterLinkProps) => <Link {...rest} to={rewritten(to, rewrite)} />,
    Navigate: ({ to, ...rest }: RouterNavigateProps) => <Navigate {...rest} to={rewritten(to, rewrite)} />,
  };
};
