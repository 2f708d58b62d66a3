import { RouterProvider } from 'react-router-dom';
import { AnnouncementHost } from '#web/shared/announce/announce.tsx';
import { DialogHost } from '#web/shared/dialogs/DialogHost.tsx';
import { LoadingHost } from '#web/shared/loading/LoadingHost.tsx';
import { createAppRouter } from './routes/router.tsx';
import { setNavigate } from './session/appRouter.ts';
import { StartUp } from './start/StartUp.tsx';

let router: ReturnType<typeof createAppRouter> | undefined;

/** The router starts its first navigation when it is made, so it is made only once start-up has finished. */
const appRouter = () => {
  if (!router) {
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
