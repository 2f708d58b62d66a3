/** react-query and the layouts: loaded after sign-in, and preloaded while the user types on /login. */
export const loadSignedIn = () => import('../signedIn/SignedInRoot.tsx');
