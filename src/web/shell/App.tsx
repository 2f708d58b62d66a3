import { RouterProvider } from 'react-router-dom';
import { AnnouncementHost } from '#web/kit/announce/announce.tsx';
import { LoadingHost } from '#web/kit/loading/Spinner.tsx';
import { DialogHost } from './dialogs/DialogHost.tsx';
import { StartUp } from './start/StartUp.tsx';
import { startRouter } from './start/startRouter.ts';

export const App = () => (
  <>
    <StartUp start={startRouter}>{(router) => <RouterProvider router={router} />}</StartUp>
    <LoadingHost />
    <AnnouncementHost />
    <DialogHost />
  </>
);
