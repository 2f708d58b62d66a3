import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { useState } from 'react';

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

/** What react-admin's `useNotify` says, one after the other. Errors stay until they are closed. */
export const Notices = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [gone, setGone] = useState(0);
  const [first] = notifications;
  const next = () => {
    takeNotification();
    setGone(gone + 1);
  };
  return first ? <Notice key={gone} notice={first} onGone={next} /> : null;
};
