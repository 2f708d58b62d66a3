import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, useState } from 'react';
import {
  CoreAdminContext,
  memoryStore,
  type NotificationPayload,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { createPortal } from 'react-dom';
import { resources } from '#generated/resources/web.ts';
import { createDataProvider } from '#web/kit/dataProvider/dataProvider.ts';
import { usePlaceOnTop } from '#web/kit/dialogs/modals.ts';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { MuiScope } from '#web/kit/theme/MuiScope.tsx';
import { createI18nProvider } from './i18n/i18nProvider.ts';
import { createRouterProvider } from './routing/routerProvider.tsx';
import { adminBase, entityScreens, screenPath } from './routing/screenPath.ts';

const shownFor = 4_000;

const Notice = ({ notice, onGone }: { notice: NotificationPayload; onGone: () => void }) => {
  const [open, setOpen] = useState(true);
  const translate = useTranslate();
  const { message, type, notificationOptions } = notice;
  const isError = type === 'error' || type === 'warning';
  return (
    <Snackbar
      open={open}
      autoHideDuration={isError ? null : shownFor}
      onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
      slotProps={{ transition: { onExited: onGone } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <Alert
        variant="filled"
        severity={isError ? 'error' : 'success'}
        // in a drawer it stands beside the drawer's own 닫기
        closeText="알림 지우기"
        onClose={() => setOpen(false)}
        sx={{ fontSize: '1.6rem', alignItems: 'center' }}
      >
        {typeof message === 'string'
          ? translate(message, { _: message, ...notificationOptions?.messageArgs })
          : message}
      </Alert>
    </Snackbar>
  );
};

/** What react-admin's `useNotify` says, one after the other, above any dialog. Errors stay until they are closed. */
const Notices = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [gone, setGone] = useState(0);
  const [first] = notifications;
  const place = usePlaceOnTop();
  const next = () => {
    takeNotification();
    setGone(gone + 1);
  };
  return first ? createPortal(<Notice key={gone} notice={first} onGone={next} />, place) : null;
};

const screens = new Map(entityScreens(resources).map((screen) => [screen.spec.name, screen]));

const dataProvider = createDataProvider(resources);
const i18nProvider = createI18nProvider(resources);
const routerProvider = createRouterProvider((path) => screenPath(path, screens));
const store = memoryStore();

/** react-admin around the administrator's screens: our paths, our words, our way to the server, the shell's session. */
export const AdminContext = ({ children }: { children: ReactNode }) => (
  <CoreAdminContext
    basename={adminBase}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    routerProvider={routerProvider}
    queryClient={queryClient}
    store={store}
  >
    <MuiScope>
      {children}
      <Notices />
    </MuiScope>
  </CoreAdminContext>
);
