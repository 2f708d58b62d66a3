/** react-query and the layouts: loaded behind sign-in, and ahead of time while somebody types on /login. */
export const loadSignedIn = () => import('../signedIn/SignedInRoot.tsx');
