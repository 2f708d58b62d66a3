import { addressOf, decideNow } from '../guard/guard.ts';
import { createAppRouter } from '../routes/router.tsx';
import { setNavigate } from '../session/appRouter.ts';
import { loadStartData } from './loadStartData.ts';

/** So long the frame waits for what stands in it, so that both are drawn at once, in ms. */
const aheadMs = 100;

type AppRouter = ReturnType<typeof createAppRouter>;

let router: AppRouter | undefined;

/** A stranger goes to /login before the router would begin to fetch the screen they asked for. */
const turnStrangerAway = (): void => {
  const { pathname, search } = window.location;
  const decision = decideNow(pathname);
  if (decision.kind === 'redirect' && decision.rememberOrigin)
    window.history.replaceState(null, '', addressOf(decision, pathname + search));
};

/** Resolves when the router has what it shows at the address it began with, be it an error. */
const begun = (made: AppRouter): Promise<void> =>
  new Promise((resolve) => {
    const look = ({ initialized }: AppRouter['state']) => {
      if (!initialized) return;
      leave();
      resolve();
    };
    const leave = made.subscribe(look);
    look(made.state);
  });

/**
 * The router starts its first navigation when it is made, so it is made only once start-up has finished. It is drawn when
 * the screen is there: what the router draws by itself later is a transition, which React interrupts again and again for
 * presses that nobody can make yet.
 */
export const startRouter = async (): Promise<AppRouter> => {
  const { ahead } = await loadStartData();
  if (!router) {
    turnStrangerAway();
    const made = createAppRouter();
    setNavigate((path) => void made.navigate(path));
    router = made;
  }
  await begun(router);
  // another screen than was asked for, as after the end of a session, has nothing to wait for
  if (ahead?.path === router.state.location.pathname)
    await Promise.race([ahead.answered, new Promise((resolve) => setTimeout(resolve, aheadMs))]);
  return router;
};
