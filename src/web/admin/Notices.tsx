import { Alert, Snackbar } from '@mui/material';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';

const shownFor = 4_000;

/** What react-admin's `useNotify` says, one after the other. Errors stay until they are closed. */
export const Notices = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<NotificationPayload>();
  const [open, setOpen] = useState(false);
  const translate = useTranslate();

  useEffect(() => {
    if (shown || notifications.length === 0) return;
    setShown(takeNotification() ?? undefined);
    setOpen(true);
  }, [notifications, shown, takeNotification]);

  if (!shown) return null;
  const { message, type, notificationOptions } = shown;
  const isError = type === 'error' || type === 'warning';
  return (
    <Snackbar
      open={open}
      autoHideDuration={isError ? null : shownFor}
      onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
      slotProps={{ transition: { onExited: () => setShown(undefined) } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <Alert
        variant="filled"
        severity={isError ? 'error' : 'success'}
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
