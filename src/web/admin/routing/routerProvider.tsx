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
import { withReadableFilter } from './readableFilter.ts';

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
