import { addressOf, decideNow } from '../guard/guard.ts';
import { createAppRouter } from '../routes/router.tsx';
import { setNavigate } from '../session/appRouter.ts';
import { loadStartData } from './loadStartData.ts';

/** How long the frame waits for its content, in ms, so that both are rendered at once. */
const prefetchWaitMs = 100;

type AppRouter = ReturnType<typeof createAppRouter>;

let router: AppRouter | undefined;

/** Redirects an anonymous visit to /login before the router would start to load the requested screen. */
const redirectAnonymous = (): void => {
  const { pathname, search } = window.location;
  const decision = decideNow(pathname);
  if (decision.kind === 'redirect' && decision.rememberOrigin)
    window.history.replaceState(null, '', addressOf(decision, pathname + search));
};

/** Resolves when the router has the content for its initial address, or an error. */
const routerReady = (made: AppRouter): Promise<void> =>
  new Promise((resolve) => {
    const check = ({ initialized }: AppRouter['state']) => {
      if (!initialized) return;
      leave();
      resolve();
    };
    const leave = made.subscribe(check);
    check(made.state);
  });

/**
 * Creating the router starts its first navigation, so it is created only once start-up has finished. It is returned
 * when its screen is loaded: a later update by the router is a transition, which React keeps interrupting for input,
 * although the user cannot enter any yet.
 */
export const startRouter = async (): Promise<AppRouter> => {
  const { prefetched } = await loadStartData();
  if (!router) {
    redirectAnonymous();
    const made = createAppRouter();
    setNavigate((path) => void made.navigate(path));
    router = made;
  }
  await routerReady(router);
  // if another screen than the requested one is shown, as after the end of a session, there is nothing to wait for
  if (prefetched?.path === router.state.location.pathname)
    await Promise.race([prefetched.answered, new Promise((resolve) => setTimeout(resolve, prefetchWaitMs))]);
  return router;
};
