import { useCallback, useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { usePlaceOnTop } from '#web/kit/dialogs/modals.ts';
import { Icon } from '#web/kit/icons/Icon.tsx';
import { icons } from '#web/kit/icons/icons.ts';
import styles from './Notices.module.css';

/** Milliseconds that a notice stays, also where the next one waits; one that has the pointer or the focus stays longer. */
const shownFor = { alone: 4_000, before: 1_000 };

interface NoticeProps {
  notice: NotificationPayload;
  /** Whether another one waits. */
  isFollowed: boolean;
  onGone: () => void;
}

const Notice = ({ notice, isFollowed, onGone }: NoticeProps) => {
  const [isHeld, setHeld] = useState(false);
  const translate = useTranslate();
  const { message, type, notificationOptions } = notice;
  const isError = type === 'error' || type === 'warning';
  useEffect(() => {
    if (isError || isHeld) return undefined;
    const timer = setTimeout(onGone, isFollowed ? shownFor.before : shownFor.alone);
    return () => clearTimeout(timer);
  }, [isError, isHeld, isFollowed, onGone]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return (
    <div
      role="alert"
      className={isError ? styles.error : styles.success}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <span>
        {typeof message === 'string'
          ? translate(message, { _: message, ...notificationOptions?.messageArgs })
          : message}
      </span>
      {/* in a drawer it stands beside the drawer's own 닫기 */}
      <button type="button" className={styles.close} aria-label="알림 지우기" onClick={onGone}>
        <Icon outline={icons.close} isInText />
      </button>
    </div>
  );
};

/** What react-admin's `useNotify` says, one after the other, above any dialog. Errors stay until they are closed. */
export const Notices = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [gone, setGone] = useState(0);
  const [first, second] = notifications;
  const place = usePlaceOnTop();
  const next = useCallback(() => {
    takeNotification();
    setGone((before) => before + 1);
  }, [takeNotification]);
  if (!first) return null;
  return createPortal(
    <Notice key={gone} notice={first} isFollowed={second !== undefined} onGone={next} />,
    place,
  );
};
