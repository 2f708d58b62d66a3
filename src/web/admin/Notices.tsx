import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type NotificationPayload, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { usePlaceOnTop } from '#web/kit/dialogs/useModal.ts';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import styles from './Notices.module.css';
import { dropOldNotices, isNews, removeFirstNotice, useNoticeStore } from './noticeStore.ts';

/** Display time of a notice in milliseconds, alone or with another one waiting; longer while hovered or focused. */
const shownFor = { alone: 4_000, before: 1_000 };

/** True for a message key of react-admin; our own sentences may contain any user text. */
const isKey = (message: string): boolean => /^[\w.]+$/.test(message);

interface NoticeProps {
  notice: NotificationPayload;
  /** True if another notice is waiting. */
  isFollowed: boolean;
  onGone: () => void;
}

const Notice = ({ notice, isFollowed, onGone }: NoticeProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [since, setSince] = useState(() => Date.now());
  const [isHeld, setHeld] = useState(false);
  const translate = useTranslate();
  const leave = useEffectEvent(onGone);
  const { message, type, notificationOptions } = notice;
  const isError = type === 'error' || type === 'warning';

  useEffect(() => {
    if (isError || isHeld) return undefined;
    const limit = isFollowed ? shownFor.before : shownFor.alone;
    const timer = setTimeout(leave, Math.max(0, since + limit - Date.now()));
    return () => clearTimeout(timer);
  }, [isError, isHeld, isFollowed, since]);

  // it stays while it is hovered or focused, and while the user is in another window
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    const by = { pointer: false, focus: false, window: false };
    const listen = (target: EventTarget, event: string, holder: keyof typeof by, holds: boolean) =>
      target.addEventListener(
        event,
        () => {
          by[holder] = holds;
          const isStillHeld = Object.values(by).includes(true);
          setHeld(isStillHeld);
          // a notice does not disappear at the moment the pointer or focus leaves it
          if (!isStillHeld) setSince(Date.now() - shownFor.alone + shownFor.before);
        },
        { signal: leaving.signal },
      );
    listen(element, 'pointerenter', 'pointer', true);
    listen(element, 'pointerleave', 'pointer', false);
    listen(element, 'focusin', 'focus', true);
    listen(element, 'focusout', 'focus', false);
    listen(window, 'blur', 'window', true);
    listen(window, 'focus', 'window', false);
    return () => leaving.abort();
  }, []);

  return (
    <div ref={box} role="alert" className={isError ? styles.error : styles.success}>
      <span>
        {typeof message === 'string' && isKey(message)
          ? translate(message, { _: message, ...notificationOptions?.messageArgs })
          : message}
      </span>
      {/* in a drawer it is beside the drawer's own 닫기, hence the different label */}
      <button type="button" className={styles.close} aria-label="알림 지우기" onClick={onGone}>
        <Icon outline={icons.close} isInText />
      </button>
    </div>
  );
};

/**
 * Shows the messages of react-admin's `useNotify` one at a time, above any dialog. Errors stay until they are closed.
 */
export const Notices = () => {
  const notices = useNoticeStore((state) => state.notices);
  const [openedAt] = useState(() => Date.now());
  const place = usePlaceOnTop();
  useEffect(() => dropOldNotices(openedAt), [openedAt]);
  const [first, second] = notices.filter(({ at }) => isNews(at, openedAt));
  if (!first) return null;
  return createPortal(
    <Notice
      key={first.number}
      notice={first.notice}
      isFollowed={second !== undefined}
      onGone={removeFirstNotice}
    />,
    place,
  );
};
