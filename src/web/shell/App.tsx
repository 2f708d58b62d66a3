import { RouterProvider } from 'react-router-dom';
import { AnnouncementHost } from '#web/kit/announce/announce.tsx';
import { DialogHost } from '#web/kit/dialogs/DialogHost.tsx';
import { LoadingHost } from '#web/kit/loading/LoadingHost.tsx';
import { addressOf, decideNow } from './guard/guard.ts';
import { createAppRouter } from './routes/router.tsx';
import { setNavigate } from './session/appRouter.ts';
import { StartUp } from './start/StartUp.tsx';

let router: ReturnType<typeof createAppRouter> | undefined;

/** A stranger goes to /login before the router would begin to fetch the screen they asked for. */
const turnStrangerAway = (): void => {
  const { pathname, search } = window.location;
  const decision = decideNow(pathname);
  if (decision.kind === 'redirect' && decision.rememberOrigin)
    window.history.replaceState(null, '', addressOf(decision, pathname + search));
};

/** The router starts its first navigation when it is made, so it is made only once start-up has finished. */
const appRouter = () => {
  if (!router) {
    turnStrangerAway();
    const made = createAppRouter();
    setNavigate((path) => void made.navigate(path));
    router = made;
  }
  return router;
};

export const App = () => (
  <>
    <StartUp>{() => <RouterProvider router={appRouter()} />}</StartUp>
    <LoadingHost />
    <AnnouncementHost />
    <DialogHost />
  </>
);
