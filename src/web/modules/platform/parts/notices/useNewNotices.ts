import { useEffect, useRef } from 'react';
import { announce } from '#web/kit/announce/announce.tsx';

/** Minimum interval between announcements, in ms: ten comments within a minute are announced once. */
const quiet = 30_000;

/** Announces new notices to screen readers, in the visible tab only and not too often. */
export const useNewNotices = (pending: number): void => {
  const before = useRef(pending);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const isMore = pending > before.current;
    before.current = pending;
    if (!isMore || document.visibilityState !== 'visible') return;
    const now = performance.now();
    if (now - saidAt.current < quiet) return;
    saidAt.current = now;
    announce(`읽지 않은 알림이 ${pending}건 있습니다.`);
  }, [pending]);
};
