import { useCallback } from 'react';
import {
  type RouterLinkProps,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'react-admin';

/** Rewrites one address of react-admin's into ours. */
type Rewrite = (path: string) => string;

const rewritten = (to: RouterTo, rewrite: Rewrite): RouterTo => {
  if (typeof to === 'string') return rewrite(to);
  return to.pathname ? { ...to, pathname: rewrite(to.pathname) } : to;
};

/**
 * react-admin computes addresses itself and offers no way to change them, but follows every one through its router
 * provider: links, redirects and matches are rewritten here.
 */
export const createRouterProvider = (rewrite: Rewrite): RouterProvider => {
  const { Link, Navigate, useNavigate, useMatch } = reactRouterProvider;
  return {
    ...reactRouterProvider,
    useNavigate: () => {
      const navigate = useNavigate();
      return useCallback(
        (to, options) => navigate(typeof to === 'number' ? to : rewritten(to, rewrite), options),
        [navigate],
      );
    },
    useMatch: (pattern) => useMatch({ ...pattern, path: rewrite(pattern.path) }),
    // React 19 hands ref over as a property like any other
    Link: ({ to, ...rest }: RouterLinkProps) => <Link {...rest} to={rewritten(to, rewrite)} />,
    Navigate: ({ to, ...rest }: RouterNavigateProps) => <Navigate {...rest} to={rewritten(to, rewrite)} />,
  };
};
