import { RouterProvider } from 'react-router-dom';
import { AnnouncementHost } from '#web/kit/announce/announce.tsx';
import { DialogHost } from '#web/kit/dialogs/DialogHost.tsx';
import { LoadingHost } from '#web/kit/loading/LoadingHost.tsx';
import { StartUp } from './start/StartUp.tsx';
import { type AppRouter, startRouter } from './start/startRouter.ts';

/** @param begun see `StartUp` */
export const App = ({ begun }: { begun: Promise<AppRouter> }) => (
  <>
    <StartUp begun={begun} start={startRouter}>
      {(router) => <RouterProvider router={router} />}
    </StartUp>
    <LoadingHost />
    <AnnouncementHost />
    <DialogHost />
  </>
);
